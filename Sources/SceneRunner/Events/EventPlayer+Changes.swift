// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

// What `set`, `animate` and `updateItem` do.
extension EventPlayer {
  func set(_ target: SceneTarget, to operand: SceneOperand) {
    switch target {
    case .variable(let index):
      if let value = values(operand)?.first { state.variables[index] = value }
    case .behavior(let index, let property): set(property, of: index, to: operand)
    case .attachmentRange(let index): setAttachmentRange(of: index, to: operand)
    case .referenceBoundsInsets(let index): setInsets(of: index, to: operand)
    case .item(let index, let property): setItem(index, property, to: operand)
    case .referenceView(let property): setReferenceView(property, to: operand)
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
    guard let object = object(index) else { return }
    guard let value = value(operand, for: property) else { return }
    object.set(property, to: value)
    behaviors.note(.property(property, value), on: index)
  }

  private func value(
    _ operand: SceneOperand, for property: BehaviorProperty
  ) -> ExpressionValue? {
    switch property.type {
    case .vector: vector(operand).map(ExpressionValue.vector)
    case .number: number(operand, atLeast: property.lowerBound).map(ExpressionValue.number)
    case .boolean, .string: values(operand)?.first
    }
  }

  private func setAttachmentRange(of index: Int, to operand: SceneOperand) {
    guard let object = object(index) as? UIAttachmentBehavior,
      let values = values(operand), values.count == 2
    else { return }
    let range = UIFloatRange(minimum: values[0].number, maximum: values[1].number)
    object.attachmentRange = range
    behaviors.note(.attachmentRange(range), on: index)
  }

  private func setInsets(of index: Int, to operand: SceneOperand) {
    guard let object = object(index) as? UICollisionBehavior,
      let numbers = numbers(operand, count: 4)
    else { return }
    let insets = UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    object.setTranslatesReferenceBoundsIntoBoundary(with: insets)
    behaviors.note(.insets(insets), on: index)
  }

  // MARK: Geometry

  private func setItem(_ index: Int, _ property: SettableGeometry, to operand: SceneOperand) {
    guard let numbers = numbers(operand, count: property.count) else { return }
    if property == .angle { return stage.setAngle(numbers[0], at: index) }
    let item = stage.items[index]
    let (center, bounds) = (item.center, item.bounds)
    item.setGeometry(property, to: numbers)
    do throws(UIDynamicsFault) {
      try stage.animator.validateNewcomers()
    } catch {
      // The step still has to come to its end.
      item.setBounds(bounds)
      item.center = center
      fail(error.description)
    }
  }

  private func setReferenceView(_ property: SettableGeometry, to operand: SceneOperand) {
    guard let numbers = numbers(operand, count: property.count), let old = stage.referenceBounds
    else { return }
    let size = CGSize(width: numbers[numbers.count - 2], height: numbers[numbers.count - 1])
    let origin = numbers.count == 4 ? CGPoint(x: numbers[0], y: numbers[1]) : old.origin
    stage.setReferenceBounds(CGRect(origin: origin, size: size))
  }

  // MARK: Animation

  func animate(
    _ duration: SceneOperand, _ curve: SceneCurve, _ target: SceneTarget, _ operand: SceneOperand
  ) {
    guard let duration = number(duration, atLeast: 0) else { return }
    guard case .item(let index, _) = target else { return set(target, to: operand) }
    let old = stage.pose(at: index)
    set(target, to: operand)
    animations.add(
      old - stage.pose(at: index), on: index, from: state.time, duration: duration, curve)
  }
}

extension BehaviorProperty {
  /// Below this UIKit, or the engine, takes no value.
  fileprivate var lowerBound: Double? {
    switch self {
    case .length, .frequency, .frictionTorque: 0
    case .density: 1e-6
    default: nil
    }
  }
}
