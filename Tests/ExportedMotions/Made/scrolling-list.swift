// swift-format-ignore-file
// scrolling-list.json, by uidyn export --as uikit.
//
// What is not said here:
// - /events/0: what sets it off is left out.
// - /events/1: what sets it off is left out.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Springy list that scrolls.
///
/// The list of Messages with a real scroll: the finger flicks the content of a collection view,
/// which goes on with UIScrollView's deceleration. Whenever the contentOffset has changed, each
/// cell is moved along by a part of the way that grows with its distance from the finger, and the
/// animator is told; the springs bring it back to its place in the layout. Cells are told of when
/// they come into the visible part and when they have left it.
final class ScrollingListLayout: UICollectionViewLayout {
  let cell1 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  let cell2 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
  let cell3 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
  let cell4 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
  let cell5 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 4, section: 0))
  let cell6 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 5, section: 0))
  let cell7 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 6, section: 0))
  let cell8 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
  let cell9 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 8, section: 0))

  /// Told of "still".
  var onStill: ((_ offset: CGFloat) -> Void)?

  private var offset: CGFloat = 0
  private var delta: CGFloat = 0

  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  private lazy var spring1: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell1, attachedToAnchor: cell1.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring2: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell2, attachedToAnchor: cell2.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring3: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell3, attachedToAnchor: cell3.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring4: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell4, attachedToAnchor: cell4.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring5: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell5, attachedToAnchor: cell5.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring6: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell6, attachedToAnchor: cell6.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring7: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell7, attachedToAnchor: cell7.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring8: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell8, attachedToAnchor: cell8.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  private lazy var spring9: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: cell9, attachedToAnchor: cell9.center)
    behavior.length = 1
    behavior.damping = 0.8
    behavior.frequency = 1
    return behavior
  }()

  override init() {
    super.init()
    cell1.size = CGSize(width: 300, height: 44)
    cell1.center = CGPoint(x: 160, y: 32)
    cell2.size = CGSize(width: 300, height: 44)
    cell2.center = CGPoint(x: 160, y: 92)
    cell3.size = CGSize(width: 300, height: 44)
    cell3.center = CGPoint(x: 160, y: 152)
    cell4.size = CGSize(width: 300, height: 44)
    cell4.center = CGPoint(x: 160, y: 212)
    cell5.size = CGSize(width: 300, height: 44)
    cell5.center = CGPoint(x: 160, y: 272)
    cell6.size = CGSize(width: 300, height: 44)
    cell6.center = CGPoint(x: 160, y: 332)
    cell7.size = CGSize(width: 300, height: 44)
    cell7.center = CGPoint(x: 160, y: 392)
    cell8.size = CGSize(width: 300, height: 44)
    cell8.center = CGPoint(x: 160, y: 452)
    cell9.size = CGSize(width: 300, height: 44)
    cell9.center = CGPoint(x: 160, y: 512)
  }

  required init?(coder: NSCoder) { nil }

  var contentSize = CGSize(width: 320, height: 560)

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

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(spring1)
    animator.addBehavior(spring2)
    animator.addBehavior(spring3)
    animator.addBehavior(spring4)
    animator.addBehavior(spring5)
    animator.addBehavior(spring6)
    animator.addBehavior(spring7)
    animator.addBehavior(spring8)
    animator.addBehavior(spring9)
  }
}
