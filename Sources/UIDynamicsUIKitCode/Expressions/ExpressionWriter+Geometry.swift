// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

// Places and sizes of items and of the reference view.
extension ExpressionWriter {
  func item(_ index: Int, _ property: GeometryProperty) throws(Unsaid) -> CodeValue {
    let name = sheet.names.items[index]
    if property == .angle {
      sheet.needsMath = true
      return .one(CodeTerm("atan2(\(name).transform.b, \(name).transform.a)"))
    }
    if index >= sheet.scene.views.count, property.rawValue.hasPrefix("frame.") {
      throw Unsaid("an item that is no view has no frame")
    }
    return geometry(name + ".", property)
  }

  func referenceView(_ property: GeometryProperty) throws(Unsaid) -> CodeValue {
    if sheet.scene.referenceView != nil { return geometry("", property) }
    guard sheet.scene.collectionViewLayout != nil else {
      throw Unsaid("the animator has neither a reference view nor a layout")
    }
    let content = "CGRect(origin: .zero, size: contentSize)"
    switch property {
    case .center:
      return .vector(CodeVector(CodeTerm("\(content).midX"), CodeTerm("\(content).midY")))
    case .size, .boundsSize: return .vector(CodeVector("contentSize", .size))
    case .boundsOrigin: return .vector(CodeVector("\(content).origin", .point))
    case .boundsMinX, .boundsMidX, .boundsMaxX, .boundsMinY, .boundsMidY, .boundsMaxY,
      .boundsWidth, .boundsHeight:
      return .one(CodeTerm("\(content).\(property.lastPart)"))
    case .angle, .frameOrigin, .frameSize, .frameMinX, .frameMidX, .frameMaxX, .frameMinY,
      .frameMidY, .frameMaxY, .frameWidth, .frameHeight:
      throw Unsaid("a layout has no \(property.rawValue)")
    }
  }

  /// A property of what a text stands for, as UIKit calls it.
  private func geometry(_ owner: String, _ property: GeometryProperty) -> CodeValue {
    switch property {
    case .center, .frameOrigin, .boundsOrigin:
      .vector(CodeVector(owner + property.rawValue, .point))
    case .frameSize, .boundsSize: .vector(CodeVector(owner + property.rawValue, .size))
    case .size: .vector(CodeVector(owner + "bounds.size", .size))
    case .angle, .frameMinX, .frameMidX, .frameMaxX, .frameMinY, .frameMidY, .frameMaxY,
      .frameWidth, .frameHeight, .boundsMinX, .boundsMidX, .boundsMaxX, .boundsMinY, .boundsMidY,
      .boundsMaxY, .boundsWidth, .boundsHeight:
      .one(CodeTerm(owner + property.rawValue))
    }
  }

  // MARK: Places in other views

  func converted(_ places: Range<Int>) throws(Unsaid) -> CodeValue {
    let point = try vector(tree.arguments[places.lowerBound]).text(.point)
    let source = places.count > 2 ? try view(places.lowerBound + 1) : try referenceName()
    let target = try view(places.upperBound - 1)
    let call = target == "self" ? "convert" : "\(target).convert"
    return .vector(CodeVector("\(call)(\(point), from: \(source))", .point))
  }

  func contains(_ first: Int) throws(Unsaid) -> CodeValue {
    let point = try vector(tree.arguments[first + 1]).text(.point)
    if case .region(.whole(let place)) = thing(first) {
      let (name, reference) = (try view(place), try referenceName())
      if name == "self" { return .one(CodeTerm("bounds.contains(\(point))")) }
      return .one(
        CodeTerm("\(name).bounds.contains(\(name).convert(\(point), from: \(reference)))"))
    }
    return .one(CodeTerm("\(try rectangle(first)).contains(\(point))"))
  }

  /// A rectangle in the coordinates of the reference view.
  func rectangle(_ index: Int) throws(Unsaid) -> String {
    guard case .region(let region) = thing(index) else { throw Unsaid("a rectangle is missing") }
    switch region {
    case .whole(let place), .frame(let place):
      let name = try view(place)
      if name == "self" { return "bounds" }
      return "\(name).convert(\(name).bounds, to: \(try referenceName()))"
    case .bounds(let place):
      let name = try view(place)
      return name == "self" ? "bounds" : "\(name).bounds"
    case .numbers(let places):
      var parts: [String] = []
      for place in places { parts.append(try term(place).text) }
      return CodeLiteral.rectangle(parts)
    }
  }

  private func thing(_ index: Int) -> ExpressionArgument { tree.things[Int(tree.arguments[index])] }

  private func view(_ index: Int) throws(Unsaid) -> String {
    guard case .space(let place) = thing(index) else { throw Unsaid("a view is missing") }
    return try view(place)
  }

  private func view(_ place: ExpressionPlace) throws(Unsaid) -> String {
    switch place {
    case .referenceView: return try referenceName()
    case .item(let index):
      guard index < sheet.scene.views.count, sheet.scene.collectionViewLayout == nil else {
        throw Unsaid("only views convert places")
      }
      return sheet.names.items[index]
    case .each, .copied: throw Unsaid("which view it is turns out when it happens")
    }
  }

  private func referenceName() throws(Unsaid) -> String {
    guard sheet.scene.referenceView != nil else { throw Unsaid("only views convert places") }
    return "self"
  }
}

extension GeometryProperty {
  /// What stands behind the last point: "midX".
  fileprivate var lastPart: String { rawValue.split(separator: ".").last.map(String.init) ?? "" }
}
