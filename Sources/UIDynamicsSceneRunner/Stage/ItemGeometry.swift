// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension UIDynamicItem {
  /// Returns the numbers in the order x, y, width, height.
  func geometry(_ property: SettableGeometry) -> [CGFloat] {
    property.numbers(center, transform.rotation, bounds, shownFrame)
  }

  func setGeometry(_ property: SettableGeometry, to numbers: [CGFloat]) {
    guard numbers.count == property.count else { return }
    switch property {
    case .center: center = CGPoint(x: numbers[0], y: numbers[1])
    case .centerX: center.x = numbers[0]
    case .centerY: center.y = numbers[0]
    case .angle: transform = CGAffineTransform(rotationAngle: numbers[0])
    case .size: changeBounds { $0.set(.size, to: numbers) }
    case .alpha: break
    case .bounds(let part): changeBounds { $0.set(part, to: numbers) }
    case .frame(let part):
      var frame = shownFrame
      frame.set(part, to: numbers)
      setFrame(frame)
    }
  }

  /// Changes the bounds while the center stays in place.
  private func changeBounds(_ change: (inout CGRect) -> Void) {
    var bounds = bounds
    change(&bounds)
    setBounds(bounds)
  }

  /// Sets the bounds; has no effect on a group, whose bounds depend on its members.
  func setBounds(_ bounds: CGRect) {
    switch self {
    case let view as UIView: view.bounds = bounds
    case let attributes as UICollectionViewLayoutAttributes: attributes.bounds = bounds
    case let item as StageItem: item.bounds = bounds
    case let item as MappedItem: item.bounds = bounds
    default: break
    }
  }

  /// Sets the frame; other items follow the rule that UIKit applies to views and layout attributes.
  private func setFrame(_ frame: CGRect) {
    switch self {
    case let view as UIView: view.frame = frame
    case let attributes as UICollectionViewLayoutAttributes: attributes.frame = frame
    default:
      center = frame.center
      let size = frame.size.beneath(transform)
      changeBounds { $0.size = size }
    }
  }

  /// The bounding rectangle of the transformed item, like UIKit's `frame`.
  var shownFrame: CGRect {
    switch self {
    case let view as UIView: view.frame
    case let attributes as UICollectionViewLayoutAttributes: attributes.frame
    case let group as UIDynamicItemGroup: CGRect(around: group.center, group.bounds.size, .identity)
    default: CGRect(around: center, bounds.size, transform)
    }
  }
}
