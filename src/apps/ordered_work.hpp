// Work done by several threads, its results taken in the order of the input. At most a few items
// for each thread are under way, so memory stays bounded however long the input is.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <future>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace apps {

// Tasks that threads wait for. Any thread may use it.
template <class Task>
class TaskQueue {
 public:
  void push(Task task) {
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    ready_.notify_one();
  }
  // No more tasks will come.
  void close() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
    }
    ready_.notify_all();
  }
  // The next task; waits for one, and gives nothing when there will be none.
  std::optional<Task> pop() {
    std::unique_lock lock(mutex_);
    ready_.wait(lock, [this] { return closed_ || !tasks_.empty(); });
    if (tasks_.empty()) return std::nullopt;
    std::optional<Task> task(std::move(tasks_.front()));
    tasks_.pop_front();
    return task;
  }

 private:
  std::mutex mutex_;
  std::condition_variable ready_;
  std::deque<Task> tasks_;
  bool closed_ = false;
};

// Calls deliver(work(item)) for each item that next() gives, until it gives nothing. next and
// deliver run in the calling thread, deliver in the order of the items; work runs in `jobs`
// threads, or in the calling thread where that is 1. What work throws comes out here.
//   next():        std::optional<Item>
//   work(Item):    Output
//   deliver(Output)
template <class Next, class Work, class Deliver>
void run_in_order(int jobs, Next next, Work work, Deliver deliver) {
  if (jobs <= 1) {
    while (auto item = next()) deliver(work(std::move(*item)));
    return;
  }
  using Item = typename decltype(next())::value_type;
  using Output = decltype(work(std::declval<Item>()));
  constexpr std::size_t kItemsPerThread = 4;
  const std::size_t most = kItemsPerThread * static_cast<std::size_t>(jobs);

  TaskQueue<std::packaged_task<Output()>> queue;
  struct Closer {
    TaskQueue<std::packaged_task<Output()>>& queue;
    ~Closer() { queue.close(); }
  };
  std::vector<std::jthread> threads;
  const Closer closer{queue};  // goes before the threads, which then end
  threads.reserve(static_cast<std::size_t>(jobs));
  for (int i = 0; i < jobs; ++i) {
    threads.emplace_back([&queue] {
      while (auto task = queue.pop()) (*task)();
    });
  }

  std::deque<std::future<Output>> under_way;
  const auto deliver_first = [&] {
    deliver(under_way.front().get());
    under_way.pop_front();
  };
  while (auto item = next()) {
    if (under_way.size() == most) deliver_first();
    std::packaged_task<Output()> task(
        [&work, item = std::move(*item)]() mutable { return work(std::move(item)); });
    under_way.push_back(task.get_future());
    queue.push(std::move(task));
  }
  while (!under_way.empty()) deliver_first();
}

}  // namespace apps
