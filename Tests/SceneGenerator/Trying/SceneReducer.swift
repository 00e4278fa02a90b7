// SPDX-License-Identifier: MIT

/// Reduces a scene as long as it still shows a fault.
package struct SceneReducer {
  private let shows: (JSONTree) -> Bool
  private var tree: JSONTree
  private var trials: Int

  /// Returns the smallest tree found for which `shows` is true.
  package static func reduce(
    _ tree: JSONTree, trials: Int = 4_000, while shows: @escaping (JSONTree) -> Bool
  ) -> JSONTree {
    var reducer = SceneReducer(shows: shows, tree: tree, trials: trials)
    reducer.reduce()
    return reducer.tree
  }

  private init(shows: @escaping (JSONTree) -> Bool, tree: JSONTree, trials: Int) {
    (self.shows, self.tree, self.trials) = (shows, tree, trials)
  }

  private mutating func reduce() {
    var before = tree
    repeat {
      before = tree
      removeParts()
      simplifyParts()
    } while tree != before && trials > 0
  }

  /// Accepts a candidate that still shows the fault.
  private mutating func accept(_ candidate: JSONTree) -> Bool {
    guard trials > 0, candidate != tree else { return false }
    trials -= 1
    guard shows(candidate) else { return false }
    tree = candidate
    return true
  }

  /// Tries large parts before small ones, and later parts before earlier ones on which they may depend.
  private mutating func removeParts() {
    var index = 0
    var paths = tree.paths
    while index < paths.count {
      if accept(tree.removing(at: paths[index][...])) {
        paths = tree.paths
      } else {
        index += 1
      }
    }
  }

  private mutating func simplifyParts() {
    for path in tree.paths {
      guard let value = tree.value(at: path[...]) else { continue }
      for simpler in value.simpler where accept(tree.replacing(at: path[...], by: simpler)) {
        break
      }
    }
  }
}

extension JSONTree {
  /// The paths to all values; those nearer to the root come first, and in a list, the last elements come first.
  fileprivate var paths: [[Step]] {
    var (level, found) = ([(path: [Step](), value: self)], [[Step]]())
    while !level.isEmpty {
      level = level.flatMap { parent in
        parent.value.parts.reversed().map { (parent.path + [$0.step], $0.value) }
      }
      found += level.map(\.path)
    }
    return found
  }

  private var parts: [(step: Step, value: JSONTree)] {
    switch self {
    case .array(let elements): elements.enumerated().map { (.index($0.offset), $0.element) }
    case .object(let members): members.map { (.key($0.key), $0.value) }
    case .null, .boolean, .number, .text: []
    }
  }

  fileprivate func value(at path: ArraySlice<Step>) -> JSONTree? {
    guard let step = path.first else { return self }
    return parts.first { $0.step == step }?.value.value(at: path.dropFirst())
  }

  fileprivate func replacing(at path: ArraySlice<Step>, by new: JSONTree) -> JSONTree {
    guard let step = path.first else { return new }
    switch self {
    case .array(let elements):
      return .array(
        elements.enumerated().map {
          step == .index($0.offset)
            ? $0.element.replacing(at: path.dropFirst(), by: new) : $0.element
        })
    case .object(let members):
      return .object(
        members.map {
          Member(
            $0.key,
            step == .key($0.key) ? $0.value.replacing(at: path.dropFirst(), by: new) : $0.value)
        })
    case .null, .boolean, .number, .text: return self
    }
  }

  fileprivate var simpler: [JSONTree] {
    switch self {
    case .null, .boolean: []
    case .number(let value):
      [0, 1, 100, value.rounded()].filter { $0.magnitude <= value.magnitude && $0 != value }
        .map { .number($0) }
    case .text(let text) where text.hasPrefix("="): [0, 1, 100].map { .number($0) }
    case .text(let text): text.count > 1 ? [.text(""), .text(String(text.prefix(1)))] : []
    case .array(let elements):
      elements.count < 4
        ? []
        : [
          .array(Array(elements.prefix(elements.count / 2))),
          .array(Array(elements.suffix(elements.count / 2))),
        ]
    case .object: []
    }
  }
}
