// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

/// The objects a UIKit programmer would have made from the scene.
///
/// The order in which they are made and added is the order of the scene; it decides last digits.
struct Stage {
  let animator: UIDynamicAnimator
  /// In the order of the scene; none where there is a layout.
  let views: [UIView]
  /// The views or layout attributes, then the items of the scene.
  let items: [any UIDynamicItem]
  /// The ids of the items.
  let ids: [String]
  /// The rotations the items were given, in rad.
  let angles: [Double]
  /// The place of the group of each item that is in one.
  let groups: [Int: Int]
  /// Whether the animator rounds what its items show.
  let isRounded: Bool
  let recorder: EventRecorder
  /// Beginning of the random numbers of fields.
  let seed: UInt64
  /// The animator knows its reference system only as long as somebody else holds it.
  private let referenceView: UIView?
  private let layout: StageLayout?

  init(_ scene: Scene) throws(UIDynamicsFault) {
    referenceView = scene.referenceView.map(UIView.init)
    let shown = Self.shownItems(of: scene, in: referenceView)
    views = shown.compactMap { $0 as? UIView }
    items = try Self.items(of: scene, behind: shown)
    ids = scene.itemIDs
    angles = scene.views.map(\.angle) + scene.items.map(\.angle)
    groups = Self.groups(of: scene)
    isRounded = scene.screenScale != nil
    seed = UInt64(bitPattern: Int64(scene.run.seed))
    layout = scene.collectionViewLayout.map { StageLayout($0, shown) }
    animator = Self.animator(referenceView, layout)
    animator.profile = Profile(scene.run.profile)
    animator.screenScale = scene.screenScale
    recorder = EventRecorder(ids: ids, of: items)
    // Before the first behavior, so that the start of the animator is on record.
    animator.delegate = recorder
    animator.warningHandler = { [recorder] in recorder.note($0) }
    for (index, behavior) in scene.behaviors.enumerated() where behavior.isAdded {
      try add(dynamicBehavior(index, of: scene))
    }
  }

  /// Adds a behavior; a fault the scene's own rules have missed is thrown instead of a trap.
  private func add(_ behavior: UIDynamicBehavior) throws(UIDynamicsFault) {
    try animator.validate(behavior)
    animator.addBehavior(behavior)
  }

  private static func animator(
    _ referenceView: UIView?, _ layout: StageLayout?
  ) -> UIDynamicAnimator {
    if let referenceView { return UIDynamicAnimator(referenceView: referenceView) }
    return layout.map { UIDynamicAnimator(collectionViewLayout: $0) } ?? UIDynamicAnimator()
  }

  /// The views in their hierarchy, or the layout attributes.
  private static func shownItems(of scene: Scene, in reference: UIView?) -> [any UIDynamicItem] {
    if scene.collectionViewLayout != nil { return scene.views.map(StageAttributes.make) }
    let views = scene.views.map(StageView.init)
    for (view, description) in zip(views, scene.views) {
      let superview = description.superview.map { views[$0] } ?? reference
      superview?.addSubview(view)
    }
    return views
  }

  /// Puts items and groups behind the views; a group may name items that follow it.
  private static func items(
    of scene: Scene, behind shown: [any UIDynamicItem]
  ) throws(UIDynamicsFault) -> [any UIDynamicItem] {
    var bodies: [Int: any UIDynamicItem] = [:]
    for (index, item) in shown.enumerated() { bodies[index] = item }
    for (index, item) in scene.items.enumerated() {
      bodies[shown.count + index] = StageItem(item)
    }
    var items = shown
    for (index, item) in scene.items.enumerated() {
      if case .group(let members) = item.kind {
        let members = members.compactMap { bodies[$0] }
        try UIDynamicItemGroup.validate(members)
        items.append(UIDynamicItemGroup(items: members))
      } else if let body = bodies[shown.count + index] {
        items.append(body)
      }
    }
    return items
  }

  private static func groups(of scene: Scene) -> [Int: Int] {
    var groups: [Int: Int] = [:]
    for (index, item) in scene.items.enumerated() {
      guard case .group(let members) = item.kind else { continue }
      for member in members { groups[member] = scene.views.count + index }
    }
    return groups
  }
}

extension SceneItem {
  /// The rotation it is given; a group has none of its own.
  fileprivate var angle: Double {
    if case .body(_, _, let angle, _) = kind { angle } else { 0 }
  }
}

extension Profile {
  init(_ profile: RunSettings.Profile) {
    switch profile {
    case .uikit: self = .uikit
    case .uikit7: self = .uikit70
    case .documented: self = .documented
    }
  }
}

extension UIView {
  fileprivate convenience init(_ description: SceneReferenceView) {
    self.init(id: description.id, frame: CGRect(origin: .zero, size: description.bounds.size))
    bounds = description.bounds
  }
}
