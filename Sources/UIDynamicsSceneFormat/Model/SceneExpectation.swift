// SPDX-License-Identifier: MIT

package struct SceneExpectation: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The condition must hold at the first tick at or after a time in seconds; `nil` means the end of the run.
    case at(Double?, Expression)
    case always(Expression)
    case never(Expression)
    case count(of: SceneOccurrence, ClosedRange<Int>)
    /// The animator must pause by this time in seconds and must not resume.
    case settlesWithin(Double)
    case match(SceneMatch)
  }

  package var kind: Kind
  package var location: SceneLocation
  package var each: SceneEach?

  package init(_ kind: Kind, at location: SceneLocation) {
    (self.kind, self.location) = (kind, location)
  }

  package var match: SceneMatch? {
    if case .match(let match) = kind { match } else { nil }
  }
}

package struct SceneOccurrence: Equatable, Sendable {
  /// The trigger of an event, or the name of an emitted record.
  package var name: String
  /// The contacts that count; `nil` for all occurrences of the name.
  package var filter: SceneContactFilter?
  /// The filter in messages: ", item: knob".
  package var clause: String

  package init(_ name: String, _ filter: SceneContactFilter? = nil, clause: String = "") {
    (self.name, self.filter, self.clause) = (name, filter, clause)
  }
}

package struct SceneVariable: Equatable, Sendable {
  package var name: String
  package var initial: ExpressionValue
}

package struct SceneParameter: Equatable, Sendable {
  package var name: String
  package var value: ExpressionValue
  /// The allowed range of a number.
  package var bounds: ClosedRange<Double> = -.infinity ... .infinity
  package var description: String?
}
