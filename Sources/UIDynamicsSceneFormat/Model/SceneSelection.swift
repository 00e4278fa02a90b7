// SPDX-License-Identifier: MIT

/// The items or behaviors that an action affects, in that order.
package struct SceneSelection: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case known([Int])
    /// An expression for an id, evaluated when the action runs.
    case computed(Expression)
  }

  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  package var known: [Int] {
    parts.flatMap { part -> [Int] in
      if case .known(let indices) = part { return indices }
      return []
    }
  }

  package var isOpen: Bool {
    parts.contains { if case .computed = $0 { true } else { false } }
  }

  package var expressions: [Expression] {
    parts.compactMap { if case .computed(let expression) = $0 { expression } else { nil } }
  }
}

extension SceneSelection: ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  package init(integerLiteral index: Int) { self.init([.known([index])]) }

  package init(arrayLiteral indices: Int...) { self.init([.known(indices)]) }
}
