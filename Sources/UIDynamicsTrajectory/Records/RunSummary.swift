// SPDX-License-Identifier: MIT

package struct RunSummary: Equatable, Sendable {
  /// The reason why the run ended; the raw value is its name in the summary.
  package enum Status: String, CaseIterable, Sendable {
    case stasis
    case timeLimit
    case stopped
    /// Stopped by an error, such as a number that is not finite or an endless cycle of events.
    case `guard`
  }

  package struct Item: Equatable, Sendable {
    package var id: String
    package var state: ItemState
    package var measures: ItemMeasures

    package init(id: String, state: ItemState, measures: ItemMeasures) {
      (self.id, self.state, self.measures) = (id, state, measures)
    }
  }

  package struct Contacts: Equatable, Sendable {
    package var began: Int
    package var ended: Int

    package init(began: Int = 0, ended: Int = 0) {
      (self.began, self.ended) = (began, ended)
    }
  }

  package struct Expectation: Equatable, Sendable {
    /// The expectation as text, for example `always: square.center.y < 700`.
    package var text: String
    /// The location in the scene, such as "scene.json:12:5" and "/expect/0".
    package var location: String
    package var pointer: String
    package var passed: Bool
    package var tick: Int
    package var detail: String?
    /// `nil` if the run ended too early to determine it.
    package var margin: ExpectationMargin?

    package static var unchecked: String { "the run stopped before this was checked" }

    package var isUnchecked: Bool { detail == Self.unchecked }

    package init(
      text: String, location: String, pointer: String, passed: Bool, tick: Int, detail: String?,
      margin: ExpectationMargin?
    ) {
      (self.text, self.location, self.pointer) = (text, location, pointer)
      (self.passed, self.tick, self.detail) = (passed, tick, detail)
      self.margin = margin
    }

    package var failure: String { "failed at tick \(tick): \(text)" }
  }

  /// The file name without folders, so the output does not depend on the file's location.
  package var scene: String
  package var parameters: [RecordMember]
  package var status: Status
  package var reason: String
  /// The tick and time, in s, of the last row.
  package var ticks: Int
  package var time: Double
  /// The animator's elapsed time in s, which does not include pauses.
  package var elapsedTime: Double
  package var items: [Item]
  package var contacts: Contacts
  package var expectations: [Expectation]
  package var stateHash: UInt64
  package var engine: EngineVersion

  package init(
    scene: String, parameters: [RecordMember] = [], status: Status, reason: String, ticks: Int,
    time: Double, elapsedTime: Double, items: [Item], contacts: Contacts,
    expectations: [Expectation] = [], stateHash: UInt64, numericsID: String, version: String
  ) {
    (self.scene, self.parameters) = (scene, parameters)
    (self.status, self.reason) = (status, reason)
    (self.ticks, self.time, self.elapsedTime) = (ticks, time, elapsedTime)
    (self.items, self.contacts, self.expectations) = (items, contacts, expectations)
    self.stateHash = stateHash
    engine = EngineVersion(numericsID: numericsID, version: version)
  }

  package var failedExpectations: [Expectation] { expectations.filter { !$0.passed } }

  package var meetsExpectations: Bool { expectations.allSatisfy { $0.passed } }

  package var stop: String? { status == .guard ? Self.sentence(ofStop: reason) : nil }

  package static func sentence(ofStop reason: String) -> String { "the run was stopped: \(reason)" }
}
