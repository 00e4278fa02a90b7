// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// A parsed and checked expression, in which all names are resolved and all types match.
///
/// This is a class because a run passes expressions around in every tick.
package final class Expression: Equatable, Sendable {
  package let type: ExpressionType
  /// The source text without the leading `=`.
  package let text: String
  package let tree: ExpressionTree
  /// True if each evaluation draws random numbers, so the expression must not be evaluated twice.
  package let isRandom: Bool
  /// An upper bound for the operations of one evaluation.
  let steps: Double

  package convenience init(_ value: ExpressionValue, text: String) {
    let node = ExpressionNode(
      .constant(value), value.type, at: SourceRange(0, text.utf8.count))
    self.init(text: text, tree: ExpressionTree(nodes: [node]), type: value.type, steps: 1)
  }

  private init(text: String, tree: ExpressionTree, type: ExpressionType, steps: Double) {
    (self.type, self.steps) = (type, steps)
    (self.text, self.tree) = (text, tree)
    isRandom = tree.nodes.contains(where: { $0.isRandomCall })
  }

  package static func signHint(_ text: String) -> String {
    "an expression starts with \"=\": \(quoted("=" + text))"
  }

  package static func == (one: Expression, other: Expression) -> Bool {
    (one.text, one.type, one.tree) == (other.text, other.type, other.tree)
  }

  /// Parses and checks the bytes of a string after the first `prefix` bytes.
  ///
  /// Problem ranges are relative to the first byte of the string: in `"=a + b"`, `a` is at 1.
  package static func check(
    _ utf8: ArraySlice<UInt8>, after prefix: Int = 0, expecting types: ExpressionTypes,
    in scope: any ExpressionScope
  ) throws(ExpressionProblems) -> Expression {
    let bytes = Array(utf8.dropFirst(prefix))
    let problems: [TextProblem]
    do throws(TextProblem) {
      try checkSize(bytes)
      var parser = try ExpressionParser(bytes, in: scope)
      let whole = try parser.parse()
      // A missing node without a problem means that a name's definition is invalid, which is reported there.
      if let type = whole.type, types.contains(type), whole.node != nil,
        parser.checker.problems.isEmpty
      {
        let (tree, text) = (parser.checker.tree, String(decoding: bytes, as: UTF8.self))
        return Expression(text: text, tree: tree, type: type, steps: try steps(of: tree, bytes))
      }
      problems = parser.checker.problems + mismatch(whole, types)
    } catch {
      problems = [error]
    }
    throw ExpressionProblems(problems, shiftedBy: prefix)
  }

  private static func checkSize(_ bytes: [UInt8]) throws(TextProblem) {
    guard bytes.count > ExpressionLimit.bytes else { return }
    throw TextProblem(
      .limitExceeded,
      "the expression has \(Sentence.number(bytes.count)) bytes; the limit is "
        + Sentence.number(ExpressionLimit.bytes), at: SourceRange(0, bytes.count),
      hint: "store part of it in a variable")
  }

  /// Limits the steps of an expression, because nested list functions can make a short text expensive.
  private static func steps(
    of tree: ExpressionTree, _ bytes: [UInt8]
  ) throws(TextProblem) -> Double {
    let steps = tree.steps(tree.root)
    guard steps > Double(ExpressionLimit.steps) else { return steps }
    throw TextProblem(
      .limitExceeded,
      "the expression takes \(Sentence.number(steps)) steps; the limit is"
        + " \(Sentence.number(ExpressionLimit.steps))", at: SourceRange(0, bytes.count),
      hint: "nested list functions take a step for each pair of items")
  }

  private static func mismatch(
    _ whole: ExpressionOperand, _ types: ExpressionTypes
  ) -> [TextProblem] {
    guard let type = whole.type, !types.contains(type) else { return [] }
    return [
      TextProblem(
        .expressionType, "the expression must be \(types.noun), not \(type.noun)",
        at: whole.range,
        hint: type == .vector && types.contains(.number)
          ? ExpressionChecker.vectorHint
          : types.contains(.string) && type != .vector ? ExpressionType.textHint : nil)
    ]
  }

  package var references: [ExpressionReference] {
    tree.nodes.compactMap {
      if case .reference(let reference) = $0.content { reference } else { nil }
    }
  }

  package var spaceOwners: [SpaceOwner] {
    tree.things.flatMap { thing -> [SpaceOwner] in
      switch thing {
      case .space(let owner), .frame(let owner), .bounds(let owner): [owner]
      case .list(let list): list.items.map { .item($0) }
      case .rect: []
      }
    }
  }

  /// True if the value never changes; a list is not constant because copies can extend it.
  package var isConstant: Bool {
    tree.nodes.allSatisfy { node in
      switch node.content {
      case .reference, .aggregate: false
      case .call(let function, _, _):
        !function.isRandom && function.signatures[0].parameters.allSatisfy { $0.type != nil }
      case .constant, .component, .prefix, .infix, .conditional: true
      }
    }
  }

  var constantText: String? {
    guard isConstant, case .string(let text)? = try? evaluate(in: NoContext()) else { return nil }
    return text
  }

  func evaluation(in context: any ExpressionContext) -> ExpressionEvaluation {
    ExpressionEvaluation(expression: self, context: context)
  }

  /// Evaluates the expression; throws a fault if the value is not finite.
  package func evaluate(
    in context: any ExpressionContext
  ) throws(ExpressionFault) -> ExpressionValue {
    do throws(ExpressionFault) {
      return try evaluation(in: context).value(tree.root)
    } catch {
      throw error.within(text)
    }
  }
}

final class NoContext: ExpressionContext {
  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    throw ExpressionFault("the value is not available")
  }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double { 0 }
}

/// Supplies the values of names during an evaluation.
///
/// This is a class protocol because each evaluation stores the context.
package protocol ExpressionContext: AnyObject {
  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue

  /// The coordinate space of an object; in a scene with a layout, the reference view means its content.
  func space(of owner: SpaceOwner) throws(ExpressionFault) -> ExpressionSpace

  /// The number of the animator's items that intersect a rectangle in reference coordinates.
  func itemCount(in rect: CGRect) throws(ExpressionFault) -> Int

  func draw(_ take: (inout SceneRandom) -> Double) -> Double

  /// False for a copy that does not exist yet.
  func exists(_ item: Int) -> Bool

  /// Binds `each` and returns the previous binding.
  @discardableResult func bind(_ each: SceneEach?) -> SceneEach?
}

extension ExpressionContext {
  package func space(of owner: SpaceOwner) throws(ExpressionFault) -> ExpressionSpace {
    throw ExpressionFault("the value is not available")
  }

  package func itemCount(in rect: CGRect) throws(ExpressionFault) -> Int {
    throw ExpressionFault.knownLater
  }

  package func exists(_ item: Int) -> Bool { true }

  @discardableResult package func bind(_ each: SceneEach?) -> SceneEach? { nil }
}

/// An error during an evaluation, which ends the run.
package struct ExpressionFault: Error, Equatable {
  /// Names the operation and its operands, without a period.
  package var message: String
  package var expression: String
  package var hint: String?
  /// True if the expression refers to something that does not currently exist.
  package var isOfAbsence = false

  package init(_ message: String, in expression: String = "", hint: String? = nil) {
    (self.message, self.expression, self.hint) = (message, expression, hint)
  }

  package static func absence(_ message: String, hint: String? = nil) -> ExpressionFault {
    var fault = ExpressionFault(message, hint: hint)
    fault.isOfAbsence = true
    return fault
  }

  static var knownLater: ExpressionFault {
    ExpressionFault("the value is available only while the scene runs")
  }

  func within(_ text: String) -> ExpressionFault {
    var fault = self
    if fault.expression.isEmpty { fault.expression = text }
    return fault
  }
}
