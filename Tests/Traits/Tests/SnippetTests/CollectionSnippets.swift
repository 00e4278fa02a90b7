// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import Testing
import UIKit

// Collections as in apps: a controller, a data source, and a layout on springs that scrolls.

final class Badge: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.font = .systemFont(ofSize: 20, weight: .bold)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class PulledLayout: UICollectionViewFlowLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private(set) var deltas: [CGFloat] = []
  private(set) var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView, animator.behaviors.isEmpty else { return }
    for attributes in super.layoutAttributesForElements(in: collectionView.bounds) ?? [] {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
      animator.addBehavior(spring)
    }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    animator.layoutAttributesForCell(at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let delta = newBounds.minY - collectionView.bounds.minY
    let touch = collectionView.panGestureRecognizer.location(in: collectionView)
    deltas.append(delta)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      let resistance = abs(touch.y - spring.anchorPoint.y) / 500
      item.center.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

final class BadgesController: UICollectionViewController {
  var names = ["a", "b", "c", "d", "e"]
  private(set) var scrolls = 0
  init() { super.init(collectionViewLayout: PulledLayout()) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    #if canImport(ObjectiveC)
      collectionView.register(Badge.self, forCellWithReuseIdentifier: "badge")
    #else
      collectionView.register("badge") { Badge(frame: .zero) }
    #endif
    collectionView.alwaysBounceVertical = true
    collectionView.backgroundColor = .clear
    let layout = collectionViewLayout as! PulledLayout
    layout.itemSize = CGSize(width: 300, height: 60)
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "badge", for: indexPath) as! Badge
    cell.label.text = names[indexPath.item]
    return cell
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

@Suite("Collections in apps", .timeLimit(.minutes(30))) struct CollectionSnippets {
  let controller = BadgesController()
  var layout: PulledLayout { controller.collectionViewLayout as! PulledLayout }

  @Test("Cells come from the data source with the frames of the layout")
  func cells() throws {
    let cells = controller.collectionView.visibleCells
    #expect(cells.map { ($0 as? Badge)?.label.text } == ["a", "b", "c", "d", "e"])
    // Only one cell of 300 pt fits in a line, and lines are 10 pt apart.
    #expect(cells[1].frame == CGRect(x: 0, y: 70, width: 300, height: 60))
    #expect(controller.collectionView.cellForItem(at: [0, 1]) === cells[1])
    #expect(controller.collectionView.cellForItem(at: [0, 7]) == nil)
    #expect(controller.collectionView.indexPathForItem(at: CGPoint(x: 100, y: 150)) == [0, 2])
  }

  @Test("Item counts are requested when needed, and again after a reload")
  func counts() {
    let collection = controller.collectionView!
    controller.names = ["x"]
    #expect(collection.numberOfItems(inSection: 0) == 1)
    controller.names = ["x", "y"]
    #expect(collection.numberOfItems(inSection: 0) == 1)
    collection.reloadData()
    #expect(collection.numberOfItems(inSection: 0) == 2 && collection.numberOfSections == 1)
  }

  @Test(
    "Scrolling consults the layout before the bounds change and notifies the delegate afterward")
  func scrolling() {
    let collection = controller.collectionView!
    _ = collection.visibleCells
    collection.contentOffset = CGPoint(x: 0, y: 40)
    collection.contentOffset.y = 25
    #expect(layout.deltas == [40, -15] && controller.scrolls == 2)
    collection.contentOffset.y = 25
    #expect(layout.deltas.count == 2)
  }

  @Test("Cells far from the finger lag more than near ones, and return")
  func springs() {
    let collection = controller.collectionView!
    let places = collection.visibleCells.map(\.center.y)
    collection.panGestureRecognizer.play(.began, at: CGPoint(x: 100, y: 40))
    collection.contentOffset.y = 30
    let lags = zip(collection.visibleCells, places).map { $0.center.y - $1 }
    #expect(lags == lags.sorted() && lags[0] < 5 && lags[4] > 10, "\(lags)")
    for _ in 0..<400 { layout.animator.advance(by: 1 / 60) }
    for (cell, place) in zip(collection.visibleCells, places) {
      // A spring of length 0 permits its item to sleep this close.
      #expect(abs(cell.center.y - place) < 0.5, "came to \(cell.center.y) instead of \(place)")
    }
    // Each tick invalidates the layout, so the next request for cells prepares it again.
    #expect(layout.preparations > 1)
  }
}
