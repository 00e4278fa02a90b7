// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Elements independent of parameters, which need no further check when parameters change.
struct ReusableElements: Sendable {
  private var expressions: [Int: SceneExpressions] = [:]

  init() {}

  /// The scene must be valid, and its names must not depend on its parameters.
  init(_ outline: SceneOutline, _ found: SceneExpressions, _ parameters: [String]) {
    for list in ["behaviors", "gestures", "events", "expect"] {
      for element in outline.root.elements(list) {
        let inside = found.part(element, of: outline.document)
        if inside.last(without: parameters) { expressions[element.index] = inside }
      }
    }
  }

  func expressions(in element: JSONValue) -> SceneExpressions? {
    expressions.isEmpty ? nil : expressions[element.index]
  }
}

extension SceneExpressions {
  fileprivate func last(without parameters: [String]) -> Bool {
    entries.allSatisfy { entry in
      let expression = entry.expression
      if entry.moment == .load, !expression.isConstant { return false }
      return !parameters.contains { expression.text.contains($0) }
    }
  }
}
