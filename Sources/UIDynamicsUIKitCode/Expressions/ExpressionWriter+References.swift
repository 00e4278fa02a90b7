// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ExpressionWriter {
  func reference(_ reference: ExpressionReference) throws(Unsaid) -> CodeValue {
    if let making = moment.making, let asked = sheet.behavior(askedBy: reference),
      sheet.isNeeded(making, for: asked)
    {
      throw Unsaid("\(sheet.scene.behaviors[asked].id) is used before it is created")
    }
    switch reference {
    case .time, .elapsedTime: return .one(CodeTerm("animator.elapsedTime"))
    case .tick: throw Unsaid("UIKit does not count ticks")
    case .isRunning: return .one(CodeTerm("animator.isRunning"))
    case .variable(let index): return variable(index)
    case .referenceView(let property): return try referenceView(property)
    case .item(let index, let property): return try item(index, property)
    case .motion(let index, .linearVelocity):
      return .vector(
        CodeVector(
          "\(try holder(of: index)).linearVelocity(for: \(sheet.item(index)))", .point))
    case .motion(let index, .angularVelocity):
      return .one(
        CodeTerm("\(try holder(of: index)).angularVelocity(for: \(sheet.item(index)))"))
    case .motion(let index, .isAdded): return isAdded(index)
    case .motion(_, .speed), .motion(_, .awake), .motion(_, .bodyX), .motion(_, .bodyY),
      .motion(_, .bodyAngle):
      throw Unsaid("UIKit does not expose the body of an item")
    case .behavior(let index, let property): return behavior(index, property)
    case .isAdded(let index):
      let mark = sheet.renewed.contains(index) ? "?" : ""
      return .one(CodeTerm("\(sheet.name(index))\(mark).dynamicAnimator != nil", .comparison))
    case .itemCount(let index):
      // UISnapBehavior has one item but no `items` property.
      if sheet.scene.behaviors[index].type == .snap { return .one(CodeTerm(.number(1))) }
      return .one(CodeTerm("CGFloat(\(optional(index, ".items.count", else: "0")))"))
    case .contact(let property): return try contact(property)
    case .touch(let property): return try touch(property)
    case .sample(let property): return sample(property)
    case .each(let property): return try each(property)
    case .copied: throw Unsaid("the item is only known at run time")
    case .gesture: throw Unsaid("the app decides if a recognizer is enabled")
    case .collectionView: throw Unsaid("the app scrolls the collection view")
    }
  }

  /// Items other than views are always present.
  private func isAdded(_ item: Int) -> CodeValue {
    let isView = item < sheet.scene.views.count && sheet.scene.collectionViewLayout == nil
    return .one(
      isView
        ? CodeTerm("\(sheet.item(item)).superview != nil", .comparison)
        : CodeTerm(ExpressionValue.boolean(true)))
  }

  /// Resolves a property of `each`, which is known for every copy.
  private func each(_ property: EachProperty) throws(Unsaid) -> CodeValue {
    guard let each = moment.each ?? moment.making.flatMap({ sheet.scene.behaviors[$0].each })
    else { throw Unsaid("the item is only known at run time") }
    let ids = sheet.scene.itemIDs
    switch try? each.meaning(of: property, { ids[$0] }) {
    case nil: throw Unsaid("the item has no neighbor")
    case .value(let value): return literal(value)
    case .reference(let found): return try reference(found)
    }
  }

  private func variable(_ index: Int) -> CodeValue {
    let name = sheet.names.variables[index]
    return sheet.scene.variables[index].initial.type == .vector
      ? .vector(CodeVector(name, .vector)) : .one(CodeTerm(name))
  }

  /// A behavior that knows the item's velocity; in UIKit only UIDynamicItemBehavior does.
  private func holder(of item: Int) throws(Unsaid) -> String {
    guard let found = sheet.holder(of: item) else {
      throw Unsaid("UIKit only gives the velocity of items of a UIDynamicItemBehavior")
    }
    return sheet.name(found)
  }

  private func optional(_ index: Int, _ property: String, else value: String) -> String {
    let name = sheet.name(index)
    return sheet.renewed.contains(index) ? "\(name)?\(property) ?? \(value)" : name + property
  }

  private func behavior(_ index: Int, _ property: BehaviorProperty) -> CodeValue {
    let path = "." + property.rawValue
    let isOptional = sheet.renewed.contains(index)
    let binding = isOptional ? CodeBinding.comparison : .atom
    switch property.form {
    case .vector:
      let text = optional(index, path, else: ".zero")
      return .vector(CodeVector(isOptional ? "(\(text))" : text, property.vectorKind))
    case .boolean: return .one(CodeTerm(optional(index, path, else: "false"), binding))
    case .number, .range, .insets:
      return .one(CodeTerm(optional(index, path, else: "0"), binding))
    }
  }

  private func contact(_ property: ContactProperty) throws(Unsaid) -> CodeValue {
    guard let contact = moment.contact else { throw Unsaid("the contact has ended by then") }
    switch property {
    case .point:
      guard let point = contact.point else { throw Unsaid("a contact that ended has no point") }
      return .vector(CodeVector(point, .point))
    case .item: return .one(contact.item)
    case .other: return .one(contact.other)
    case .boundary: return .one(contact.boundary)
    }
  }

  private func touch(_ property: TouchProperty) throws(Unsaid) -> CodeValue {
    let text: String
    switch property {
    case .location: text = moment.location
    case .velocity:
      text = moment.velocity
      sheet.remarkFingers(
        moment.gesture, "its recognizer has no velocity; zero is passed"
      ) { $0 != .pan }
    case .translation:
      let reason = "a tap or swipe has one location and no translation"
      if let gesture = moment.gesture, sheet.scene.gestures[gesture].kind.isDiscrete {
        throw Unsaid(reason)
      }
      sheet.remarkFingers(moment.gesture, reason, where: { $0.isDiscrete })
      (sheet.needsTouch, sheet.needsStart) = (true, true)
      return .vector(
        CodeVector(
          CodeTerm("\(moment.location).x - touch.start.x", .sum),
          CodeTerm("\(moment.location).y - touch.start.y", .sum)))
    case .time, .scale, .rotation, .scaleVelocity, .rotationVelocity, .numberOfTouches, .view:
      throw Unsaid("the methods receive only location and velocity")
    case .state: throw Unsaid("each state of a gesture has its own method")
    }
    if text.hasPrefix("touch.") { sheet.needsTouch = true }
    return .vector(CodeVector(text, .point))
  }

  /// The arguments of a custom field's block.
  private func sample(_ property: SampleProperty) -> CodeValue {
    switch property {
    case .position: .vector(CodeVector("position", .point))
    case .velocity: .vector(CodeVector("velocity", .vector))
    case .mass, .charge, .time: .one(CodeTerm(property.rawValue))
    }
  }
}

extension BehaviorProperty {
  var vectorKind: VectorKind {
    [.anchorPoint, .snapPoint, .position].contains(self) ? .point : .vector
  }
}
