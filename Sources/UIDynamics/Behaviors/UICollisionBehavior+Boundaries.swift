// SPDX-License-Identifier: MIT

public import Geometry

/// A boundary with a name; the path is the behavior's own copy.
struct CollisionBoundary {
  enum Shape {
    case segment(from: CGPoint, to: CGPoint)
    case loop(UIBezierPath)
  }

  var name: BoundaryName
  var shape: Shape
}

extension UICollisionBehavior {
  /// Whether the edges of the animator's reference bounds are a boundary; initially false.
  ///
  /// The boundary follows the size of the reference view or of the layout's content. Setting this
  /// makes the insets 0. An animator of plain `init()` has no reference bounds, and so no boundary.
  public var translatesReferenceBoundsIntoBoundary: Bool {
    get { implicitBoundaryInsets != nil }
    set { setImplicitBoundary(insets: newValue ? .zero : nil) }
  }

  /// Makes the reference bounds a boundary, moved inwards by insets; outwards by negative ones.
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    requireFinite(
      insets.top, insets.left, insets.bottom, insets.right, property: "insets", of: self)
    setImplicitBoundary(insets: insets)
  }

  /// Makes the first part of a path a boundary, closed and hollow: items collide on either side.
  ///
  /// Curves become lines of about 10 pt. A boundary of the same name is replaced. A path of fewer
  /// than two points ends the process; `validate(_:)` tells beforehand.
  public func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    require { () throws(UIDynamicsFault) in try Self.validate(bezierPath) }
    add(.loop(UIBezierPath(copying: bezierPath)), identifier)
  }

  /// Makes a line between two points a boundary; items collide on either side.
  ///
  /// A boundary of the same name is replaced. Points in the same place end the process;
  /// `validate(from:to:)` tells beforehand.
  public func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    require { () throws(UIDynamicsFault) in try Self.validate(from: p1, to: p2) }
    add(.segment(from: p1, to: p2), identifier)
  }

  /// A new path like the boundary of this name, or nil if there is none.
  public func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let name = BoundaryName(identifier)
    guard let boundary = boundaries[name] else { return nil }
    switch boundary.shape {
    case .loop(let path): return UIBezierPath(copying: path)
    case .segment(let from, let to):
      let path = UIBezierPath()
      path.move(to: from)
      path.addLine(to: to)
      return path
    }
  }

  /// The names of the boundaries in the order of adding, or nil if there are none.
  ///
  /// The implicit boundary has no name.
  public var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.list().map(\.name.identifier)
  }

  /// Removes the boundary of this name; ignored if there is none.
  public func removeBoundary(withIdentifier identifier: any NSCopying) {
    let name = BoundaryName(identifier)
    guard boundaries.remove(name) != nil else { return }
    changeBoundaries { bridge, record in bridge.removeBoundary(name, of: record) }
  }

  /// Removes all boundaries that have a name; the implicit one stays.
  public func removeAllBoundaries() {
    let names = boundaries.list().map(\.name)
    guard !names.isEmpty else { return }
    boundaries.removeAll()
    changeBoundaries { bridge, record in
      for name in names { bridge.removeBoundary(name, of: record) }
    }
  }

  private func add(_ shape: CollisionBoundary.Shape, _ identifier: any NSCopying) {
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

  /// Warns of a path that is only touched.
  func warnIfStoppingNothing(_ boundary: CollisionBoundary, in animator: UIDynamicAnimator) {
    guard animator.profile.twoPointPathStopsNothing, case .loop(let path) = boundary.shape,
      UnitConversion.outline(of: path).count == 2
    else { return }
    warn(
      .twoPointPath,
      "The boundary \(boundary.name.identifier) of \(self) is a path of two points, which is touched but "
        + "stops nothing. Add it with addBoundary(withIdentifier:from:to:).")
  }

  private func changeBoundaries(_ change: @escaping (WorldBridge, CollisionRecord) -> Void) {
    guard let animator = dynamicAnimator, record != nil else { return }
    animator.change { [self] in
      if let record { change(animator.bridge, record) }
    }
    parametersDidChange()
  }

  // MARK: The implicit boundary

  private func setImplicitBoundary(insets: UIEdgeInsets?) {
    implicitBoundaryInsets = insets
    guard let animator = dynamicAnimator, record != nil else { return }
    animator.change { self.rebuildImplicitBoundary(in: animator) }
    parametersDidChange()
  }

  /// Puts the implicit boundary where the animator's reference bounds are now.
  func rebuildImplicitBoundary(in animator: UIDynamicAnimator) {
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
      "The reference bounds (\(bounds.origin.x) \(bounds.origin.y); \(bounds.size.width) "
        + "\(bounds.size.height)) cannot be a boundary of \(self). Give the reference view or "
        + "layout finite bounds.")
  }
}
