// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension SceneGenerator {
  /// Returns a scene without the parts that the validator rejects, and the number of removed parts.
  package static func validScene(seed: UInt64) -> (scene: JSONTree, removed: Int) {
    var (tree, removed) = (scene(seed: seed), 0)
    for _ in 0..<40 {
      let loading = SceneLoader.load(Array(tree.json.utf8), name: "scene")
      let errors = loading.diagnostics.filter { $0.severity == .error }
      if errors.isEmpty { return (tree, removed) }
      // From last to first, so that earlier paths stay valid.
      for pointer in errors.map(\.pointer.description).reversed() {
        let smaller = tree.removing(at: tree.wayToRemove(pointer)[...])
        if smaller != tree { removed += 1 }
        tree = smaller
      }
    }
    return (.object([]), removed + 1)
  }
}

extension JSONTree {
  /// The path to remove for an error: the value, or its entire list if that contains numbers.
  fileprivate func wayToRemove(_ pointer: String) -> [Step] {
    var path = path(of: pointer)
    while case .index? = path.last, holdsNumbers(at: path.dropLast()) { path.removeLast() }
    return path
  }

  private func holdsNumbers(at path: ArraySlice<Step>) -> Bool {
    guard let first = path.first else {
      guard case .array(let elements) = self else { return false }
      return elements.contains { if case .number = $0 { true } else { false } }
    }
    switch (self, first) {
    case (.array(let elements), .index(let index)) where elements.indices.contains(index):
      return elements[index].holdsNumbers(at: path.dropFirst())
    case (.object, .key(let key)): return self[key]?.holdsNumbers(at: path.dropFirst()) ?? false
    default: return false
    }
  }
}
