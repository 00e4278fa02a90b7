// swift-format-ignore-file
// springy-collection-view.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Springy collection view.
///
/// The list of Messages: each cell hangs on a spring at its position in the layout. While the list
/// scrolls, a cell is shifted by a share of the scroll that grows with its distance from the
/// finger, and updateItem informs the animator; so distant cells lag behind and swing back. Here
/// the finger scrolls by 180 pt from cell 7. A spring length of 1 avoids the dead zone of a length
/// of 0.
final class SpringyCollectionViewLayout: UICollectionViewLayout {
  /// Distance at which a cell does not follow at all, in pt.
  var resistance: CGFloat = 1500

  let cell1 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  let cell2 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
  let cell3 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
  let cell4 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
  let cell5 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 4, section: 0))
  let cell6 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 5, section: 0))
  let cell7 = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 6, section: 0))

  /// Called when "scroll" is emitted.
  var onScroll: (() -> Void)?

  private var fingerY: CGFloat = 0
  private var delta: CGFloat = 0
  private var offset: CGFloat = 0

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
  }

  required init?(coder: NSCoder) { nil }

  var contentSize = CGSize(width: 320, height: 1000)

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
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    fingerY = location.y
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    delta = fingerY - location.y
    fingerY = location.y
    offset += delta
    onScroll?()
    handleScroll()
  }

  private func handleScroll() {
    cell1.center.y =
      cell1.center.y + delta * min(1, abs(fingerY + offset - spring1.anchorPoint.y) / resistance)
    cell2.center.y =
      cell2.center.y + delta * min(1, abs(fingerY + offset - spring2.anchorPoint.y) / resistance)
    cell3.center.y =
      cell3.center.y + delta * min(1, abs(fingerY + offset - spring3.anchorPoint.y) / resistance)
    cell4.center.y =
      cell4.center.y + delta * min(1, abs(fingerY + offset - spring4.anchorPoint.y) / resistance)
    cell5.center.y =
      cell5.center.y + delta * min(1, abs(fingerY + offset - spring5.anchorPoint.y) / resistance)
    cell6.center.y =
      cell6.center.y + delta * min(1, abs(fingerY + offset - spring6.anchorPoint.y) / resistance)
    cell7.center.y =
      cell7.center.y + delta * min(1, abs(fingerY + offset - spring7.anchorPoint.y) / resistance)
    animator.updateItem(usingCurrentState: cell1)
    animator.updateItem(usingCurrentState: cell2)
    animator.updateItem(usingCurrentState: cell3)
    animator.updateItem(usingCurrentState: cell4)
    animator.updateItem(usingCurrentState: cell5)
    animator.updateItem(usingCurrentState: cell6)
    animator.updateItem(usingCurrentState: cell7)
  }
}
