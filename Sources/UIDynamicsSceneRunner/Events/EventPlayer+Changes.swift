// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension EventPlayer {
  func set(_ target: SceneTarget, to operand: SceneOperand) {
    context.action = .set
    change(target, to: operand)
  }

  func change(_ target: SceneTarget, to operand: SceneOperand) {
    switch target {
    case .variable(let index):
      // An array of two numbers is a vector, like the value of a single vector expression.
      if let vector = operand.parts.count == 2 ? vector(operand) : nil {
        state.variables[index] = .vector(vector)
      } else if let value = value(operand) {
        state.variables[index] = value
      }
    case .behavior(let index, let property): set(property, of: index, to: operand)
    case .part(let part, let index, let property): set(part, of: property, of: index, to: operand)
    case .item(let index, let property): setItem(index, property, to: operand)
    case .each(let property):
      if let index = index(ofEach: property) { setItem(index, property, to: operand) }
    case .copied(let property):
      if let index = state.moment.copied { return setItem(index, property, to: operand) }
      fail("no copy exists yet")
    case .referenceView(let property): setReferenceView(property, to: operand)
    case .contentOffset: if let offset = vector(operand) { setContentOffset(offset) }
    case .gesture(let index):
      if let isEnabled = value(operand)?.truth { setEnabled(isEnabled, ofGesture: index) }
    }
  }

  func updateItem(_ index: Int) {
    let item = stage.items[index]
    guard isDone(try stage.animator.validatePose(of: item)) else { return }
    stage.animator.updateItem(usingCurrentState: item)
  }

  // MARK: Behaviors

  private func set(_ property: BehaviorProperty, of index: Int, to operand: SceneOperand) {
    guard let object = object(index), let parts = values(operand),
      let value = BehaviorValue(parts, as: property.form)
    else { return }
    set(property, of: object, index, to: value)
  }

  private func set(
    _ part: VectorPart, of property: BehaviorProperty, of index: Int, to operand: SceneOperand
  ) {
    guard let object = object(index), let number = number(operand),
      case .vector(var vector)? = object.value(of: property, as: scene.behaviors[index].type)
    else { return }
    switch part {
    case .first: vector.dx = number
    case .second: vector.dy = number
    }
    set(property, of: object, index, to: .vector(vector))
  }

  private func set(
    _ property: BehaviorProperty, of object: UIDynamicBehavior, _ index: Int,
    to value: BehaviorValue
  ) {
    let type = scene.behaviors[index].type
    change(object, index, .property(property)) { $0.set(property, to: value, as: type) }
  }

  // MARK: Geometry

  private func setItem(_ index: Int, _ property: SettableGeometry, to operand: SceneOperand) {
    guard let numbers = numbers(operand), numbers.count == property.count else { return }
    if property == .angle { return stage.setAngle(numbers[0], at: index) }
    if property == .alpha {
      if stage.setAlpha(numbers[0], at: index) { return }
      return fail("\(stage.ids[index]) is not a view and has no alpha")
    }
    let item = stage.items[index]
    let (center, bounds) = (item.center, item.bounds)
    item.setGeometry(property, to: numbers.map { CGFloat($0) })
    if isDone(try stage.validateNewcomers(changedWith: index)) { return }
    // Restores valid geometry, because the current step must still finish.
    item.setBounds(bounds)
    item.center = center
  }

  private func index(ofEach property: SettableGeometry) -> Int? {
    guard let each = state.moment.each else { return nil }
    if stage.items[each.item] is UIDynamicItemGroup, !property.isOfPose {
      fail("only the center and angle of the group \(stage.ids[each.item]) can be set")
      return nil
    }
    return each.item
  }

  private func setReferenceView(_ property: SettableGeometry, to operand: SceneOperand) {
    guard let numbers = numbers(operand), numbers.count == property.count,
      var bounds = stage.referenceBounds, let part = property.partOfBounds
    else { return }
    bounds.set(part, to: numbers.map { CGFloat($0) })
    stage.setReferenceBounds(bounds)
    scroll?.setContentSize(bounds.size, at: state.time)
  }
}
