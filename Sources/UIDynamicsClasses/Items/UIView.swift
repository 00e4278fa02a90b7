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
  final weak var parent: UIView? { didSet { parentID = parent.map { ObjectIdentifier($0) } } }
  /// Which view that was when it was set, which may be gone: to ask for the weak reference takes longer.
  private(set) final var parentID: ObjectIdentifier?

  /// The views that lie in this one, from the back to the front.
  open var subviews: [UIView] { children }
  final var children: [UIView] = []

  private final var sizeObservers: [SizeObserver] = []
  final var chainRelease = ChainRelease()

  /// What the product UIKit keeps of a view beside its geometry.
  package final var companion: AnyObject?

  /// The controller whose outermost view this is.
  package final weak var controller: UIResponder?

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

  /// Whether the view takes touches; kept for code that sets it, since nothing here sends any.
  open var isUserInteractionEnabled = true

  /// A number to find the view by; nothing here asks.
  open var tag = 0

  /// How visible the view is, 0 to 1; nothing here asks.
  open var alpha: CGFloat = 1

  /// Whether the view is left out; it moves all the same.
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

  /// The class of the view's layer, which the product UIKit has; a shape, a gradient or a plain one.
  open class var layerClass: AnyClass { UIView.self }

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
}

// MARK: Observers of the size

/// An animator that resumes when its reference view gets another size.
protocol ReferenceSizeObserver: AnyObject {
  func referenceSizeDidChange()
}

private final class SizeObserver {
  deinit {}

  weak var observer: (any ReferenceSizeObserver)?

  init(_ observer: any ReferenceSizeObserver) { self.observer = observer }
}

extension UIView {
  /// Has the observer told of every new size, inside the setter, as long as it lives.
  func addSizeObserver(_ observer: any ReferenceSizeObserver) {
    sizeObservers.removeAll { $0.observer == nil }
    sizeObservers.append(SizeObserver(observer))
  }

  /// Changes what may change the size, and tells those who want to know whether it did.
  private func resize(_ change: (inout LayerGeometry) -> Void) {
    let size = geometry.bounds.size
    change(&geometry)
    guard geometry.bounds.size != size else { return }
    for entry in sizeObservers { entry.observer?.referenceSizeDidChange() }
  }
}
