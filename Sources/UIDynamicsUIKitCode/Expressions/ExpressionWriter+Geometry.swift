// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

// Geometry of items and of the reference view.
extension ExpressionWriter {
  func item(_ index: Int, _ property: GeometryProperty) throws(Inexpressible) -> CodeValue {
    let name = document.item(index)
    if property == .angle {
      document.need(.math)
      return .one(CodeTerm("atan2(\(name).transform.b, \(name).transform.a)"))
    }
    if index >= document.scene.views.count {
      if case .frame = property { throw Inexpressible("only views have a frame") }
      if property == .alpha { return .one(CodeTerm("1")) }
    }
    return geometry(name + ".", property)
  }

  func referenceView(_ property: GeometryProperty) throws(Inexpressible) -> CodeValue {
    if document.scene.referenceView != nil { return geometry("", property) }
    guard document.scene.collectionViewLayout != nil else {
      throw Inexpressible("the animator has neither a reference view nor a layout")
    }
    let content = "CGRect(origin: .zero, size: contentSize)"
    switch property {
    case .center:
      return .vector(CodeVector(CodeTerm("\(content).midX"), CodeTerm("\(content).midY")))
    case .size, .bounds(.size): return .vector(CodeVector("contentSize", .size))
    case .bounds(let part): return rectangle(content, part)
    case .angle, .alpha, .frame: throw Inexpressible("a layout has no \(property.rawValue)")
    }
  }

  private func geometry(_ owner: String, _ property: GeometryProperty) -> CodeValue {
    switch property {
    case .center: .vector(CodeVector(owner + "center", .point))
    case .angle: .one(CodeTerm(owner + "angle"))
    case .alpha: .one(CodeTerm(owner + "alpha"))
    case .size: rectangle(owner + "bounds", .size)
    case .frame(let part): rectangle(owner + "frame", part)
    case .bounds(let part): rectangle(owner + "bounds", part)
    }
  }

  private func rectangle(_ owner: String, _ property: RectangleProperty) -> CodeValue {
    let text = "\(owner).\(property.rawValue)"
    return switch property {
    case .origin: .vector(CodeVector(text, .point))
    case .size: .vector(CodeVector(text, .size))
    case .minX, .midX, .maxX, .minY, .midY, .maxY, .width, .height: .one(CodeTerm(text))
    }
  }

  // MARK: Other views

  func converted(_ range: Range<Int>) throws(Inexpressible) -> CodeValue {
    let point = try vector(tree.arguments[range.lowerBound]).text(.point)
    let source = range.count > 2 ? try view(range.lowerBound + 1) : try referenceName()
    let target = try view(range.upperBound - 1)
    let call = target == "self" ? "convert" : "\(target).convert"
    return .vector(CodeVector("\(call)(\(point), from: \(source))", .point))
  }

  func contains(_ first: Int) throws(Inexpressible) -> CodeValue {
    let point = try vector(tree.arguments[first + 1]).text(.point)
    if case .space(let owner) = thing(first) {
      let (name, reference) = (try view(owner), try referenceName())
      if name == "self" { return .one(CodeTerm("bounds.contains(\(point))")) }
      return .one(
        CodeTerm("\(name).bounds.contains(\(name).convert(\(point), from: \(reference)))"))
    }
    return .one(CodeTerm("\(try rectangle(first)).contains(\(point))"))
  }

  func rectangle(_ index: Int) throws(Inexpressible) -> String {
    switch thing(index) {
    case .list: throw Inexpressible("a rectangle is missing")
    case .space(let owner), .frame(let owner):
      let name = try view(owner)
      if name == "self" { return "bounds" }
      return "\(name).convert(\(name).bounds, to: \(try referenceName()))"
    case .bounds(let owner):
      let name = try view(owner)
      return name == "self" ? "bounds" : "\(name).bounds"
    case .rect(let nodes):
      var parts: [String] = []
      for node in nodes { parts.append(try term(node).text) }
      return CodeLiteral.rectangle(parts)
    }
  }

  private func thing(_ index: Int) -> ExpressionArgument { tree.things[Int(tree.arguments[index])] }

  private func view(_ index: Int) throws(Inexpressible) -> String {
    guard case .space(let owner) = thing(index) else { throw Inexpressible("a view is missing") }
    return try view(owner)
  }

  private func view(_ owner: SpaceOwner) throws(Inexpressible) -> String {
    switch owner {
    case .referenceView: return try referenceName()
    case .item(let index):
      guard index < document.scene.views.count, document.scene.collectionViewLayout == nil else {
        throw Inexpressible("only views convert points")
      }
      return document.item(index)
    case .each, .copied: throw Inexpressible("the view is only known at run time")
    }
  }

  private func referenceName() throws(Inexpressible) -> String {
    guard document.scene.referenceView != nil else {
      throw Inexpressible("only views convert points")
    }
    return "self"
  }
}
