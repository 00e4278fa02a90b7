// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A rectangle in a tree of rectangles, as UIKit's views are, that nobody draws.
///
/// It has the geometry and the hierarchy of UIKit's class and nothing else. For one thread at a
/// time, like everything here.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIView: UIResponder, UIDynamicItem {
  /// The name by which scenes, logs and messages call the view; empty if it has none.
  public private(set) final var id = ""

  private(set) final var geometry: LayerGeometry

  /// The view this one lies in, or nil.
  open var superview: UIView? { parent }
  final var parent: UIView? {
    get { weakParent.object }
    set {
      weakParent.object = newValue
      parentID = newValue.map { ObjectIdentifier($0) }
    }
  }
  private final var weakParent = Weak<UIView>()
  /// Which view that was when it was set, which may be gone: to ask for the weak reference takes longer.
  private(set) final var parentID: ObjectIdentifier?

  /// The views that lie in this one, from the back to the front.
  open var subviews: [UIView] { children }
  final var children: [UIView] = []

  private final var sizeObservers = ReferenceObservers()
  final var chainRelease = ChainRelease()

  #if !hasFeature(Embedded)
    private final var madeExtras: ViewExtras?

    /// Properties that have nothing to do with motion.
    package final var extras: ViewExtras {
      if let madeExtras { return madeExtras }
      let extras = ViewExtras()
      madeExtras = extras
      return extras
    }

    final var isPlacedByConstraints: Bool { madeExtras?.isPlacedByConstraints ?? false }
  #endif

  /// The controller whose outermost view this is.
  package final var controller: UIResponder? {
    get { weakController.object }
    set { weakController.object = newValue }
  }
  private final var weakController = Weak<UIResponder>()

  /// The controller whose outermost view this is, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Creates a view with the given frame in its future superview.
  public init(frame: CGRect) { geometry = LayerGeometry(frame: frame) }

  /// Creates a view of no size; required, because every subclass of a program has it.
  public required init?(coder: NSCoder) { geometry = LayerGeometry(frame: .zero) }

  /// Creates a view with a name and a frame.
  public convenience init(id: String, frame: CGRect) {
    self.init(frame: frame)
    self.id = id
  }

  /// Creates a view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  deinit { assumingIsolation { chainRelease.release(&children) } }

  /// The middle of the view in its superview's coordinates, pt.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The view's own coordinates: its size, and the point that lies at its upper left, pt.
  ///
  /// A new size grows or shrinks the view about its center.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { resize { $0.bounds = newValue } }
  }

  /// How the view is turned, scaled or shifted about its center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The smallest upright rectangle in the superview around the view as transformed, pt.
  ///
  /// A view that is turned is smaller than its frame; set center and bounds instead then.
  open var frame: CGRect {
    get { geometry.frame }
    set { resize { $0.frame = newValue } }
  }

  /// Whether the view and its subviews take touches.
  open var isUserInteractionEnabled = true

  /// A number to find the view by.
  open var tag = 0

  /// The opacity, 0 to 1; below 0.01 the view takes no touches.
  open var alpha: CGFloat = 1

  /// Whether the view is hidden; a hidden view takes no touches and moves all the same.
  open var isHidden = false

  /// Whether subviews end at the edges; nothing here draws.
  open var clipsToBounds = false

  /// The outline that collides; a subclass may override it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of type `path`; a subclass may override it.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Class, name and frame.
  nonisolated open override var description: String {
    assumingIsolation {
      let (frame, name) = (frame, id.isEmpty ? "" : " \(id)")
      return "<\(type(of: self))\(name); frame = (\(frame.origin.x) \(frame.origin.y); "
        + "\(frame.width) \(frame.height))>"
    }
  }

  #if !hasFeature(Embedded)
    /// The class of the view's layer, which the product UIKit has; a shape, a gradient or a plain one.
    open class var layerClass: AnyClass { UIView.self }
  #endif

  // MARK: The tree

  /// Puts a view in front of the others in this one, taking it out of its present superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Puts a view at a place in the order of subviews, 0 at the back.
  ///
  /// A place beyond the last is the front. A view cannot lie in itself or in a view inside it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview; without one, nothing happens.
  open func removeFromSuperview() { leaveSuperview() }

  /// Returns whether the view is the given one or lies in it, however deep.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Puts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Puts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    view.removeFromSuperview()
    guard let place = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insertSubview(view, at: place + offset)
  }

  /// Returns the view itself or the first inside it that has the tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Returns the frontmost view under a position that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Places in other views

  /// Returns where a position of this view lies in another.
  ///
  /// Without a view: in the space the outermost view lies in. Views of separate trees count as
  /// lying in the same space.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Returns where a position of another view lies in this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Returns the smallest upright rectangle in another view around a rectangle of this one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Returns the smallest upright rectangle in this view around a rectangle of another.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// Whether a position of the view lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Sizes

  /// What `intrinsicContentSize` has where a view does not say.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size of what the view shows, pt; unsaid unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits a size best, pt: the one that the view has unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best, about the upper left corner of the frame.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }

  // MARK: Hooks for subclasses

  private final var needsLayout = true

  /// Called by `layoutIfNeeded()`; does nothing unless overridden.
  open func layoutSubviews() {}

  /// Asks for a layout with the next `layoutIfNeeded()`.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays the subviews out if that was asked for or was never done.
  ///
  /// Nothing here does it by itself.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Called before the view gets another superview, or none; does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has got another superview, or none; does nothing unless overridden.
  open func didMoveToSuperview() {}

  /// Called when a view was put into this one; does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one; does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Never called: there are no windows.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Never called: there are no windows.
  open func didMoveToWindow() {}

  /// Never called: constraints lay nothing out.
  open func updateConstraints() {}

  /// Does nothing: constraints lay nothing out.
  open func setNeedsUpdateConstraints() {}

  /// Whether the view needs constraints; no unless overridden, and never asked.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What bars and corners of the screen cover; nothing unless overridden.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Never called: nothing covers the screen.
  open func safeAreaInsetsDidChange() {}

  #if !hasFeature(Embedded)
    /// Called when the tint color of the view or of one around it was set; does nothing unless overridden.
    open func tintColorDidChange() {}

    // MARK: Looks

    /// How content fits into a view of another shape.
    public enum ContentMode: Int, Sendable {
      /// The modes of UIKit.
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
      /// The modes of UIKit.
      case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The color behind the view; kept.
    open var backgroundColor: UIColor? {
      get { extras.backgroundColor }
      set { extras.backgroundColor = newValue }
    }

    /// The color of controls: its own, else the superview's, else blue.
    open var tintColor: UIColor! {
      get {
        extras.tintColor ?? superview?.tintColor ?? UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      set {
        extras.tintColor = newValue
        announceTintColor()
      }
    }

    private func announceTintColor() {
      tintColorDidChange()
      for view in children where view.madeExtras?.tintColor == nil { view.announceTintColor() }
    }

    /// How content fits into the view; kept.
    open var contentMode: ContentMode {
      get { extras.contentMode }
      set { extras.contentMode = newValue }
    }

    /// Whether the view hides everything behind it; kept.
    open var isOpaque: Bool {
      get { extras.isOpaque }
      set { extras.isOpaque = newValue }
    }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { .current }

    /// Never called: traits do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Gestures

    /// The recognizers of the view, or nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
      get { extras.gestureRecognizers.isEmpty ? nil : extras.gestureRecognizers }
      set {
        extras.gestureRecognizers.forEach(removeGestureRecognizer)
        newValue?.forEach(addGestureRecognizer)
      }
    }

    /// Has a recognizer watch the view, and no other.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
      recognizer.view?.removeGestureRecognizer(recognizer)
      extras.gestureRecognizers.append(recognizer)
      recognizer.view = self
    }

    /// Stops a recognizer from watching the view.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
      guard recognizer.view === self else { return }
      extras.gestureRecognizers.removeAll { $0 === recognizer }
      recognizer.view = nil
    }

    /// Whether a gesture on this view or one around it may begin; yes unless overridden.
    ///
    /// A `Finger` asks the touched view and those around it, up to the recognizer's.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }
  #endif
}

// MARK: Observers of the size

extension UIView {
  /// Informs an observer of every new size, inside the setter, as long as the observer lives.
  func addSizeObserver(_ animator: UIDynamicAnimator) { sizeObservers.add(animator) }

  /// Makes a change, and informs the observers if the size is another.
  private func resize(_ change: (inout LayerGeometry) -> Void) {
    let size = geometry.bounds.size
    change(&geometry)
    guard geometry.bounds.size != size else { return }
    sizeObservers.each { $0.referenceSizeDidChange() }
  }
}
