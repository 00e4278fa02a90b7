// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

// What `set`, `animate` and `updateItem` do.
extension EventPlayer {
  func set(_ target: SceneTarget, to operand: SceneOperand) {
    action = "set"
    change(target, to: operand)
  }

  func change(_ target: SceneTarget, to operand: SceneOperand) {
    switch target {
    case .variable(let index):
      // Two numbers of an array are a vector, as one expression for both is.
      if let vector = operand.parts.count == 2 ? vector(operand) : nil {
        state.variables[index] = .vector(vector)
      } else if let value = values(operand)?.first {
        state.variables[index] = value
      }
    case .behavior(let index, let property): set(property, of: index, to: operand)
    case .item(let index, let property): setItem(index, property, to: operand)
    case .each(let property):
      if let index = place(ofEach: property) { setItem(index, property, to: operand) }
    case .copied(let property):
      if let index = state.copied { return setItem(index, property, to: operand) }
      fail("nothing has been copied yet")
    case .referenceView(let property): setReferenceView(property, to: operand)
    case .contentOffset: if let offset = vector(operand) { setContentOffset(offset) }
    case .gesture(let index):
      if let isEnabled = values(operand)?.first?.truth { setEnabled(isEnabled, ofGesture: index) }
    }
  }

  func updateItem(_ index: Int) {
    action = "updateItem"
    let item = stage.items[index]
    do throws(UIDynamicsFault) {
      try stage.animator.validatePose(of: item)
    } catch {
      return fail(error.description)
    }
    stage.animator.updateItem(usingCurrentState: item)
  }

  // MARK: Behaviors

  private func set(_ property: BehaviorProperty, of index: Int, to operand: SceneOperand) {
    guard let object = object(index), let parts = values(operand),
      let value = BehaviorValue(parts, as: property.form)
    else { return }
    object.set(property, to: value)
    behaviors.note(.property(PropertyValue(property, value)), on: index)
  }

  // MARK: Geometry

  private func setItem(_ index: Int, _ property: SettableGeometry, to operand: SceneOperand) {
    guard let numbers = numbers(operand), numbers.count == property.count else { return }
    if property == .angle { return stage.setAngle(numbers[0], at: index) }
    let item = stage.items[index]
    let (center, bounds) = (item.center, item.bounds)
    item.setGeometry(property, to: numbers)
    do throws(UIDynamicsFault) {
      try stage.validateNewcomers(changedWith: index)
    } catch {
      // The step still has to come to its end.
      item.setBounds(bounds)
      item.center = center
      fail(error.description)
    }
  }

  /// The item that `each` is, if the property of it can be set; else a fault.
  private func place(ofEach property: SettableGeometry) -> Int? {
    guard let each = state.each else { return nil }
    if stage.items[each.item] is UIDynamicItemGroup, !property.isOfGroups {
      fail("\(stage.ids[each.item]) is a group, of which only center and angle can be set")
      return nil
    }
    return each.item
  }

  private func setReferenceView(_ property: SettableGeometry, to operand: SceneOperand) {
    guard let numbers = numbers(operand), numbers.count == property.count,
      let old = stage.referenceBounds
    else { return }
    let size = CGSize(width: numbers[numbers.count - 2], height: numbers[numbers.count - 1])
    let origin = numbers.count == 4 ? CGPoint(x: numbers[0], y: numbers[1]) : old.origin
    stage.setReferenceBounds(CGRect(origin: origin, size: size))
    scroll?.contentSize = size
  }
}
