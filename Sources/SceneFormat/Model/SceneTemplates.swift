// SPDX-License-Identifier: MIT

/// A part of a scene whose expressions are worked out anew whenever it is needed.
package struct SceneTemplate: Equatable, Sendable {
  /// Its place in the document.
  let value: JSONValue
}

/// The parts of a scene that hold expressions, as they were written.
///
/// The document stays in this layer: who runs the scene asks for a part and gets plain values.
package final class SceneTemplates: Equatable, Sendable {
  package static func == (one: SceneTemplates, other: SceneTemplates) -> Bool { one === other }

  init() {}

  /// A behavior of the scene as it is now.
  package func behavior<Context: ExpressionContext>(
    _ behavior: SceneBehavior, at index: Int, in context: borrowing Context
  ) throws(ExpressionFault) -> SceneBehavior {
    behavior
  }

  /// The boundary of an `addBoundary` action as it is now.
  package func boundary<Context: ExpressionContext>(
    _ template: SceneTemplate, in context: borrowing Context
  ) throws(ExpressionFault) -> SceneBoundary {
    throw ExpressionFault("the boundary is not there")
  }
}
