// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// A view that overrides its collision bounds, which in UIKit requires a subclass.
final class StageView: UIView {
  private var bounding = SceneCollisionBounds.rectangle

  convenience init(_ description: SceneView) {
    self.init(id: description.id, frame: CGRect(origin: .zero, size: description.size))
    // Set directly, because UIKit would round a center derived from the frame.
    center = description.center
    if description.angle != 0 {
      transform = CGAffineTransform(rotationAngle: description.angle)
    }
    alpha = description.alpha
    bounding = description.collisionBounds
  }

  /// Copies everything except the superview.
  func copy(_ other: StageView) {
    bounds = other.bounds
    center = other.center
    transform = other.transform
    alpha = other.alpha
    bounding = other.bounding
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { bounding.type }

  override var collisionBoundingPath: UIBezierPath { bounding.path }
}

final class StageAttributes: UICollectionViewLayoutAttributes {
  private var bounding = SceneCollisionBounds.rectangle

  static func make(_ description: SceneView) -> StageAttributes {
    let attributes = StageAttributes.of(description.element ?? SceneElement(item: 0))
    attributes.size = description.size
    attributes.center = description.center
    if description.angle != 0 {
      attributes.transform = CGAffineTransform(rotationAngle: description.angle)
    }
    attributes.alpha = description.alpha
    attributes.bounding = description.collisionBounds
    return attributes
  }

  private static func of(_ element: SceneElement) -> StageAttributes {
    let path = IndexPath(item: element.item, section: element.section)
    return switch element.kind {
    case .cell: StageAttributes(forCellWith: path)
    case .supplementary(let kind):
      StageAttributes(forSupplementaryViewOfKind: kind, with: path)
    case .decoration(let kind): StageAttributes(forDecorationViewOfKind: kind, with: path)
    }
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { bounding.type }

  override var collisionBoundingPath: UIBezierPath { bounding.path }
}

final class StageLayout: UICollectionViewLayout {
  var contentSize: CGSize
  private let attributes: [UICollectionViewLayoutAttributes]

  init(_ description: SceneLayout, _ items: [any UIDynamicItem]) {
    contentSize = description.contentSize
    attributes = items.compactMap { $0 as? UICollectionViewLayoutAttributes }
    super.init()
    hearsOfMoves = false
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
}

/// A custom dynamic item, whose center UIKit does not round.
final class StageItem: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  private let bounding: SceneCollisionBounds

  init(center: CGPoint, size: CGSize, angle: Double, _ bounding: SceneCollisionBounds) {
    (self.center, self.bounding) = (center, bounding)
    bounds = CGRect(origin: .zero, size: size)
    if angle != 0 { transform = CGAffineTransform(rotationAngle: angle) }
  }

  var collisionBoundsType: UIDynamicItemCollisionBoundsType { bounding.type }

  var collisionBoundingPath: UIBezierPath { bounding.path }
}

extension SceneCollisionBounds {
  fileprivate var type: UIDynamicItemCollisionBoundsType {
    switch self {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .path: .path
    }
  }

  fileprivate var path: UIBezierPath {
    if case .path(let path) = self { path.bezierPath } else { UIBezierPath() }
  }
}
