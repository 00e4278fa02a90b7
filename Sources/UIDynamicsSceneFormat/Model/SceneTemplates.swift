// SPDX-License-Identifier: MIT

/// A part of a scene whose expressions are evaluated each time it is used.
package struct SceneTemplate: Equatable, Sendable {
  let value: JSONValue
  /// True to evaluate only the expressions that are due when a behavior is added.
  var isOfBehavior = false
}

/// A behavior, and the values of the expressions from which it was created.
package struct WorkedOutBehavior: Sendable {
  package let behavior: SceneBehavior
  let values: [Int: ExpressionValue]

  /// Compares exact bits.
  func isMade(of others: [Int: ExpressionValue]) -> Bool {
    values.count == others.count
      && values.allSatisfy { index, value in others[index]?.isIdentical(to: value) == true }
  }
}

/// The parts of a scene that contain expressions; scenes are equal only if they share the maker.
package struct SceneTemplates: Equatable, Sendable {
  package let maker: any SceneTemplateMaker
  /// The behaviors before the first tick, by index; they are reused if their expressions have the same values.
  package var known: [Int: WorkedOutBehavior] = [:]

  /// Evaluates a behavior; if a value is outside its key's range, throws a fault that names both.
  package func behavior(
    _ behavior: SceneBehavior, at index: Int, in context: any ExpressionContext
  ) throws(ExpressionFault) -> SceneBehavior {
    try maker.workOut(behavior, at: index, in: context, knowing: known[index]).behavior
  }

  package static func == (one: SceneTemplates, other: SceneTemplates) -> Bool {
    one.maker === other.maker
  }
}

/// Evaluates the parts of a scene that contain expressions, and hides the document from the runner.
package protocol SceneTemplateMaker: AnyObject, Sendable {
  /// Creates a behavior from its expressions; returns the known one if their values are the same.
  func workOut(
    _ behavior: SceneBehavior, at index: Int, in context: any ExpressionContext,
    knowing known: WorkedOutBehavior?
  ) throws(ExpressionFault) -> WorkedOutBehavior

  func boundary(
    _ template: SceneTemplate, in context: any ExpressionContext
  ) throws(ExpressionFault) -> SceneBoundary

  /// Returns a behavior in which expressions that are evaluated later are zero.
  func draft(of behavior: SceneBehavior) -> SceneBehavior

  /// Returns the boundary of an `addBoundary` action, in which expressions are zero.
  func draft(of template: SceneTemplate) -> SceneBoundary?

  /// The expressions in a part that are evaluated together.
  func expressions(of template: SceneTemplate) -> [Expression]

  func operand(of template: SceneTemplate, at path: [String]) -> SceneOperand?
}
