// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct ChangeWriter {
  private let document: CodeDocument
  private let moment: CodeMoment

  init(_ document: CodeDocument, _ moment: CodeMoment) {
    (self.document, self.moment) = (document, moment)
  }

  func lines(_ target: SceneTarget, _ value: SceneOperand) throws(Inexpressible) -> CodeBlock {
    [document.line(try line(target, value))]
  }

  private func line(_ target: SceneTarget, _ value: SceneOperand) throws(Inexpressible) -> String {
    switch target {
    case .variable(let index): return try variable(index, value)
    case .behavior(let index, let property): return try behavior(index, property, value)
    case .part(let part, let index, let property):
      let (first, second) = property.vectorKind.parts
      let name = part == .first ? first : second
      return "\(owner(index)).\(property.rawValue).\(name) = \(try document.number(value, moment))"
    case .item(let index, let property):
      if index >= document.scene.views.count, property.isOfFrame {
        throw Inexpressible("only views have a frame")
      }
      return try geometry(document.item(index) + ".", property, value)
    case .referenceView(let property):
      if document.scene.collectionViewLayout == nil { return try geometry("", property, value) }
      return try contentSize(property, value)
    case .each(let property):
      guard let each = moment.each else {
        throw Inexpressible("the view is only known at run time")
      }
      return try line(.item(each.item, property), value)
    case .copied: throw Inexpressible("the view is only known at run time")
    case .contentOffset: throw Inexpressible("the app scrolls the collection view")
    case .gesture: throw Inexpressible("the app decides whether a recognizer is enabled")
    }
  }

  private func variable(_ index: Int, _ value: SceneOperand) throws(Inexpressible) -> String {
    let name = document.names.variables[index]
    if document.scene.variables[index].initial.type == .vector {
      return "\(name) = \(try document.vector(value, .vector, moment))"
    }
    let text = try document.terms(value, moment).first?.text ?? ""
    return increment(index, value) ?? "\(name) = \(text)"
  }

  /// Returns "score += 1" for "score + 1".
  private func increment(_ index: Int, _ value: SceneOperand) -> String? {
    guard let expression = value.parts.first?.expression, expression.type == .number,
      case .infix(.add, let left, let right) = expression.tree.nodes[Int(expression.tree.root)]
        .content,
      case .reference(.variable(index)) = expression.tree.nodes[Int(left)].content
    else { return nil }
    let writer = ExpressionWriter(document: document, expression: expression, moment: moment)
    guard let term = try? writer.term(right) else { return nil }
    return "\(document.names.variables[index]) += \(term.text)"
  }

  private func behavior(
    _ index: Int, _ property: BehaviorProperty, _ value: SceneOperand
  ) throws(Inexpressible) -> String {
    let owner = owner(index)
    let left = "\(owner).\(property.rawValue) ="
    switch property.form {
    case .number, .boolean: return "\(left) \(try document.terms(value, moment).first?.text ?? "")"
    case .vector: return "\(left) \(try document.vector(value, property.vectorKind, moment))"
    case .range: return "\(left) \(BehaviorWriter.range(try numbers(value, 2)))"
    case .insets:
      return "\(owner).setTranslatesReferenceBoundsIntoBoundary("
        + "with: \(BehaviorWriter.insets(try numbers(value, 4))))"
    }
  }

  private func owner(_ index: Int) -> String {
    document.name(index) + (document.facts.renewed.contains(index) ? "?" : "")
  }

  private func contentSize(
    _ property: SettableGeometry, _ value: SceneOperand
  ) throws(Inexpressible) -> String {
    switch property.partOfBounds {
    case .width?: return "contentSize.width = \(try document.number(value, moment))"
    case .height?: return "contentSize.height = \(try document.number(value, moment))"
    case .whole?, .origin?, .originX?, .originY?, .size?, nil:
      return "contentSize = \(try document.vector(value, .size, moment))"
    }
  }

  private func numbers(_ value: SceneOperand, _ count: Int) throws(Inexpressible) -> [String] {
    let terms = try document.terms(value, moment)
    guard terms.count == count else { throw Inexpressible("a number is missing") }
    return terms.map { $0.text }
  }

  // MARK: Geometry

  private func geometry(
    _ owner: String, _ property: SettableGeometry, _ value: SceneOperand
  ) throws(Inexpressible) -> String {
    let left = "\(owner)\(property.path) ="
    switch property {
    case .angle:
      return "\(left) CGAffineTransform(rotationAngle: \(try document.number(value, moment)))"
    case .center, .frame(.origin), .bounds(.origin):
      return "\(left) \(try document.vector(value, .point, moment))"
    case .size, .frame(.size), .bounds(.size):
      return "\(left) \(try document.vector(value, .size, moment))"
    case .frame(.whole), .bounds(.whole):
      return "\(left) \(CodeLiteral.rectangle(try numbers(value, 4)))"
    case .centerX, .centerY, .alpha, .frame, .bounds:
      return "\(left) \(try document.number(value, moment))"
    }
  }
}

extension SettableGeometry {
  fileprivate var path: String {
    self == .angle ? "transform" : self == .size ? "bounds.size" : name
  }
}
