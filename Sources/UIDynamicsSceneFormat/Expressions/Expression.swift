// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// An expression that has been read and checked: every name is known and every type fits.
///
/// A class, though it never changes: a run hands its expressions on at every tick.
package final class Expression: Equatable, Sendable {
  package let type: ExpressionType
  /// As it stands in the scene, without the `=`.
  package let text: String
  package let tree: ExpressionTree
  /// Whether it draws from the random numbers of the scene, so that it must be worked out just once.
  package let isRandom: Bool
  /// How many values and operations are worked out at most.
  let steps: Double

  /// An expression that is one value, for what the scene writes as a literal.
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

  package static func == (one: Expression, other: Expression) -> Bool {
    (one.text, one.type, one.tree) == (other.text, other.type, other.tree)
  }

  /// Reads and checks the bytes of a string, of which the first few are passed over.
  ///
  /// The ranges of the problems are counted from the first byte: with the `=` of `"=a + b"` to be
  /// passed over, `a` is at 1.
  package static func check(
    _ utf8: ArraySlice<UInt8>, after prefix: Int = 0, expecting types: ExpressionTypes,
    in scope: some ExpressionScope
  ) throws(ExpressionProblems) -> Expression {
    let bytes = Array(utf8.dropFirst(prefix))
    let problems: [TextProblem]
    do throws(TextProblem) {
      try checkSize(bytes)
      var parser = try ExpressionParser(bytes, in: scope)
      let whole = try parser.parse()
      // Without a node something in it is wrong elsewhere: the definition of a name.
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
      "the expression has \(Sentence.number(bytes.count)) bytes, and may have "
        + Sentence.number(ExpressionLimit.bytes), at: SourceRange(0, bytes.count),
      hint: "a variable can hold a part of it")
  }

  /// Functions over lists within each other make much work of a short text.
  private static func steps(
    of tree: ExpressionTree, _ bytes: [UInt8]
  ) throws(TextProblem) -> Double {
    let steps = tree.steps(tree.root)
    guard steps > Double(ExpressionLimit.steps) else { return steps }
    throw TextProblem(
      .limitExceeded,
      "the expression takes \(Sentence.number(steps)) steps, and may take"
        + " \(Sentence.number(ExpressionLimit.steps))", at: SourceRange(0, bytes.count),
      hint: "functions over lists within each other take a step for each pair of items")
  }

  private static func mismatch(
    _ whole: ExpressionOperand, _ types: ExpressionTypes
  ) -> [TextProblem] {
    guard let type = whole.type, !types.contains(type) else { return [] }
    return [
      TextProblem(
        .expressionType, "the expression must be \(types.noun), not \(type.noun)",
        at: whole.range,
        hint: types.contains(.string) && (type == .number || type == .boolean)
          ? ExpressionType.textHint : nil)
    ]
  }

  /// The names in it that are not constants, each time one occurs.
  package var references: [ExpressionReference] {
    tree.nodes.compactMap {
      if case .reference(let reference) = $0.content { reference } else { nil }
    }
  }

  /// The views and items that functions in it are given.
  package var places: [ExpressionPlace] {
    tree.things.flatMap { thing -> [ExpressionPlace] in
      switch thing {
      case .space(let place), .region(.whole(let place)), .region(.frame(let place)),
        .region(.bounds(let place)):
        [place]
      case .list(let list): list.items.map { .item($0) }
      case .region(.numbers): []
      }
    }
  }

  /// Whether it has one value, whenever it is worked out; a list may become longer by copies.
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

  /// The text it is, where that never changes.
  var constantText: String? {
    guard isConstant, case .string(let text)? = try? evaluate(in: NoContext()) else { return nil }
    return text
  }

  /// Whether it holds, where that never changes.
  var constantTruth: Bool? {
    isConstant ? (try? evaluate(in: NoContext()))?.truth : nil
  }

  func evaluation(in context: any ExpressionContext) -> ExpressionEvaluation {
    ExpressionEvaluation(expression: self, context: context)
  }

  /// Works out the value; a value that is not a finite number is a fault.
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

/// A moment at which no name stands for anything, for what needs none and is not random.
final class NoContext: ExpressionContext {
  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    throw ExpressionFault("nothing is known")
  }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double { 0 }
}

/// Where the values of names come from while an expression is worked out.
///
/// A class: each expression that is worked out takes a copy of the context.
package protocol ExpressionContext: AnyObject {
  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue

  /// Where something is; of an animator of layout attributes the reference view is the content.
  func space(of place: ExpressionPlace) throws(ExpressionFault) -> ExpressionSpace

  /// How many items of the animator touch a rectangle of the reference view.
  func itemCount(in rect: CGRect) throws(ExpressionFault) -> Int

  /// Takes the next of the random numbers of the scene.
  func draw(_ take: (inout SceneRandom) -> Double) -> Double

  /// Whether an item is there, and not a copy that is yet to be made.
  func exists(_ item: Int) -> Bool

  /// Lets `each` stand for something, and returns what it stood for.
  @discardableResult func bind(_ each: SceneEach?) -> SceneEach?
}

extension ExpressionContext {
  /// For a context without things.
  package func space(of place: ExpressionPlace) throws(ExpressionFault) -> ExpressionSpace {
    throw ExpressionFault("nothing is known of it")
  }

  /// For a context without an animator.
  package func itemCount(in rect: CGRect) throws(ExpressionFault) -> Int {
    throw ExpressionFault.knownLater
  }

  /// For a context without copies.
  package func exists(_ item: Int) -> Bool { true }

  /// For a context that knows no `each`.
  @discardableResult package func bind(_ each: SceneEach?) -> SceneEach? { nil }
}

/// Why an expression has no value at this moment; it ends the run.
package struct ExpressionFault: Error, Equatable {
  /// A sentence without a full stop that names the operation and its operands.
  package var message: String
  /// The expression it happened in; added by the one who evaluates it.
  package var expression: String
  /// What to write instead, where that is known.
  package var hint: String?
  /// Whether the expression is about something that is not there at the moment.
  package var isOfAbsence = false

  package init(_ message: String, in expression: String = "", hint: String? = nil) {
    (self.message, self.expression, self.hint) = (message, expression, hint)
  }

  /// The fault of asking for something that is not there at the moment.
  package static func absence(_ message: String, hint: String? = nil) -> ExpressionFault {
    var fault = ExpressionFault(message, hint: hint)
    fault.isOfAbsence = true
    return fault
  }

  static var knownLater: ExpressionFault {
    ExpressionFault("that is known only while the scene runs")
  }

  /// The fault with the expression it happened in, unless it has one.
  func within(_ text: String) -> ExpressionFault {
    var fault = self
    if fault.expression.isEmpty { fault.expression = text }
    return fault
  }
}
