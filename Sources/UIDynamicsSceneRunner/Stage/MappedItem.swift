// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// A dynamic item that maps its center or angle to other properties of a view, such as the view's bounds.
///
/// Unmapped values pass through to the view.
final class MappedItem: NSObject, UIDynamicItem {
  private let target: any UIDynamicItem
  private var properties: [SceneMapping.Part: SettableGeometry] = [:]
  /// The values stored here, because their property of the view is already mapped.
  private var kept: [SceneMapping.Part: CGFloat] = [:]

  init(_ target: any UIDynamicItem, _ mappings: [SceneMapping]) {
    self.target = target
    for mapping in mappings { properties[mapping.part] = mapping.property }
    for part in mappings.kept { kept[part] = target.geometry(part.passing)[0] }
  }

  var center: CGPoint {
    get {
      CGPoint(
        x: number(.centerX) ?? target.center.x, y: number(.centerY) ?? target.center.y)
    }
    set {
      // Values that pass through are set first, because a mapped frame depends on them.
      target.center = CGPoint(
        x: passesThrough(.centerX) ? newValue.x : target.center.x,
        y: passesThrough(.centerY) ? newValue.y : target.center.y)
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
      if passesThrough(.angle) {
        target.transform = newValue
      } else {
        set(.angle, to: newValue.rotation)
      }
    }
  }

  private func passesThrough(_ part: SceneMapping.Part) -> Bool {
    properties[part] == nil && kept[part] == nil
  }

  private func number(_ part: SceneMapping.Part) -> CGFloat? {
    properties[part].flatMap { target.geometry($0).first } ?? kept[part]
  }

  private func set(_ part: SceneMapping.Part, to number: CGFloat) {
    if let property = properties[part] {
      target.setGeometry(property, to: [number])
    } else if kept[part] != nil {
      kept[part] = number
    }
  }
}
