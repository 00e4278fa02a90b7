// SPDX-License-Identifier: MIT

/// An assertion that a run checks.
package struct SceneExpectation: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// At the first tick at or behind this time, s; nil for the end of the run.
    case at(Double?, Expression)
    case always(Expression)
    case never(Expression)
    /// How often something must happen.
    case count(of: SceneOccurrence, ClosedRange<Int>)
    /// The animator must have paused at this time, s, and not run again.
    case settlesWithin(Double)
    /// The run must stay near a recorded motion.
    case match(SceneMatch)
  }

  package var kind: Kind
  /// Where it stands in the scene, for the report.
  package var place: ScenePlace
  /// What `each` is in it, for one with a `forEach`.
  package var each: SceneEach?

  package init(_ kind: Kind, at place: ScenePlace) { (self.kind, self.place) = (kind, place) }

  /// The recording that a run must stay near; nil where something else is expected.
  package var match: SceneMatch? {
    if case .match(let match) = kind { match } else { nil }
  }
}

/// Something that an expectation counts.
package struct SceneOccurrence: Equatable, Sendable {
  /// That of an event or an emitted one.
  package var name: String
  /// Which contacts; nil for all that have the name.
  package var filter: SceneContactFilter?
  /// The filter as the scene puts it: ", item: knob".
  package var clause: String

  package init(_ name: String, _ filter: SceneContactFilter? = nil, clause: String = "") {
    (self.name, self.filter, self.clause) = (name, filter, clause)
  }
}

/// A named value that actions may set.
package struct SceneVariable: Equatable, Sendable {
  package var name: String
  package var initial: ExpressionValue
}

/// A named constant of a scene, with the value this run has for it.
package struct SceneParameter: Equatable, Sendable {
  package var name: String
  package var value: ExpressionValue
  /// What a number may be.
  package var bounds: ClosedRange<Double> = -.infinity ... .infinity
  package var description: String?
}
