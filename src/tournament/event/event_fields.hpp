// What each event is called in files and which fields it has: one place for writers and readers.
// describe(archive, event) calls for each field
//   archive.need(name, value)             a field that is always there
//   archive.may(name, value, otherwise)   one that is left out where it has that value
// and may change the value where the event is not const.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "tournament/event/event.hpp"

namespace tournament {

// By the place of the event in Incident.
inline constexpr std::array<std::string_view, std::variant_size_v<Incident>> kEventNames = {
    "added",   "changed",  "withdrew", "returned", "bye",       "forbidden",
    "lent",    "numbered", "paired",   "result",   "corrected", "undone",
    "revoked", "foul",     "warning",  "adjusted", "note",
};

template <class E, class T>
concept Is = std::same_as<std::remove_const_t<E>, T>;

inline constexpr std::nullopt_t kNotGiven = std::nullopt;

template <class Archive, Is<PlayerAdded> E>
void describe(Archive& archive, E& event) {
  const std::string none;
  archive.need("player", event.player);
  archive.need("name", event.data.name);
  archive.may("rating", event.data.rating, 0);
  archive.may("title", event.data.title, none);
  archive.may("federation", event.data.federation, none);
  archive.may("club", event.data.club, none);
  archive.may("id", event.data.federation_id, none);
  archive.may("birth", event.data.birth, none);
  archive.may("sex", event.data.sex, none);
  archive.may("group", event.data.group, 0);
  archive.may("missed", event.missed, ByeKind::kZero);
}

template <class Archive, Is<PlayerChanged> E>
void describe(Archive& archive, E& event) {
  archive.need("player", event.player);
  archive.may("name", event.name, kNotGiven);
  archive.may("rating", event.rating, kNotGiven);
  archive.may("title", event.title, kNotGiven);
  archive.may("federation", event.federation, kNotGiven);
  archive.may("club", event.club, kNotGiven);
  archive.may("id", event.federation_id, kNotGiven);
  archive.may("birth", event.birth, kNotGiven);
  archive.may("sex", event.sex, kNotGiven);
  archive.may("group", event.group, kNotGiven);
}

template <class Archive, Is<PlayerWithdrew> E>
void describe(Archive& archive, E& event) {
  archive.need("player", event.player);
  archive.may("why", event.reason, std::string());
}

template <class Archive, Is<PlayerReturned> E>
void describe(Archive& archive, E& event) {
  archive.need("player", event.player);
}

template <class Archive, Is<ByeRequested> E>
void describe(Archive& archive, E& event) {
  archive.need("player", event.player);
  archive.need("round", event.round);
  archive.need("kind", event.kind);
}

template <class Archive, Is<MeetingsForbidden> E>
void describe(Archive& archive, E& event) {
  archive.need("players", event.players);
  archive.may("from", event.from, 1);
  archive.may("to", event.to, kNotGiven);
}

template <class Archive, Is<PointsLent> E>
void describe(Archive& archive, E& event) {
  archive.need("points", event.points);
  archive.need("from", event.from);
  archive.need("to", event.to);
  archive.need("first", event.first);
  archive.need("last", event.last);
}

template <class Archive, Is<PlayersNumbered> E>
void describe(Archive& archive, E& event) {
  archive.need("by", event.by);
  archive.need("players", event.players);
}

template <class Archive, Is<RoundPaired> E>
void describe(Archive& archive, E& event) {
  archive.need("round", event.round);
  archive.need("boards", event.boards);
  archive.may("bye", event.bye, kNotGiven);
  archive.may("why", event.reason, std::string());
}

template <class Archive, Is<ResultGiven> E>
void describe(Archive& archive, E& event) {
  archive.need("round", event.round);
  archive.need("board", event.board);
  archive.need("result", event.result);
}

template <class Archive, Is<ResultCorrected> E>
void describe(Archive& archive, E& event) {
  archive.need("round", event.round);
  archive.need("board", event.board);
  archive.need("result", event.result);
  archive.may("reversed", event.reversed, false);
  archive.need("why", event.reason);
}

template <class Archive, Is<RoundUndone> E>
void describe(Archive& archive, E& event) {
  archive.need("round", event.round);
  archive.need("why", event.reason);
}

template <class Archive, Is<EventRevoked> E>
void describe(Archive& archive, E& event) {
  archive.need("event", event.event);
  archive.need("why", event.reason);
}

template <class Archive, Is<FoulGiven> E>
void describe(Archive& archive, E& event) {
  archive.need("player", event.player);
  archive.may("count", event.count, 1);
  archive.may("round", event.round, kNotGiven);
  archive.need("why", event.reason);
}

template <class Archive, Is<WarningGiven> E>
void describe(Archive& archive, E& event) {
  archive.need("player", event.player);
  archive.may("round", event.round, kNotGiven);
  archive.need("why", event.reason);
}

template <class Archive, Is<PointsAdjusted> E>
void describe(Archive& archive, E& event) {
  archive.need("player", event.player);
  archive.need("points", event.points);
  archive.may("round", event.round, kNotGiven);
  archive.need("why", event.reason);
}

template <class Archive, Is<Noted> E>
void describe(Archive& archive, E& event) {
  archive.need("text", event.text);
}

}  // namespace tournament
