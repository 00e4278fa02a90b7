// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ExpressionWriter {
  func reference(_ reference: ExpressionReference) throws(Inexpressible) -> CodeValue {
    if let making = moment.making, let asked = document.behavior(askedBy: reference),
      document.isNeeded(making, for: asked)
    {
      throw Inexpressible("\(document.scene.behaviors[asked].id) is used before it is created")
    }
    switch reference {
    case .time, .elapsedTime: return .one(CodeTerm("animator.elapsedTime"))
    case .tick: throw Inexpressible("UIKit does not count ticks")
    case .isRunning: return .one(CodeTerm("animator.isRunning"))
    case .variable(let index): return variable(index)
    case .referenceView(let property): return try referenceView(property)
    case .item(let index, let property): return try item(index, property)
    case .motion(let index, .linearVelocity):
      return .vector(
        CodeVector(
          "\(try holder(of: index)).linearVelocity(for: \(document.item(index)))", .point))
    case .motion(let index, .angularVelocity):
      return .one(
        CodeTerm("\(try holder(of: index)).angularVelocity(for: \(document.item(index)))"))
    case .motion(let index, .isAdded): return isAdded(index)
    case .motion(_, .speed), .motion(_, .awake), .motion(_, .bodyX), .motion(_, .bodyY),
      .motion(_, .bodyAngle):
      throw Inexpressible("UIKit does not expose the body of an item")
    case .behavior(let index, let property): return behavior(index, property)
    case .isAdded(let index):
      let mark = document.facts.renewed.contains(index) ? "?" : ""
      return .one(CodeTerm("\(document.name(index))\(mark).dynamicAnimator != nil", .comparison))
    case .itemCount(let index):
      // UISnapBehavior has one item but no `items` property.
      if document.scene.behaviors[index].type == .snap { return .one(CodeTerm(.number(1))) }
      return .one(CodeTerm("CGFloat(\(optional(index, ".items.count", else: "0")))"))
    case .contact(let property): return try contact(property)
    case .touch(let property): return try touch(property)
    case .sample(let property): return sample(property)
    case .each(let property): return try each(property)
    case .copied: throw Inexpressible("the item is only known at run time")
    case .gesture: throw Inexpressible("the app decides whether a recognizer is enabled")
    case .collectionView: throw Inexpressible("the app scrolls the collection view")
    }
  }

  /// Items other than views are always present.
  private func isAdded(_ item: Int) -> CodeValue {
    let isView = item < document.scene.views.count && document.scene.collectionViewLayout == nil
    return .one(
      isView
        ? CodeTerm("\(document.item(item)).superview != nil", .comparison)
        : CodeTerm(ExpressionValue.boolean(true)))
  }

  /// Resolves a property of `each`, which is known for every copy.
  private func each(_ property: EachProperty) throws(Inexpressible) -> CodeValue {
    guard let each = moment.each ?? moment.making.flatMap({ document.scene.behaviors[$0].each })
    else { throw Inexpressible("the item is only known at run time") }
    let ids = document.scene.itemIDs
    switch try? each.meaning(of: property, { ids[$0] }) {
    case nil: throw Inexpressible("the item has no neighbor")
    case .value(let value): return literal(value)
    case .reference(let found): return try reference(found)
    }
  }

  private func variable(_ index: Int) -> CodeValue {
    let name = document.names.variables[index]
    return document.scene.variables[index].initial.type == .vector
      ? .vector(CodeVector(name, .vector)) : .one(CodeTerm(name))
  }

  /// A behavior that knows the item's velocity; in UIKit, only UIDynamicItemBehavior does.
  private func holder(of item: Int) throws(Inexpressible) -> String {
    guard let found = document.holder(of: item) else {
      throw Inexpressible("UIKit gives velocities only for items of a UIDynamicItemBehavior")
    }
    return document.name(found)
  }

  private func optional(_ index: Int, _ property: String, else value: String) -> String {
    let name = document.name(index)
    return document.facts.renewed.contains(index)
      ? "\(name)?\(property) ?? \(value)" : name + property
  }

  private func behavior(_ index: Int, _ property: BehaviorProperty) -> CodeValue {
    let path = "." + property.rawValue
    let isOptional = document.facts.renewed.contains(index)
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

  private func contact(_ property: ContactProperty) throws(Inexpressible) -> CodeValue {
    guard let contact = moment.contact else { throw Inexpressible("the contact has ended by then") }
    switch property {
    case .point:
      guard let point = contact.point else {
        throw Inexpressible("a contact that ended has no point")
      }
      return .vector(CodeVector(point, .point))
    case .item: return .one(contact.item)
    case .other: return .one(contact.other)
    case .boundary: return .one(contact.boundary)
    }
  }

  private func touch(_ property: TouchProperty) throws(Inexpressible) -> CodeValue {
    let text: String
    switch property {
    case .location: text = moment.location
    case .velocity:
      text = moment.velocity
      document.remarkFingers(
        moment.gesture, "its recognizer reports no velocity, so the code passes zero"
      ) { $0 != .pan }
    case .translation:
      let reason = "a tap or swipe has one location and no translation"
      if let gesture = moment.gesture, document.scene.gestures[gesture].kind.isDiscrete {
        throw Inexpressible(reason)
      }
      document.remarkFingers(moment.gesture, reason, where: { $0.isDiscrete })
      document.need(.touch)
      document.need(.start)
      return .vector(
        CodeVector(
          CodeTerm("\(moment.location).x - touch.start.x", .sum),
          CodeTerm("\(moment.location).y - touch.start.y", .sum)))
    case .time, .scale, .rotation, .scaleVelocity, .rotationVelocity, .numberOfTouches, .view:
      throw Inexpressible("the methods receive only location and velocity")
    case .state: throw Inexpressible("each state of a gesture has its own method")
    }
    if text.hasPrefix("touch.") { document.need(.touch) }
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
