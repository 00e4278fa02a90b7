// SPDX-License-Identifier: MIT

/// A part of a scene whose expressions are worked out anew whenever it is needed.
package struct SceneTemplate: Equatable, Sendable {
  /// Its place in the document.
  let value: JSONValue
}

/// The parts of a scene that hold expressions; two scenes never share theirs.
package struct SceneTemplates: Equatable, Sendable {
  package let maker: any SceneTemplateMaker

  package static func == (one: SceneTemplates, other: SceneTemplates) -> Bool {
    one.maker === other.maker
  }
}

/// Makes the parts of a scene that hold expressions, with the values these have now, or tells the
/// expressions themselves.
///
/// The document they are written in stays behind this: who runs the scene gets plain values.
package protocol SceneTemplateMaker: AnyObject, Sendable {
  /// A behavior of the scene as it is now.
  ///
  /// What its expressions come to must be what its keys take; a fault names the key and its range.
  func behavior<Context: ExpressionContext>(
    _ behavior: SceneBehavior, at index: Int, in context: borrowing Context
  ) throws(ExpressionFault) -> SceneBehavior

  /// The boundary of an `addBoundary` action as it is now.
  func boundary<Context: ExpressionContext>(
    _ template: SceneTemplate, in context: borrowing Context
  ) throws(ExpressionFault) -> SceneBoundary

  /// A behavior as it is written, with 0 in the place of what expressions come to later.
  func draft(of behavior: SceneBehavior, at index: Int) -> SceneBehavior

  /// The boundary of an `addBoundary` action, likewise.
  func draft(of template: SceneTemplate) -> SceneBoundary?

  /// The expressions in a behavior that are worked out when it is added.
  func expressions(ofBehavior index: Int) -> [Expression]

  /// The expressions in the boundary of an `addBoundary` action.
  func expressions(of template: SceneTemplate) -> [Expression]

  /// What stands in a behavior under one key after the other, elements by their numbers; nil for nothing.
  func operand(ofBehavior index: Int, at path: [String]) -> SceneOperand?

  /// What stands in the boundary of an `addBoundary` action, likewise.
  func operand(of template: SceneTemplate, at path: [String]) -> SceneOperand?
}
