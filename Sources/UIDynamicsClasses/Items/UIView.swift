// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A rectangle in a view hierarchy; it is never drawn.
///
/// It provides the geometry, hierarchy, touches and gestures of UIKit's class. Use views from one thread at a time.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIView: UIResponder, UIDynamicItem {
  /// The view's name in scenes, logs and messages, or an empty string.
  public private(set) final var id = ""

  private(set) final var geometry: LayerGeometry

  /// The view that contains this one, or `nil`.
  open var superview: UIView? { parent }
  final var parent: UIView? {
    get { parentLink.view.object }
    set {
      parentLink.view.object = newValue
      parentLink.id = newValue.map { ObjectIdentifier($0) }
    }
  }
  private final var parentLink = ParentLink()
  /// Identifies the superview even after deallocation; faster than reading the weak reference.
  final var parentID: ObjectIdentifier? { parentLink.id }

  private struct ParentLink {
    var view = Weak<UIView>()
    var id: ObjectIdentifier?
  }

  /// The subviews, from back to front.
  open var subviews: [UIView] { children }
  final var children: [UIView] = []

  private final var sizeObservers = ReferenceObservers()
  final var chainRelease = ChainRelease()

  #if !hasFeature(Embedded)
    private final var madeExtras: ViewExtras?

    package final var extras: ViewExtras {
      if let madeExtras { return madeExtras }
      let extras = ViewExtras()
      madeExtras = extras
      return extras
    }

    final var isPlacedByConstraints: Bool { madeExtras?.isPlacedByConstraints ?? false }
  #endif

  /// The controller whose root view this is.
  package final var controller: UIResponder? {
    get { weakController.object }
    set { weakController.object = newValue }
  }
  private final var weakController = Weak<UIResponder>()

  /// The controller whose root view this is, if any; otherwise the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Creates a view with a frame in its future superview, in points.
  public init(frame: CGRect) { geometry = LayerGeometry(frame: frame) }

  /// Creates a view of size zero; required, as in UIKit.
  public required init?(coder: NSCoder) { geometry = LayerGeometry(frame: .zero) }

  /// Creates a view with a name and a frame.
  public convenience init(id: String, frame: CGRect) {
    self.init(frame: frame)
    self.id = id
  }

  /// Creates a view of size zero at the origin.
  public convenience override init() { self.init(frame: .zero) }

  deinit { assumingIsolation { chainRelease.release(&children) } }

  /// The center of the view in its superview's coordinates, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// Setting a new size resizes the view around its center.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { resize { $0.bounds = newValue } }
  }

  /// The transform of the view, applied about its center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The smallest upright rectangle around the transformed view in its superview, in points.
  ///
  /// A rotated view is smaller than its frame; set `center` and `bounds` instead.
  open var frame: CGRect {
    get { geometry.frame }
    set { resize { $0.frame = newValue } }
  }

  /// A Boolean value that indicates whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true

  /// A number that identifies the view.
  open var tag = 0

  /// The opacity, 0 to 1; below 0.01, the view receives no touches.
  open var alpha: CGFloat = 1

  /// A Boolean value that indicates whether the view is hidden; a hidden view receives no touches, but still moves.
  open var isHidden = false

  #if !hasFeature(Embedded)
    /// Stored without effect: nothing is drawn.
    open var clipsToBounds: Bool {
      get { madeExtras?.clipsToBounds ?? false }
      set { extras.clipsToBounds = newValue }
    }
  #endif

  /// The kind of outline that collides; a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The collision outline for the type `path`; empty unless overridden.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// A string with the class, the name and the frame.
  nonisolated open override var description: String {
    assumingIsolation {
      "<\(type(of: self))\(id.isEmpty ? "" : " \(id)"); frame = \(frame.inMessages)>"
    }
  }

  #if !hasFeature(Embedded)
    /// The class of the view's layer; the product UIKit creates a shape, gradient or plain layer.
    open class var layerClass: AnyClass { UIView.self }
  #endif

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts a view at an index in the subviews, 0 at the back.
  ///
  /// An index past the end puts the view in front. Inserting a view into itself or a descendant ends the process.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview, if it has one.
  open func removeFromSuperview() { leaveSuperview() }

  /// Returns whether the view is the given view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isContained(in: view) }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Inserts a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Inserts a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    view.removeFromSuperview()
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insertSubview(view, at: index + offset)
  }

  /// Returns the first view with a tag among this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Returns the frontmost view at a point that receives touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Coordinates in other views

  /// Converts a point to the coordinates of another view.
  ///
  /// For `nil`, it converts to the space around the outermost view, which separate hierarchies share.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point from the coordinates of another view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle to the smallest upright rectangle around it in another view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle of another view to the smallest upright rectangle around it in this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// Returns whether a point is inside the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Sizes

  /// The value in `intrinsicContentSize` for a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The natural size of the content, in points; none unless overridden.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size that best fits a given size, in points; the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits best, keeping the upper left corner of its frame.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }

  // MARK: Hooks for subclasses

  private final var needsLayout = true

  /// Called by `layoutIfNeeded()`; does nothing unless overridden.
  open func layoutSubviews() {}

  /// Requests that the next `layoutIfNeeded()` perform a layout.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out the subviews if a layout was requested or never performed; only your code calls it.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Not called here: nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}

  /// Called before the superview changes; does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed; does nothing unless overridden.
  open func didMoveToSuperview() {}

  /// Called after a subview was added; does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed; does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Not called here.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Not called here.
  open func didMoveToWindow() {}

  /// Not called here: constraints have no effect on layout.
  open func updateConstraints() {}

  /// Does nothing: constraints have no effect on layout.
  open func setNeedsUpdateConstraints() {}

  /// A Boolean value that indicates whether the view needs constraints; `false` unless overridden, and never read.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets of the area covered by bars and screen corners; zero unless overridden.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Not called here: nothing covers the screen.
  open func safeAreaInsetsDidChange() {}

  #if !hasFeature(Embedded)
    /// Called after the tint color of the view or of an ancestor was set; does nothing unless overridden.
    open func tintColorDidChange() {}

    // MARK: Appearance

    /// The options for fitting content into a view.
    public enum ContentMode: Int, Sendable {
      /// UIKit's content modes.
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
      /// UIKit's content modes.
      case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The background color; stored without effect.
    open var backgroundColor: UIColor? {
      get { extras.backgroundColor }
      set { extras.backgroundColor = newValue }
    }

    /// The color of controls: the view's own, otherwise the superview's, otherwise blue.
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

    /// The option for fitting content into the view; stored without effect.
    open var contentMode: ContentMode {
      get { extras.contentMode }
      set { extras.contentMode = newValue }
    }

    /// Stored without effect: nothing is drawn.
    open var isOpaque: Bool {
      get { extras.isOpaque }
      set { extras.isOpaque = newValue }
    }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { .current }

    /// Not called here: traits do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Gestures

    /// The gesture recognizers of the view, or `nil` for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
      get { extras.gestureRecognizers.isEmpty ? nil : extras.gestureRecognizers }
      set {
        extras.gestureRecognizers.forEach(removeGestureRecognizer)
        newValue?.forEach(addGestureRecognizer)
      }
    }

    /// Attaches a recognizer to the view, and detaches it from any other view.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
      recognizer.view?.removeGestureRecognizer(recognizer)
      extras.gestureRecognizers.append(recognizer)
      recognizer.view = self
    }

    /// Detaches a recognizer from the view.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
      guard recognizer.view === self else { return }
      extras.gestureRecognizers.removeAll { $0 === recognizer }
      recognizer.view = nil
    }

    /// Returns whether a gesture on this view or an ancestor may begin; `true` unless overridden.
    ///
    /// A `Finger` calls it on the touched view and its ancestors, up to the recognizer's view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }
  #endif
}

extension UIView {
  /// Notifies an animator of every new size, inside the setter, as long as the animator exists.
  func addSizeObserver(_ animator: UIDynamicAnimator) { sizeObservers.add(animator) }

  private func resize(_ change: (inout LayerGeometry) -> Void) {
    let size = geometry.bounds.size
    change(&geometry)
    guard geometry.bounds.size != size else { return }
    sizeObservers.each { $0.referenceSizeDidChange() }
  }
}
