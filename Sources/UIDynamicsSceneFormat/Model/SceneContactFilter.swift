// SPDX-License-Identifier: MIT

/// Which contacts an event is about; nil for any.
package struct SceneContactFilter: Equatable, Sendable {
  package enum Boundary: Equatable, Sendable {
    /// That of the reference bounds, which has no id.
    case implicit
    case named(String)
    /// Those whose ids a pattern stands for.
    case like(SceneIDPattern)

    /// Whether it stands for the boundary of an id; nil is the implicit one.
    package func matches(_ id: String?) -> Bool {
      switch self {
      case .implicit: id == nil
      case .named(let name): id == name
      case .like(let pattern): id.map(pattern.matches) ?? false
      }
    }
  }

  /// What the item touches.
  package struct Partner: Equatable, Sendable {
    package static let anyItem = Partner(takesItems: true)
    package static let anyBoundary = Partner(takesBoundaries: true)

    package var takesItems = false
    package var takesBoundaries = false
    /// Those that are taken; nil for any.
    package var items: Set<Int>?

    package static func items(_ items: Set<Int>) -> Partner {
      Partner(takesItems: true, items: items)
    }
  }

  package var behaviors: Set<Int>?
  /// One of the two items, and the other.
  package var items: Set<Int>?
  package var with: Partner?
  /// Any of these.
  package var boundaries: [Boundary]?
}
