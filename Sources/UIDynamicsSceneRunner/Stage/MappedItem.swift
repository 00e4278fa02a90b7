// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// A dynamic item that stands for a view: its center or angle are other numbers of the view, such as
/// the extents of its bounds; what is not mapped is the view's own.
final class MappedItem: UIDynamicItem {
  private let target: any UIDynamicItem
  private var properties: [SceneMapping.Part: SettableGeometry] = [:]

  init(_ target: any UIDynamicItem, _ mappings: [SceneMapping]) {
    self.target = target
    for mapping in mappings { properties[mapping.part] = mapping.property }
  }

  var center: CGPoint {
    get {
      CGPoint(
        x: number(.centerX) ?? target.center.x, y: number(.centerY) ?? target.center.y)
    }
    set {
      // First what passes through: a mapped frame depends on it.
      target.center = CGPoint(
        x: properties[.centerX] == nil ? newValue.x : target.center.x,
        y: properties[.centerY] == nil ? newValue.y : target.center.y)
      set(.centerX, to: newValue.x)
      set(.centerY, to: newValue.y)
    }
  }

  var bounds: CGRect {
    get { target.bounds }
    set { target.setBounds(newValue) }
  }

  var transform: CGAffineTransform {
    get { number(.angle).map { CGAffineTransform(rotationAngle: $0) } ?? target.transform }
    set {
      if properties[.angle] == nil {
        target.transform = newValue
      } else {
        set(.angle, to: newValue.rotation)
      }
    }
  }

  private func number(_ part: SceneMapping.Part) -> CGFloat? {
    properties[part].flatMap { target.geometry($0).first }
  }

  private func set(_ part: SceneMapping.Part, to number: CGFloat) {
    if let property = properties[part] { target.setGeometry(property, to: [number]) }
  }
}
