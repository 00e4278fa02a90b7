// SPDX-License-Identifier: MIT

/// Selects contacts; a property that is `nil` matches any contact.
package struct SceneContactFilter: Equatable, Sendable {
  package enum Boundary: Equatable, Sendable {
    /// The boundary of the reference bounds, which has no id.
    case implicit
    case named(String)
    case like(SceneIDPattern)

    /// True if the boundary has this id; `nil` means the implicit boundary.
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
    /// `nil` matches any item.
    package var items: Set<Int>?

    package static func items(_ items: Set<Int>) -> Partner {
      Partner(takesItems: true, items: items)
    }
  }

  package var behaviors: Set<Int>?
  /// One of the two items must be among these.
  package var items: Set<Int>?
  package var with: Partner?
  package var boundaries: [Boundary]?
}
