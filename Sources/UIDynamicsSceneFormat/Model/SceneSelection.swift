// SPDX-License-Identifier: MIT

/// The items or behaviors that an action is about, in the order in which it is done to them.
package struct SceneSelection: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    /// By their places.
    case known([Int])
    /// The one whose id this gives when the action runs.
    case computed(Expression)
  }

  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  /// Those that are known before the action runs.
  package var known: [Int] {
    parts.flatMap { part -> [Int] in
      if case .known(let places) = part { return places }
      return []
    }
  }

  /// Whether some are known only when the action runs.
  package var isOpen: Bool {
    parts.contains { if case .computed = $0 { true } else { false } }
  }

  package var expressions: [Expression] {
    parts.compactMap { if case .computed(let expression) = $0 { expression } else { nil } }
  }
}

extension SceneSelection: ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  package init(integerLiteral place: Int) { self.init([.known([place])]) }

  package init(arrayLiteral places: Int...) { self.init([.known(places)]) }
}
