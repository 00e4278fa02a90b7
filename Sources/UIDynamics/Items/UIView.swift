// SPDX-License-Identifier: MIT

public import Geometry

/// A rectangle in a tree of rectangles, as UIKit's views are, that nobody draws.
///
/// It has the geometry and the hierarchy of UIKit's class and nothing else. For one thread at a
/// time, like everything here.
open class UIView: NSObject, UIDynamicItem {
  /// The name by which scenes, logs and messages call the view; empty if it has none.
  public let id: String

  private var geometry: LayerGeometry {
    didSet {
      if geometry.bounds.size != oldValue.bounds.size { tellSizeObservers() }
    }
  }

  /// The view this one lies in, or nil.
  public internal(set) weak var superview: UIView?

  /// The views that lie in this one, from the back to the front.
  public internal(set) var subviews: [UIView] = []

  private var sizeObservers: [SizeObserver] = []

  /// Creates a view with the given frame in its future superview.
  public init(frame: CGRect) {
    id = ""
    geometry = LayerGeometry(frame: frame)
  }

  /// Creates a view with a name and a frame.
  public init(id: String, frame: CGRect) {
    self.id = id
    geometry = LayerGeometry(frame: frame)
  }

  /// Creates a view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

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
    set { geometry.bounds = newValue }
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
    set { geometry.frame = newValue }
  }

  /// Whether the view takes touches; kept for code that sets it, since nothing here sends any.
  open var isUserInteractionEnabled = true

  /// The outline that collides; a subclass may override it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of type `path`; a subclass may override it.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Class, name and frame.
  open override var description: String {
    let (frame, name) = (frame, id.isEmpty ? "" : " \(id)")
    return "<\(type(of: self))\(name); frame = (\(frame.origin.x) \(frame.origin.y); "
      + "\(frame.width) \(frame.height))>"
  }

  /// Takes own coordinates to the superview's.
  var transformToSuperview: CGAffineTransform { geometry.toParent }
}

// MARK: Observers of the size

/// An animator that resumes when its reference view gets another size.
protocol ReferenceSizeObserver: AnyObject {
  func referenceSizeDidChange()
}

private struct SizeObserver {
  weak var observer: (any ReferenceSizeObserver)?
}

extension UIView {
  /// Has the observer told of every new size, inside the setter, as long as it lives.
  func addSizeObserver(_ observer: any ReferenceSizeObserver) {
    sizeObservers.removeAll { $0.observer == nil }
    sizeObservers.append(SizeObserver(observer: observer))
  }

  private func tellSizeObservers() {
    for entry in sizeObservers { entry.observer?.referenceSizeDidChange() }
  }
}
