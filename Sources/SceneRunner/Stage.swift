// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

/// The objects a UIKit programmer would have made from the scene.
///
/// The order in which they are made and added is the order of the scene; it decides last digits.
struct Stage {
  let animator: UIDynamicAnimator
  /// In the order of the scene.
  let views: [UIView]
  /// The rotations the views were given, in rad.
  let angles: [Double]
  let recorder = EventRecorder()
  /// The animator knows its reference view only as long as somebody else holds it.
  private let referenceView: UIView?

  init(_ scene: Scene) throws(UIDynamicsFault) {
    referenceView = scene.referenceView.map(UIView.init)
    animator = referenceView.map { UIDynamicAnimator(referenceView: $0) } ?? UIDynamicAnimator()
    views = scene.views.map(UIView.init)
    angles = scene.views.map(\.angle)
    for (view, description) in zip(views, scene.views) {
      let superview = description.superview.map { views[$0] } ?? referenceView
      superview?.addSubview(view)
    }
    // Before the first behavior, so that the start of the animator is on record.
    animator.delegate = recorder
    for behavior in scene.behaviors where behavior.isAdded { try add(behavior) }
  }

  /// Adds a behavior; a fault the scene's own rules have missed is thrown instead of a trap.
  private func add(_ description: SceneBehavior) throws(UIDynamicsFault) {
    let behavior = try dynamicBehavior(description)
    try animator.validate(behavior)
    animator.addBehavior(behavior)
  }
}

extension UIView {
  fileprivate convenience init(_ description: SceneReferenceView) {
    self.init(id: description.id, frame: CGRect(origin: .zero, size: description.bounds.size))
    bounds = description.bounds
  }

  fileprivate convenience init(_ description: SceneView) {
    self.init(id: description.id, frame: CGRect(origin: .zero, size: description.size))
    // Set directly: by way of a frame the center would lose its last digit.
    center = description.center
    if description.angle != 0 {
      transform = CGAffineTransform(rotationAngle: description.angle)
    }
  }
}
