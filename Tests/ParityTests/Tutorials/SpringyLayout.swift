// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A list whose cells hang on springs: the farther a cell is from the finger, the later it follows the scrolling.
final class SpringyLayout: UICollectionViewLayout {
  /// The distance from the finger, in pt, at which a cell initially does not follow the scrolling at all.
  static let reach: CGFloat = 1500

  private let cellSize: CGSize
  private let gap: CGFloat
  private let count: Int
  private(set) var animator: UIDynamicAnimator?
  /// The finger's position, which the collection view would otherwise provide.
  var touch = CGPoint.zero
  private var contentOffset = CGFloat(0)

  init(cells count: Int, size: CGSize, gap: CGFloat = 10) {
    (self.count, cellSize, self.gap) = (count, size, gap)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    CGSize(width: cellSize.width, height: (cellSize.height + gap) * CGFloat(count))
  }

  override func prepare() {
    super.prepare()
    guard animator == nil else { return }
    let animator = UIDynamicAnimator(collectionViewLayout: self)
    self.animator = animator
    for index in 0..<count {
      let cell = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      cell.frame = CGRect(
        origin: CGPoint(x: 0, y: (cellSize.height + gap) * CGFloat(index)), size: cellSize)
      let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    animator?.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { animator?.layoutAttributesForCell(at: indexPath) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let delta = newBounds.minY - contentOffset
    contentOffset = newBounds.minY
    guard let animator else { return false }
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let cell = spring.items.first else { continue }
      let distance = abs(touch.y - spring.anchorPoint.y)
      let lag = delta * distance / Self.reach
      cell.center.y += delta < 0 ? max(delta, lag) : min(delta, lag)
      animator.updateItem(usingCurrentState: cell)
    }
    return false
  }
}
