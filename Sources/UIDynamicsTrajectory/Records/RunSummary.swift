// SPDX-License-Identifier: MIT

/// How a run ended, in one value.
package struct RunSummary: Equatable, Sendable {
  /// Why the run ended; the raw value is its name in the summary.
  package enum Status: String, CaseIterable, Sendable {
    /// The animator paused.
    case stasis
    /// The time limit was reached.
    case timeLimit
    /// Somebody asked for the end, or the scene did.
    case stopped
    /// A guard stopped the run: a number that is not finite, an expression without a value, a loop.
    case `guard`
  }

  /// One item at the end of the run.
  package struct Item: Equatable, Sendable {
    package var id: String
    package var state: ItemState
    package var measures: ItemMeasures

    package init(id: String, state: ItemState, measures: ItemMeasures) {
      (self.id, self.state, self.measures) = (id, state, measures)
    }
  }

  /// How many contacts the collision behaviors reported.
  package struct Contacts: Equatable, Sendable {
    package var began: Int
    package var ended: Int

    package init(began: Int = 0, ended: Int = 0) {
      (self.began, self.ended) = (began, ended)
    }
  }

  /// What the scene expected of the run, and what came of it.
  package struct Expectation: Equatable, Sendable {
    /// As the scene puts it, as in `always: square.center.y < 700`.
    package var text: String
    /// Where it stands in the scene, as in "scene.json:12:5" and "/expect/0".
    package var place: String
    package var pointer: String
    package var passed: Bool
    /// The tick at which it was decided.
    package var tick: Int
    /// Why it failed, as far as there is more to say than that it did; nil if it did not.
    package var detail: String?
    /// How far it was met; nil where the run ended before that could be seen.
    package var margin: ExpectationMargin?

    /// The detail of one that a stopped run left open.
    package static var unchecked: String { "the run stopped before this was checked" }

    package var isUnchecked: Bool { detail == Self.unchecked }

    package init(
      text: String, place: String, pointer: String, passed: Bool, tick: Int, detail: String?,
      margin: ExpectationMargin?
    ) {
      (self.text, self.place, self.pointer) = (text, place, pointer)
      (self.passed, self.tick, self.detail) = (passed, tick, detail)
      self.margin = margin
    }

    /// What there is to say of one that failed.
    package var failure: String { "did not come true at tick \(tick): \(text)" }
  }

  /// The scene's file name without its folders: where it lay does not change what it does.
  package var scene: String
  /// The values of the scene's parameters in this run.
  package var parameters: [RecordMember]
  package var status: Status
  /// The status as a sentence, with its numbers.
  package var reason: String
  /// The tick of the last row, and its time in s.
  package var ticks: Int
  package var time: Double
  /// The animator's elapsed time in s; it stands still while the animator is paused.
  package var elapsedTime: Double
  package var items: [Item]
  package var contacts: Contacts
  package var expectations: [Expectation]
  /// A digest of the engine's whole motion state.
  package var stateHash: UInt64
  /// Raised with every intended change of motion.
  package var numericsID: String
  /// The version of the tool.
  package var version: String

  package init(
    scene: String, parameters: [RecordMember] = [], status: Status, reason: String, ticks: Int,
    time: Double, elapsedTime: Double, items: [Item], contacts: Contacts,
    expectations: [Expectation] = [], stateHash: UInt64, numericsID: String, version: String
  ) {
    (self.scene, self.parameters) = (scene, parameters)
    (self.status, self.reason) = (status, reason)
    (self.ticks, self.time, self.elapsedTime) = (ticks, time, elapsedTime)
    (self.items, self.contacts, self.expectations) = (items, contacts, expectations)
    (self.stateHash, self.numericsID, self.version) = (stateHash, numericsID, version)
  }

  package var failedExpectations: [Expectation] { expectations.filter { !$0.passed } }

  package var meetsExpectations: Bool { expectations.allSatisfy { $0.passed } }

  /// Why a guard stopped the run; nil where none did.
  package var stop: String? { status == .guard ? Self.sentence(ofStop: reason) : nil }

  package static func sentence(ofStop reason: String) -> String { "the run was stopped: \(reason)" }
}
