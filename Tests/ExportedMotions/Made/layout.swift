// swift-format-ignore-file
// layout.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import Dispatch
  import UIDynamics
#endif

/// LayoutLayout.
final class LayoutLayout: UICollectionViewLayout {
  let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  let b = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
  let c = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
  let d = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
  let head = UICollectionViewLayoutAttributes(
    forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: 0))
  let line = UICollectionViewLayoutAttributes(
    forDecorationViewOfKind: "line", with: IndexPath(item: 2, section: 1))

  /// Told of "asked".
  var onAsked: ((_ n: CGFloat, _ p: CGVector) -> Void)?

  /// Told of "met".
  var onMet: (() -> Void)?

  /// Told of "wall".
  var onWall: (() -> Void)?

  /// Does something later, s; a test may bring a clock of its own.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var n: CGFloat = 0
  private var pValue = CGVector(dx: 0, dy: 0)

  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  private lazy var pull: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [a, b, head])
    behavior.magnitude = 0.6
    return behavior
  }()

  private lazy var walls: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [a, b, c, d])
    behavior.collisionDelegate = self
    behavior.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 390), to: CGPoint(x: 150, y: 360))
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var kick: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [c], mode: .instantaneous)
    behavior.pushDirection = CGVector(dx: 0.2, dy: 0 - pull.magnitude / 10)
    return behavior
  }()

  override init() {
    super.init()
    a.size = CGSize(width: 40, height: 30)
    a.center = CGPoint(x: 40, y: 35)
    b.size = CGSize(width: 40, height: 30)
    b.center = CGPoint(x: 45, y: 135)
    c.size = CGSize(width: 50, height: 30)
    c.center = CGPoint(x: 55, y: 235)
    d.size = CGSize(width: 50, height: 30)
    d.center = CGPoint(x: 53, y: 315)
    head.size = CGSize(width: 60, height: 26)
    head.center = CGPoint(x: 220, y: 28)
    line.size = CGSize(width: 90, height: 3)
    line.center = CGPoint(x: 245, y: 331.5)
  }

  required init?(coder: NSCoder) { nil }

  var contentSize = CGSize(width: 300, height: 400)

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(pull)
    animator.addBehavior(walls)
    animator.addBehavior(kick)
    after(0.1) { [weak self] in
      guard let self else { return }
      n =
        CGRect(origin: .zero, size: contentSize).midX
        + CGRect(origin: .zero, size: contentSize).maxY
        + CGRect(origin: .zero, size: contentSize).width / 2
      pValue = CGVector(
        dx: CGRect(origin: .zero, size: contentSize).midX + contentSize.width / 4,
        dy: CGRect(origin: .zero, size: contentSize).midY + contentSize.height / 4)
      pull.magnitude = n / 800 + pValue.dx / 1000
      onAsked?(n, pValue)
    }
    after(0.2) { [weak self] in
      guard let self else { return }
      contentSize.height = 380
      contentSize.width = 280 + n / 100
    }
    after(0.4) { [weak self] in
      guard let self else { return }
      contentSize = CGSize(width: 290, height: 370)
    }
  }
}

extension LayoutLayout: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    if [a, b].contains(where: { $0 === item1 }) && [c, d].contains(where: { $0 === item2 })
      || [a, b].contains(where: { $0 === item2 }) && [c, d].contains(where: { $0 === item1 })
    {
      onMet?()
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    let boundary = identifier as? String ?? ""
    if [a, b].contains(where: { $0 === item }), boundary == "floor" {
      onWall?()
    }
  }
}
