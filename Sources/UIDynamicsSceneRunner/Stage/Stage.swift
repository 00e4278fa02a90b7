// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The animator and the items that a UIKit program would create from the scene.
///
/// They are created in scene order, which affects the last digits of the motion.
final class Stage {
  let animator: UIDynamicAnimator
  /// The views or layout attributes, followed by the other items.
  let items: [any UIDynamicItem]
  let ids: [String]
  /// The seed of noise and turbulence fields.
  let seed: UInt64
  /// Retained here, because the animator does not retain its reference system.
  let referenceView: UIView?
  let layout: StageLayout?
  private(set) var presence: Presence
  private lazy var indices = items.indices.reduce(into: [ObjectIdentifier: Int]()) {
    indices, index in indices[ObjectIdentifier(items[index] as AnyObject)] = index
  }
  private let sharedViews: SharedViews
  private var rotations: Rotations
  private(set) var hasAlpha: Bool
  private(set) var moves: ViewMoves

  init(_ scene: Scene) throws(UIDynamicsFault) {
    referenceView = scene.referenceView.map(UIView.init)
    let shown = Self.shownItems(of: scene, in: referenceView)
    items = try Self.items(of: scene, after: shown)
    ids = scene.itemIDs
    seed = UInt64(bitPattern: scene.run.seed)
    presence = Presence(scene)
    moves = ViewMoves(scene)
    sharedViews = SharedViews(scene)
    hasAlpha = scene.views.contains { $0.alpha != 1 }
    layout = scene.collectionViewLayout.map { StageLayout($0, shown) }
    rotations = Rotations(scene, items)
    animator = Self.animator(referenceView, layout)
    animator.profile = Profile(scene.run.profile)
    animator.screenScale = scene.screenScale.map { CGFloat($0) }
  }

  // MARK: Displayed state

  /// Returns the motion of an item or of its group; `nil` if no behavior moves it.
  func motion(of item: any UIDynamicItem, at index: Int) -> ItemMotion? {
    if let motion = animator.motion(of: item) { return motion }
    guard let group = sharedViews.groups[index] else { return nil }
    return animator.motion(of: item, in: items[group])
  }

  func isMovedByGroup(_ index: Int) -> Bool {
    sharedViews.groups[index] != nil && animator.motion(of: items[index]) == nil
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

  /// Throws if a change to an item prevents the creation of bodies for pending items.
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
    guard let view = items[index] as? UIView, !presence.unmade.contains(index) else { return }
    view.removeFromSuperview()
    moves.noteRemoval()
    presence.remove(index)
  }

  /// Adds a view in front of all subviews of its new superview; `nil` means the reference view.
  func addSubview(_ index: Int, to superview: Int?) {
    guard let view = items[index] as? UIView else { return }
    let target = superview.flatMap { items[$0] as? UIView } ?? referenceView
    target?.addSubview(view)
    moves.record(index, in: superview)
    presence.add(index)
  }

  /// Returns the next copy to make.
  func firstUnmade(of slots: [Int]) -> Int? { presence.firstUnmade(of: slots) }

  func make(_ copy: Int, of original: Int) {
    guard let view = items[copy] as? StageView, let source = items[original] as? StageView else {
      return
    }
    view.copy(source)
    rotations.set(angle(at: original), at: copy, view.transform)
    presence.make(copy)
    let described = moves.described[original].flatMap { items[$0] as? UIView }
    let target = source.superview ?? described ?? referenceView
    target?.addSubview(view)
    moves.record(copy, in: target.flatMap(index))
  }

  func index(of item: AnyObject) -> Int? { indices[ObjectIdentifier(item)] }

  func isShown(_ index: Int) -> Bool {
    if presence.absent.isEmpty { return true }
    if presence.absent.contains(index) { return false }
    var next = (items[index] as? UIView)?.superview
    while let view = next, view !== referenceView {
      if let index = self.index(of: view), presence.absent.contains(index) { return false }
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
    of scene: Scene, after shown: [any UIDynamicItem]
  ) throws(UIDynamicsFault) -> [any UIDynamicItem] {
    if scene.items.isEmpty { return shown }
    var items: [(any UIDynamicItem)?] = shown.map { $0 }
    for item in scene.items { items.append(body(of: item, mappedTo: shown)) }
    for (index, item) in scene.items.enumerated() {
      guard case .group(let indices) = item.kind else { continue }
      let members = indices.compactMap { items[$0] }
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
