// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The animator and the items that a UIKit program would create from the scene.
///
/// The creation order is scene order, which affects the last digits of the motion.
final class Stage {
  let animator: UIDynamicAnimator
  /// Views or layout attributes first, then the other items.
  let items: [any UIDynamicItem]
  let ids: [String]
  /// The seed of noise and turbulence fields.
  let seed: UInt64
  /// Retained here, because the animator does not retain its reference system.
  let referenceView: UIView?
  let layout: StageLayout?
  /// Views outside the hierarchy; `removed` and `unmade` copies are subsets.
  private(set) var absent: Set<Int> = []
  private(set) var removed: Set<Int> = []
  private(set) var unmade: Set<Int> = []
  /// By the first copy of a name: the number of copies known to exist.
  private var made: [Int: Int] = [:]
  private lazy var places = items.indices.reduce(into: [ObjectIdentifier: Int]()) { places, index in
    places[ObjectIdentifier(items[index] as AnyObject)] = index
  }
  private var superviews: [Int: Int] = [:]
  /// See `Frame.moved`.
  private(set) var moved: [Int: Int?] = [:]
  private let groups: [Int: Int]
  private let sharedViews: SharedViews
  private var rotations: Rotations
  private(set) var hasAlpha: Bool
  private(set) var stacking = 0

  init(_ scene: Scene) throws(UIDynamicsFault) {
    referenceView = scene.referenceView.map(UIView.init)
    let shown = Self.shownItems(of: scene, in: referenceView)
    items = try Self.items(of: scene, behind: shown)
    ids = scene.itemIDs
    for (index, view) in scene.views.enumerated() {
      if let superview = view.superview { superviews[index] = superview }
      if view.isSlot { unmade.insert(index) }
      if view.isSlot || !view.isAdded { absent.insert(index) }
    }
    groups = scene.groups
    sharedViews = SharedViews(scene)
    hasAlpha = scene.views.contains { $0.alpha != 1 }
    seed = UInt64(bitPattern: scene.run.seed)
    layout = scene.collectionViewLayout.map { StageLayout($0, shown) }
    rotations = Rotations(scene, items)
    animator = Self.animator(referenceView, layout)
    animator.profile = Profile(scene.run.profile)
    animator.screenScale = scene.screenScale.map { CGFloat($0) }
  }

  // MARK: Displayed state

  /// Returns the motion of an item, or through its group; `nil` if no behavior moves it.
  func motion(of item: any UIDynamicItem, at index: Int) -> ItemMotion? {
    if let motion = animator.motion(of: item) { return motion }
    guard let group = groups[index] else { return nil }
    return animator.motion(of: item, in: items[group])
  }

  func isMovedByGroup(_ index: Int) -> Bool {
    groups[index] != nil && animator.motion(of: items[index]) == nil
  }

  /// Returns the displayed rotation in radians, not wrapped.
  func angle(at index: Int) -> Double {
    angle(of: items[index], at: index, motion(of: items[index], at: index))
  }

  func angle(of item: any UIDynamicItem, at index: Int, _ motion: ItemMotion?) -> Double {
    guard let motion, !rotations.isSetByHand(index, item) else {
      return rotations.angle(at: index, item.transform)
    }
    let angle = Double(animator.shownAngle(motion, of: item))
    rotations.follow(angle, at: index)
    return angle
  }

  func alpha(at index: Int) -> Double {
    switch items[index] {
    case let view as UIView: view.alpha
    case let attributes as UICollectionViewLayoutAttributes: attributes.alpha
    default: 1
    }
  }

  // MARK: Changes by the scene

  /// Throws if a change of one item prevents pending items from getting bodies.
  func validateNewcomers(changedWith index: Int) throws(UIDynamicsFault) {
    guard animator.hasNewcomers else { return }
    for item in sharedViews.items(changingWith: index).sorted() {
      try animator.validateNewcomer(items[item])
    }
  }

  func setAngle(_ angle: Double, at index: Int) {
    items[index].transform = CGAffineTransform(rotationAngle: angle)
    rotations.set(angle, at: index, items[index].transform)
  }

  func setAlpha(_ alpha: Double, at index: Int) -> Bool {
    hasAlpha = true
    switch items[index] {
    case let view as UIView: view.alpha = alpha
    case let attributes as UICollectionViewLayoutAttributes: attributes.alpha = alpha
    default: return false
    }
    return true
  }

  /// The bounds for implicit boundaries; `nil` without a reference system.
  var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.contentSize) }
  }

  func setReferenceBounds(_ bounds: CGRect) {
    referenceView?.bounds = bounds
    layout?.contentSize = bounds.size
  }

  /// Removes a view from its superview; its body keeps moving.
  func removeFromSuperview(_ index: Int) {
    guard let view = items[index] as? UIView, !unmade.contains(index) else { return }
    view.removeFromSuperview()
    stacking += 1
    removed.insert(index)
    absent.insert(index)
  }

  /// Adds a view on top of its new superview; `nil` means the reference view.
  func addSubview(_ index: Int, to superview: Int?) {
    guard let view = items[index] as? UIView else { return }
    let target = superview.flatMap { items[$0] as? UIView } ?? referenceView
    target?.addSubview(view)
    stacking += 1
    recordMove(index, in: superview)
    removed.remove(index)
    absent.remove(index)
  }

  private func recordMove(_ index: Int, in superview: Int?) {
    if superview == superviews[index] {
      moved.removeValue(forKey: index)
    } else {
      moved.updateValue(superview, forKey: index)
    }
  }

  /// Returns the next copy to make; copies are made in order and never removed.
  func firstUnmade(of slots: [Int]) -> Int? {
    guard let name = slots.first else { return nil }
    var count = made[name, default: 0]
    while count < slots.count, !unmade.contains(slots[count]) { count += 1 }
    made[name] = count
    return count < slots.count ? slots[count] : nil
  }

  func make(_ copy: Int, of original: Int) {
    guard let view = items[copy] as? StageView, let source = items[original] as? StageView else {
      return
    }
    view.copy(source)
    rotations.set(angle(at: original), at: copy, view.transform)
    unmade.remove(copy)
    absent.remove(copy)
    let described = superviews[original].flatMap { items[$0] as? UIView }
    let target = source.superview ?? described ?? referenceView
    target?.addSubview(view)
    stacking += 1
    recordMove(copy, in: target.flatMap(place))
  }

  func place(of item: AnyObject) -> Int? {
    // For a few items, a linear search is faster than building a table.
    items.count <= 8 ? items.firstIndex { $0 === item } : places[ObjectIdentifier(item)]
  }

  func isShown(_ index: Int) -> Bool {
    if absent.isEmpty { return true }
    if absent.contains(index) { return false }
    var next = (items[index] as? UIView)?.superview
    while let view = next, view !== referenceView {
      if let place = place(of: view), absent.contains(place) { return false }
      next = view.superview
    }
    return true
  }
}

// MARK: Construction

extension Stage {
  private static func animator(
    _ referenceView: UIView?, _ layout: StageLayout?
  ) -> UIDynamicAnimator {
    if let referenceView { return UIDynamicAnimator(referenceView: referenceView) }
    return layout.map { UIDynamicAnimator(collectionViewLayout: $0) } ?? UIDynamicAnimator()
  }

  private static func shownItems(of scene: Scene, in reference: UIView?) -> [any UIDynamicItem] {
    if scene.collectionViewLayout != nil { return scene.views.map(StageAttributes.make) }
    let views: [UIView] = scene.views.map(StageView.init)
    for (view, description) in zip(views, scene.views)
    where description.isAdded && !description.isSlot {
      let superview = description.superview.map { views[$0] } ?? reference
      superview?.addSubview(view)
    }
    return views.map { $0 }
  }

  /// Appends items and groups to the views; a group can precede its members.
  private static func items(
    of scene: Scene, behind shown: [any UIDynamicItem]
  ) throws(UIDynamicsFault) -> [any UIDynamicItem] {
    if scene.items.isEmpty { return shown }
    var items: [(any UIDynamicItem)?] = shown.map { $0 }
    for item in scene.items { items.append(body(of: item, mappedTo: shown)) }
    for (index, item) in scene.items.enumerated() {
      guard case .group(let places) = item.kind else { continue }
      let members = places.compactMap { items[$0] }
      try UIDynamicItemGroup.validate(members)
      items[shown.count + index] = UIDynamicItemGroup(items: members)
    }
    return items.compactMap { $0 }
  }

  private static func body(
    of item: SceneItem, mappedTo shown: [any UIDynamicItem]
  ) -> (any UIDynamicItem)? {
    switch item.kind {
    case .body(let center, let size, let angle, let bounding):
      StageItem(center: center, size: size, angle: angle, bounding)
    case .mapped(let target, let mappings): MappedItem(shown[target], mappings)
    case .group: nil
    }
  }
}

extension UIView {
  fileprivate convenience init(_ description: SceneReferenceView) {
    self.init(id: description.id, frame: CGRect(origin: .zero, size: description.bounds.size))
    bounds = description.bounds
  }
}
