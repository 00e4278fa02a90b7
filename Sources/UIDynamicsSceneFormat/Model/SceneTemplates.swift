// SPDX-License-Identifier: MIT

/// A part of a scene whose expressions are worked out anew whenever it is needed.
package struct SceneTemplate: Equatable, Sendable {
  /// Its place in the document.
  let value: JSONValue
  /// Whether only those count that are worked out when a behavior is added.
  var isOfBehavior = false
}

/// A behavior as its expressions make it, and the values from which they do.
package struct WorkedOutBehavior: Sendable {
  let behavior: SceneBehavior
  /// By the places of the expressions in the document.
  let values: [Int: ExpressionValue]

  /// Whether these are the same values, bit by bit.
  func isMade(of others: [Int: ExpressionValue]) -> Bool {
    values.count == others.count
      && values.allSatisfy { place, value in others[place]?.isIdentical(to: value) == true }
  }
}

/// The parts of a scene that hold expressions; two scenes never share theirs.
package struct SceneTemplates: Equatable, Sendable {
  package let maker: any SceneTemplateMaker
  /// What behaviors are before the first tick, by their places: when they are added, most come to the same
  /// values, and need not be made of them again.
  var known: [Int: WorkedOutBehavior] = [:]

  /// A behavior of the scene as it is now.
  ///
  /// What its expressions come to must be what its keys take; a fault names the key and its range.
  package func behavior(
    _ behavior: SceneBehavior, at index: Int, in context: any ExpressionContext
  ) throws(ExpressionFault) -> SceneBehavior {
    try maker.workOut(behavior, at: index, in: context, knowing: known[index]).behavior
  }

  package static func == (one: SceneTemplates, other: SceneTemplates) -> Bool {
    one.maker === other.maker
  }
}

/// Makes the parts of a scene that hold expressions, with the values these have now, or tells the
/// expressions themselves.
///
/// The document they are written in stays behind this: who runs the scene gets plain values.
package protocol SceneTemplateMaker: AnyObject, Sendable {
  /// A behavior of the scene as it is now: the one that is known, if its expressions come to the same.
  func workOut(
    _ behavior: SceneBehavior, at index: Int, in context: any ExpressionContext,
    knowing known: WorkedOutBehavior?
  ) throws(ExpressionFault) -> WorkedOutBehavior

  /// The boundary of an `addBoundary` action as it is now.
  func boundary(
    _ template: SceneTemplate, in context: any ExpressionContext
  ) throws(ExpressionFault) -> SceneBoundary

  /// A behavior as it is written, with 0 in the place of what expressions come to later.
  func draft(of behavior: SceneBehavior) -> SceneBehavior

  /// The boundary of an `addBoundary` action, likewise.
  func draft(of template: SceneTemplate) -> SceneBoundary?

  /// The expressions in a part that are worked out together.
  func expressions(of template: SceneTemplate) -> [Expression]

  /// What stands in a part under one key after the other, elements by their numbers; nil for nothing.
  func operand(of template: SceneTemplate, at path: [String]) -> SceneOperand?
}
