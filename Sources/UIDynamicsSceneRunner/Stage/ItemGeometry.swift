// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

// The geometry of an item by the names that scenes use, as UIKit's properties.
extension UIDynamicItem {
  /// The numbers of a geometry: x before y before width before height.
  func geometry(_ property: SettableGeometry) -> [CGFloat] {
    switch property {
    case .center: [center.x, center.y]
    case .centerX: [center.x]
    case .centerY: [center.y]
    case .angle: [transform.rotation]
    case .frame: shownFrame.numbers
    case .frameOrigin: [shownFrame.origin.x, shownFrame.origin.y]
    case .frameOriginX: [shownFrame.origin.x]
    case .frameOriginY: [shownFrame.origin.y]
    case .frameSize: [shownFrame.width, shownFrame.height]
    case .frameWidth: [shownFrame.width]
    case .frameHeight: [shownFrame.height]
    case .bounds: bounds.numbers
    case .boundsSize, .size: [bounds.size.width, bounds.size.height]
    case .boundsWidth: [bounds.size.width]
    case .boundsHeight: [bounds.size.height]
    }
  }

  /// Sets a geometry to as many numbers as it takes.
  func setGeometry(_ property: SettableGeometry, to numbers: [CGFloat]) {
    guard numbers.count == property.count else { return }
    switch property {
    case .center: center = CGPoint(x: numbers[0], y: numbers[1])
    case .centerX: center.x = numbers[0]
    case .centerY: center.y = numbers[0]
    case .angle: transform = CGAffineTransform(rotationAngle: numbers[0])
    case .bounds: setBounds(CGRect(numbers))
    case .boundsSize, .size: setSize(CGSize(width: numbers[0], height: numbers[1]))
    case .boundsWidth: setSize(CGSize(width: numbers[0], height: bounds.size.height))
    case .boundsHeight: setSize(CGSize(width: bounds.size.width, height: numbers[0]))
    case .frame: setFrame(CGRect(numbers))
    case .frameOrigin: changeFrame { $0.origin = CGPoint(x: numbers[0], y: numbers[1]) }
    case .frameOriginX: changeFrame { $0.origin.x = numbers[0] }
    case .frameOriginY: changeFrame { $0.origin.y = numbers[0] }
    case .frameSize: changeFrame { $0.size = CGSize(width: numbers[0], height: numbers[1]) }
    case .frameWidth: changeFrame { $0.size.width = numbers[0] }
    case .frameHeight: changeFrame { $0.size.height = numbers[0] }
    }
  }

  private func changeFrame(_ change: (inout CGRect) -> Void) {
    var frame = shownFrame
    change(&frame)
    setFrame(frame)
  }

  /// The extents change about the center.
  private func setSize(_ size: CGSize) { setBounds(CGRect(origin: bounds.origin, size: size)) }

  /// A group has the extents of its members.
  func setBounds(_ bounds: CGRect) {
    switch self {
    case let view as UIView: view.bounds = bounds
    case let attributes as UICollectionViewLayoutAttributes: attributes.bounds = bounds
    case let item as StageItem: item.bounds = bounds
    case let item as MappedItem: item.bounds = bounds
    default: break
    }
  }

  /// Views and layout attributes do this themselves; other items take it as if they were upright.
  private func setFrame(_ frame: CGRect) {
    switch self {
    case let view as UIView: view.frame = frame
    case let attributes as UICollectionViewLayoutAttributes: attributes.frame = frame
    default:
      center = CGPoint(x: frame.midX, y: frame.midY)
      setSize(frame.size)
    }
  }

  /// The smallest upright rectangle around the item, as UIKit's `frame`.
  var shownFrame: CGRect {
    switch self {
    case let view as UIView: view.frame
    case let attributes as UICollectionViewLayoutAttributes: attributes.frame
    case let group as UIDynamicItemGroup: CGRect(around: group.center, group.bounds.size, .identity)
    default: CGRect(around: center, bounds.size, transform)
    }
  }
}

extension CGRect {
  /// The rectangle around a turned rectangle.
  fileprivate init(around center: CGPoint, _ size: CGSize, _ transform: CGAffineTransform) {
    self = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  fileprivate init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
