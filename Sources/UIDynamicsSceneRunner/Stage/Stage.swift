// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The animator and the items a UIKit programmer would have made from the scene.
///
/// The order in which they are made is the order of the scene; it decides last digits.
final class Stage {
  let animator: UIDynamicAnimator
  /// The views or layout attributes, then the items of the scene.
  let items: [any UIDynamicItem]
  let ids: [String]
  /// Beginning of the random numbers of fields.
  let seed: UInt64
  /// The animator knows its reference system only as long as somebody else holds it.
  let referenceView: UIView?
  let layout: StageLayout?
  /// Views that are not in their superview, and those of them that were taken out or are copies to come.
  private(set) var absent: Set<Int> = []
  private(set) var removed: Set<Int> = []
  private(set) var unmade: Set<Int> = []
  /// How many of the copies of a name are known to be made, by the first of them.
  private var made: [Int: Int] = [:]
  /// The views by identity, and the superviews that the scene gives them.
  private lazy var places = items.indices.reduce(into: [ObjectIdentifier: Int]()) { places, index in
    places[ObjectIdentifier(items[index] as AnyObject)] = index
  }
  private var superviews: [Int: Int] = [:]
  /// See `Frame.moved`.
  private(set) var moved: [Int: Int?] = [:]
  /// The place of the group of each item that is in one.
  private let groups: [Int: Int]
  private let sharedViews: SharedViews
  private var rotations: Rotations
  /// Whether any view is, or was, not opaque.
  private(set) var hasAlpha: Bool
  /// How often the stack order of the views has changed.
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

  // MARK: What the items show

  /// How an item moves by itself, or with the group that it is in; nil if no behavior moves it.
  func motion(of item: any UIDynamicItem, at index: Int) -> ItemMotion? {
    if let motion = animator.motion(of: item) { return motion }
    guard let group = groups[index] else { return nil }
    return animator.motion(of: item, in: items[group])
  }

  /// Whether an item is in a group and in no behavior by itself.
  func isMovedByGroup(_ index: Int) -> Bool {
    groups[index] != nil && animator.motion(of: items[index]) == nil
  }

  /// The rotation that an item shows, rad, not wrapped to one turn.
  func angle(at index: Int) -> Double {
    angle(of: items[index], at: index, motion(of: items[index], at: index))
  }

  /// The rotation that an item shows, for who has the item and its motion already.
  func angle(of item: any UIDynamicItem, at index: Int, _ motion: ItemMotion?) -> Double {
    guard let motion, !rotations.isSetByHand(index, item) else {
      return rotations.angle(at: index, item.transform)
    }
    let angle = Double(animator.shownAngle(motion, of: item))
    rotations.follow(angle, at: index)
    return angle
  }

  /// The opacity of an item itself; 1 for what is not a view.
  func alpha(at index: Int) -> Double {
    switch items[index] {
    case let view as UIView: view.alpha
    case let attributes as UICollectionViewLayoutAttributes: attributes.alpha
    default: 1
    }
  }

  // MARK: Changes by hand

  /// Throws why items that wait for their bodies cannot get them, after a change of one.
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

  /// Sets the opacity of a view; false for what is not a view.
  func setAlpha(_ alpha: Double, at index: Int) -> Bool {
    hasAlpha = true
    switch items[index] {
    case let view as UIView: view.alpha = alpha
    case let attributes as UICollectionViewLayoutAttributes: attributes.alpha = alpha
    default: return false
    }
    return true
  }

  /// What the implicit boundaries follow; nil for an animator without a reference system.
  var referenceBounds: CGRect? {
    referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.contentSize) }
  }

  func setReferenceBounds(_ bounds: CGRect) {
    referenceView?.bounds = bounds
    layout?.contentSize = bounds.size
  }

  /// Takes a view out of its superview; what the animator moves goes on moving.
  func removeFromSuperview(_ index: Int) {
    guard let view = items[index] as? UIView, !unmade.contains(index) else { return }
    view.removeFromSuperview()
    stacking += 1
    removed.insert(index)
    absent.insert(index)
  }

  /// Puts a view in front of the others in a view; nil is the reference view.
  func addSubview(_ index: Int, to superview: Int?) {
    guard let view = items[index] as? UIView else { return }
    let target = superview.flatMap { items[$0] as? UIView } ?? referenceView
    target?.addSubview(view)
    stacking += 1
    note(index, in: superview)
    removed.remove(index)
    absent.remove(index)
  }

  private func note(_ index: Int, in superview: Int?) {
    if superview == superviews[index] {
      moved.removeValue(forKey: index)
    } else {
      moved.updateValue(superview, forKey: index)
    }
  }

  /// The first of the copies of a name that is not made yet; they are made in their order, and stay.
  func firstUnmade(of slots: [Int]) -> Int? {
    guard let name = slots.first else { return nil }
    var count = made[name, default: 0]
    while count < slots.count, !unmade.contains(slots[count]) { count += 1 }
    made[name] = count
    return count < slots.count ? slots[count] : nil
  }

  /// Makes a copy of a view as it is now, in front of the others in its superview.
  func make(_ copy: Int, of original: Int) {
    guard let view = items[copy] as? StageView, let source = items[original] as? StageView else {
      return
    }
    view.take(source)
    rotations.set(angle(at: original), at: copy, view.transform)
    unmade.remove(copy)
    absent.remove(copy)
    let described = superviews[original].flatMap { items[$0] as? UIView }
    let target = source.superview ?? described ?? referenceView
    target?.addSubview(view)
    stacking += 1
    note(copy, in: target.flatMap(place))
  }

  /// The place of an item; nil for what is none.
  func place(of item: AnyObject) -> Int? {
    // To make the table of a few takes longer than to look through them.
    items.count <= 8 ? items.firstIndex { $0 === item } : places[ObjectIdentifier(item)]
  }

  /// Whether an item is in the hierarchy of the reference view.
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

// MARK: Making

extension Stage {
  private static func animator(
    _ referenceView: UIView?, _ layout: StageLayout?
  ) -> UIDynamicAnimator {
    if let referenceView { return UIDynamicAnimator(referenceView: referenceView) }
    return layout.map { UIDynamicAnimator(collectionViewLayout: $0) } ?? UIDynamicAnimator()
  }

  /// The views in their hierarchy, or the layout attributes.
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

  /// Puts items and groups behind the views; a group may name items that follow it.
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

  /// The object of an item; nil for a group.
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
