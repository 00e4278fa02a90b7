// SPDX-License-Identifier: MIT

/// A part of a scene whose expressions are evaluated on each use.
package struct SceneTemplate: Equatable, Sendable {
  let value: JSONValue
  /// True to evaluate only the expressions of the moment when a behavior is added.
  var isOfBehavior = false
}

/// A behavior with the values of the expressions it was made from.
package struct WorkedOutBehavior: Sendable {
  package let behavior: SceneBehavior
  let values: [Int: ExpressionValue]

  /// Compares bits.
  func isMade(of others: [Int: ExpressionValue]) -> Bool {
    values.count == others.count
      && values.allSatisfy { index, value in others[index]?.isIdentical(to: value) == true }
  }
}

/// The parts of a scene with expressions; scenes are equal only if they share the maker.
package struct SceneTemplates: Equatable, Sendable {
  package let maker: any SceneTemplateMaker
  /// Behaviors before the first tick by index, reused if their expressions have the same values.
  package var known: [Int: WorkedOutBehavior] = [:]

  /// Evaluates a behavior; a value outside of its key's range throws a fault that names both.
  package func behavior(
    _ behavior: SceneBehavior, at index: Int, in context: any ExpressionContext
  ) throws(ExpressionFault) -> SceneBehavior {
    try maker.workOut(behavior, at: index, in: context, knowing: known[index]).behavior
  }

  package static func == (one: SceneTemplates, other: SceneTemplates) -> Bool {
    one.maker === other.maker
  }
}

/// Evaluates the parts of a scene with expressions, and hides the document from the runner.
package protocol SceneTemplateMaker: AnyObject, Sendable {
  /// Returns the known behavior if its expressions have the same values.
  func workOut(
    _ behavior: SceneBehavior, at index: Int, in context: any ExpressionContext,
    knowing known: WorkedOutBehavior?
  ) throws(ExpressionFault) -> WorkedOutBehavior

  func boundary(
    _ template: SceneTemplate, in context: any ExpressionContext
  ) throws(ExpressionFault) -> SceneBoundary

  /// Returns a behavior with a zero value for each expression evaluated later.
  func draft(of behavior: SceneBehavior) -> SceneBehavior

  /// Returns the boundary of an `addBoundary` action with zeros for its expressions.
  func draft(of template: SceneTemplate) -> SceneBoundary?

  /// The expressions of a part that are evaluated together.
  func expressions(of template: SceneTemplate) -> [Expression]

  func operand(of template: SceneTemplate, at path: [String]) -> SceneOperand?
}
