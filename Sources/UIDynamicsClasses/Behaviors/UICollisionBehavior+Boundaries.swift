// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#else
  package import UIDynamicsGeometry
#endif

/// A named boundary; the behavior owns its copy of the path.
struct CollisionBoundary {
  enum Shape {
    case segment(from: CGPoint, to: CGPoint)
    case loop(UIBezierPath)
  }

  var name: BoundaryName
  var shape: Shape
}

extension UICollisionBehavior {
  final func add(_ shape: CollisionBoundary.Shape, _ identifier: BoundaryIdentifier) {
    let boundary = CollisionBoundary(name: BoundaryName(keeping: identifier), shape: shape)
    require { () throws(UIDynamicsFault) in try boundary.name.validate() }
    boundaries.remove(boundary.name)
    boundaries.append(boundary, for: boundary.name)
    changeBoundaries { bridge, record in
      bridge.removeBoundary(boundary.name, of: record)
      bridge.addBoundary(boundary, of: record)
    }
    if let animator = dynamicAnimator, record != nil {
      warnIfStoppingNothing(boundary, in: animator)
    }
  }

  final func warnIfStoppingNothing(_ boundary: CollisionBoundary, in animator: UIDynamicAnimator) {
    guard animator.profile.quirks.twoPointPathStopsNothing, case .loop(let path) = boundary.shape,
      UnitConversion.isFoldedLine(path)
    else { return }
    warn(
      .twoPointPath,
      "The boundary \(boundary.name.identifier) of \(self) is a closed path of two points, which reports "
        + "contacts but does not stop items. Do not close it, or use addBoundary(withIdentifier:from:to:)."
    )
  }

  final func changeBoundaries(_ change: @escaping (WorldBridge, CollisionRecord) -> Void) {
    guard let animator = dynamicAnimator, record != nil else { return }
    animator.change { [self] in
      if let record { change(animator.bridge, record) }
    }
    parametersDidChange()
  }

  /// The names and corners of the named boundaries, pt.
  package final var boundaryOutlines: [(name: String, corners: [CGPoint], isClosed: Bool)] {
    boundaries.list().map { boundary in
      let name = boundary.name.identifier as? String ?? ""
      return switch boundary.shape {
      case .segment(let from, let to): (name, [from, to], false)
      case .loop(let path): Self.outline(of: path, called: name)
      }
    }
  }

  private static func outline(
    of path: UIBezierPath, called name: String
  ) -> (name: String, corners: [CGPoint], isClosed: Bool) {
    let corners = path.outline()
    return (name, corners, corners.count > 2)
  }

  final func setImplicitBoundary(insets: UIEdgeInsets?) {
    implicitBoundaryInsets = insets
    guard let animator = dynamicAnimator, record != nil else { return }
    animator.change { self.rebuildImplicitBoundary(in: animator) }
    parametersDidChange()
  }

  final func rebuildImplicitBoundary(in animator: UIDynamicAnimator) {
    let outset = -UIKitConstants.implicitBoundaryOutset
    var rect: CGRect?
    if let insets = implicitBoundaryInsets, let bounds = animator.reference.bounds {
      rect = bounds.inset(by: insets).insetBy(dx: outset, dy: outset)
      requireUsable(rect, from: bounds)
    }
    if let record { animator.bridge.setImplicitBoundary(rect, of: record) }
  }

  private func requireUsable(_ rect: CGRect?, from bounds: CGRect) {
    guard let rect, !UnitConversion.isLoop(rect) else { return }
    stop(
      .invalidGeometry,
      "The reference bounds \(bounds.inMessages) cannot be a boundary of \(self). Set finite bounds for the"
        + " reference view or layout.")
  }
}
