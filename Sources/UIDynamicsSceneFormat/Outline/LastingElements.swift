// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Elements of the lists of a scene in which no parameter has a part, with the expressions in them.
///
/// With other values of the parameters they need not be looked at again.
struct LastingElements: Sendable {
  /// By the places of the elements.
  private var expressions: [Int: SceneExpressions] = [:]

  init() {}

  /// Those of a scene without faults whose names are the same for all values of its parameters.
  init(_ outline: SceneOutline, _ found: SceneExpressions, _ parameters: [String]) {
    for list in ["behaviors", "gestures", "events", "expect"] {
      for element in outline.root.elements(list) {
        let inside = found.part(element, of: outline.document)
        if inside.last(without: parameters) { expressions[element.index] = inside }
      }
    }
  }

  /// The expressions in an element; nil for one that has to be looked at.
  func expressions(in element: JSONValue) -> SceneExpressions? {
    expressions.isEmpty ? nil : expressions[element.index]
  }
}

extension SceneExpressions {
  /// Whether they are read, and come to, the same with other values of some parameters.
  fileprivate func last(without parameters: [String]) -> Bool {
    entries.allSatisfy { entry in
      let expression = entry.expression
      if entry.moment == .load, !expression.isConstant { return false }
      return !parameters.contains { expression.text.contains($0) }
    }
  }
}
