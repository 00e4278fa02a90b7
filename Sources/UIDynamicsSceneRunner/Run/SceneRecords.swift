// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

extension Scene {
  package var parameterRecord: [RecordMember] {
    parameters.map { RecordMember($0.name, RecordValue($0.value)) }
  }

  /// Returns the name of a value in messages, such as "box.center".
  func name(of reference: ExpressionReference) -> String {
    let ids = itemIDs
    return switch reference {
    case .time: "time"
    case .tick: "tick"
    case .elapsedTime: "animator.elapsedTime"
    case .isRunning: "animator.isRunning"
    case .variable(let index): variables[index].name
    case .referenceView(let property):
      "\(referenceView?.id ?? collectionViewLayout?.id ?? "referenceView").\(property.rawValue)"
    case .item(let index, let property): "\(ids[index]).\(property.rawValue)"
    case .motion(let index, .isAdded): "isAdded(\(ids[index]))"
    case .motion(let index, let property): "\(ids[index]).\(property.rawValue)"
    case .behavior(let index, let property): "\(behaviors[index].id).\(property.rawValue)"
    case .isAdded(let index): "isAdded(\(behaviors[index].id))"
    case .itemCount(let index): "\(behaviors[index].id).items.count"
    case .contact(let property): "contact.\(property.rawValue)"
    case .touch(let property): "touch.\(property.rawValue)"
    case .gesture(let index, let property): "\(gestures[index].id).\(property.rawValue)"
    case .sample(let property): property.rawValue
    case .collectionView(let property): "collectionView.\(property.rawValue)"
    case .copied(let property): property == .id ? "copied" : "copied.\(property.name)"
    case .each(let property): property == .id ? "each" : "each.\(property.name)"
    }
  }
}

extension RecordValue {
  package init(_ value: ExpressionValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let value): self = .boolean(value)
    case .string(let text): self = .string(text)
    case .vector: self = .numbers(value.numbers)
    }
  }
}
