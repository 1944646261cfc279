// What each event is called in files and on the wire, and which fields it has: one place for
// writers and readers of every form. describe(archive, event) calls for each field
//   archive.need(name, value)   a field that is always there
//   archive.may(name, value)    one that is left out where it has its value from the start
// and may change the value where the event is not const.
#pragma once

#include <array>
#include <concepts>
#include <string_view>
#include <type_traits>
#include <variant>

#include "arbiter/duty.hpp"
#include "arbiter/ending.hpp"
#include "arbiter/event.hpp"
#include "arbiter/ruling.hpp"

namespace arbiter {

// By the place of the event in Happening.
inline constexpr std::array<std::string_view, std::variant_size_v<Happening>> kEventNames = {
    "started",
    "moved",
    "draw-offered",
    "draw-declined",
    "take-back-asked",
    "take-back-refused",
    "took-back",
    "rematch-offered",
    "rematch-declined",
    "rematch-agreed",
    "presence",
    "ruling-proposed",
    "ruling-confirmed",
    "ruling-overridden",
    "went-back",
    "clocks-stopped",
    "clocks-started",
    "clock-set",
    "decided",
    "noted",
    "ended",
};

template <class E, class T>
concept Is = std::same_as<std::remove_const_t<E>, T>;

// Parts of events.

template <class Archive, Is<Duty> D>
void describe(Archive& archive, D& duty) {
  archive.may("duty", duty.kind);
  archive.may("own", duty.own);
  archive.may("target", duty.target);
}

template <class Archive, Is<Ending> E>
void describe(Archive& archive, E& ending) {
  archive.need("reason", ending.outcome.reason);
  archive.may("winner", ending.outcome.winner);
  archive.may("end-rule", ending.rule);
  archive.may("plies", ending.cycle);
}

template <class Archive, Is<Penalty> P>
void describe(Archive& archive, P& penalty) {
  archive.may("warnings", penalty.warnings);
  archive.may("fouls", penalty.fouls);
  archive.may("time-off", penalty.time_off);
  archive.may("begin-again", penalty.begin_again);
  archive.may("back-to", penalty.back_to);
  describe(archive, penalty.duty);
  archive.part("reason", penalty.ends);
}

template <class Archive, Is<Incident> I>
void describe(Archive& archive, I& incident) {
  archive.need("incident", incident.kind);
  archive.need("by", incident.by);
  archive.may("squares", incident.squares);
  archive.may("move", incident.move);
  archive.may("count", incident.count);
  archive.may("announced", incident.announced);
  archive.may("note", incident.note);
}

template <class Archive, Is<Ruling> R>
void describe(Archive& archive, R& ruling) {
  archive.need("ruling", ruling.id);
  describe(archive, ruling.incident);
  archive.need("finding", ruling.finding);
  archive.need("rule", ruling.rule);
  archive.may("ply", ruling.ply);
  describe(archive, ruling.penalty);
}

// Events without fields.
template <class Archive, class E>
  requires Is<E, Started> || Is<E, RematchAgreed>
void describe(Archive& /*archive*/, E& /*event*/) {}

// Events that say who alone.
template <class Archive, class E>
  requires Is<E, DrawOffered> || Is<E, DrawDeclined> || Is<E, TakeBackRefused> ||
           Is<E, RematchOffered> || Is<E, RematchDeclined>
void describe(Archive& archive, E& event) {
  archive.need("by", event.by);
}

template <class Archive, Is<Moved> E>
void describe(Archive& archive, E& event) {
  archive.need("by", event.by);
  archive.need("move", event.move);
  archive.may("lag", event.lag);
  archive.may("left", event.left);
  archive.may("periods", event.periods);
}

template <class Archive, Is<TakeBackAsked> E>
void describe(Archive& archive, E& event) {
  archive.need("by", event.by);
  archive.need("to-ply", event.to_ply);
}

template <class Archive, Is<TookBack> E>
void describe(Archive& archive, E& event) {
  archive.need("to-ply", event.to_ply);
}

template <class Archive, Is<PresenceChanged> E>
void describe(Archive& archive, E& event) {
  archive.need("side", event.side);
  archive.need("present", event.present);
}

template <class Archive, Is<RulingProposed> E>
void describe(Archive& archive, E& event) {
  describe(archive, event.ruling);
}

template <class Archive, Is<RulingConfirmed> E>
void describe(Archive& archive, E& event) {
  archive.need("ruling", event.ruling);
  archive.need("arbiter", event.arbiter);
}

template <class Archive, Is<RulingOverridden> E>
void describe(Archive& archive, E& event) {
  archive.need("ruling", event.ruling);
  archive.need("arbiter", event.arbiter);
  archive.need("why", event.reason);
  describe(archive, event.instead);
}

template <class Archive, Is<WentBack> E>
void describe(Archive& archive, E& event) {
  archive.need("to-ply", event.to_ply);
  archive.need("arbiter", event.arbiter);
  archive.need("why", event.reason);
  describe(archive, event.duty);
}

template <class Archive, Is<ClocksStopped> E>
void describe(Archive& archive, E& event) {
  archive.may("arbiter", event.arbiter);
  archive.may("why", event.reason);
}

template <class Archive, Is<ClocksStarted> E>
void describe(Archive& archive, E& event) {
  archive.may("arbiter", event.arbiter);
}

template <class Archive, Is<ClockSet> E>
void describe(Archive& archive, E& event) {
  archive.need("side", event.side);
  archive.need("left", event.left);
  archive.may("periods", event.periods);
  archive.need("arbiter", event.arbiter);
  archive.need("why", event.reason);
}

template <class Archive, Is<Decided> E>
void describe(Archive& archive, E& event) {
  archive.may("outcome", event.outcome);
  archive.need("arbiter", event.arbiter);
  archive.need("why", event.reason);
}

template <class Archive, Is<Noted> E>
void describe(Archive& archive, E& event) {
  archive.may("arbiter", event.arbiter);
  archive.need("text", event.text);
}

template <class Archive, Is<Ended> E>
void describe(Archive& archive, E& event) {
  describe(archive, event.ending);
  archive.may("ruling", event.ruling);
}

}  // namespace arbiter
