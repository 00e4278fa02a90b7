// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension Stage {
  var referenceSpace: ExpressionSpace? {
    referenceBounds.map { ExpressionSpace(bounds: $0, toReference: .identity) }
  }

  func space(at index: Int) -> ExpressionSpace {
    let item = items[index]
    return ExpressionSpace(
      bounds: item.bounds, center: item.center, rotation: item.transform,
      in: (item as? UIView)?.superview.flatMap(space))
  }

  private func space(of view: UIView) -> ExpressionSpace? {
    if view === referenceView { return nil }
    return ExpressionSpace(
      bounds: view.bounds, center: view.center, rotation: view.transform,
      in: view.superview.flatMap(space))
  }
}

extension UIDynamicBehavior {
  var itemCount: Int {
    if let holder = itemHolder { return holder.items.count }
    if let attachment = self as? UIAttachmentBehavior { return attachment.items.count }
    return self is UISnapBehavior ? 1 : 0
  }
}
