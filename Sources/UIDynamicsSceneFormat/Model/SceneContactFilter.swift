// SPDX-License-Identifier: MIT

/// Selects contacts; nil properties match any.
package struct SceneContactFilter: Equatable, Sendable {
  package enum Boundary: Equatable, Sendable {
    /// The boundary of the reference bounds, which has no id.
    case implicit
    case named(String)
    case like(SceneIDPattern)

    /// A nil id is the implicit boundary.
    package func matches(_ id: String?) -> Bool {
      switch self {
      case .implicit: id == nil
      case .named(let name): id == name
      case .like(let pattern): id.map(pattern.matches) ?? false
      }
    }
  }

  package struct Partner: Equatable, Sendable {
    package static let anyItem = Partner(takesItems: true)
    package static let anyBoundary = Partner(takesBoundaries: true)

    package var takesItems = false
    package var takesBoundaries = false
    /// Nil matches any item.
    package var items: Set<Int>?

    package static func items(_ items: Set<Int>) -> Partner {
      Partner(takesItems: true, items: items)
    }
  }

  package var behaviors: Set<Int>?
  /// Either of the two items.
  package var items: Set<Int>?
  package var with: Partner?
  package var boundaries: [Boundary]?
}
