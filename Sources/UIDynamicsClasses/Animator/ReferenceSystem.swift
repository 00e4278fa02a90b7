// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Whose coordinates an animator's items are in.
///
/// A class: to copy weak references at every tick costs more than to share them.
final class ReferenceSystem {
  deinit {}

  enum Kind {
    /// Abstract coordinates without bounds.
    case none
    /// The coordinates of a view; views that take part lie in it, however deep.
    case view
    /// The coordinates of a layout's content; for layout attributes.
    case layout
  }

  private(set) var kind: Kind
  /// The reference system does not keep its view or layout alive.
  var view: UIView? { weakView.object }
  private var weakView = Weak<UIView>()
  /// Which view that is, or was: to ask for the weak reference takes longer.
  private var viewID: ObjectIdentifier?
  var layout: UICollectionViewLayout? { weakLayout.object }
  private var weakLayout = Weak<UICollectionViewLayout>()

  init() { kind = .none }

  init(view: UIView) {
    kind = .view
    weakView.object = view
    viewID = ObjectIdentifier(view)
  }

  init(layout: UICollectionViewLayout) {
    kind = .layout
    weakLayout.object = layout
  }

  /// Becomes another system, before anything asks for this one.
  func become(_ other: ReferenceSystem) {
    kind = other.kind
    weakView = other.weakView
    viewID = other.viewID
    weakLayout = other.weakLayout
  }

  /// What the implicit boundary follows, pt; nil without a view or layout.
  var bounds: CGRect? {
    switch kind {
    case .none: nil
    case .view: view?.bounds
    case .layout: (layout?.collectionViewContentSize).map { CGRect(origin: .zero, size: $0) }
    }
  }

  /// Where an item is.
  ///
  /// A view may lie in another inside the reference view; its rotation counts alone, without that
  /// of what it lies in.
  func pose(of item: any UIDynamicItem) -> ItemPose {
    var center = item.center
    if let (parent, view) = spaces(of: item as? UIView) {
      center = parent.convert(center, to: view)
    }
    return ItemPose(center: center, angle: item.rotation)
  }

  /// A pose in the coordinates of an item, given as a view if it is one.
  func own(_ pose: ItemPose, of item: UIView?) -> ItemPose {
    guard let (parent, view) = spaces(of: item) else { return pose }
    return ItemPose(center: parent.convert(pose.center, from: view), angle: pose.angle)
  }

  /// The view whose coordinates a view's center is in, and the animator's, if they are not the same.
  ///
  /// A view that was taken out of the hierarchy goes on in the animator's coordinates.
  private func spaces(of item: UIView?) -> (parent: UIView, view: UIView)? {
    guard kind == .view, let item, item.parentID != viewID, let view,
      let parent = item.parent, parent !== view
    else { return nil }
    return (parent, view)
  }

  /// Throws why an item has no place in this system.
  func validate(_ item: any UIDynamicItem) throws(UIDynamicsFault) {
    switch kind {
    case .none: return
    case .layout:
      if item is UIView {
        throw UIDynamicsFault(
          .foreignItem,
          "\(nameInMessages(of: item)) is a view, but the animator moves the elements of a layout. "
            + "Add layout attributes, or use an animator with a reference view.")
      }
    case .view:
      if item is UICollectionViewLayoutAttributes {
        throw UIDynamicsFault(
          .foreignItem,
          "\(nameInMessages(of: item)) are layout attributes, but the animator has a reference view. "
            + "Use an animator made with init(collectionViewLayout:).")
      }
      guard let view, let subview = item as? UIView else { return }
      if !subview.lies(in: view) {
        throw UIDynamicsFault(
          .foreignItem,
          "\(subview) does not lie in the reference view \(view). "
            + "Add it to the reference view or to one of its subviews first.")
      }
    }
  }
}

extension ReferenceSystem: CustomStringConvertible {
  var description: String {
    switch kind {
    case .none: return "abstract coordinates"
    case .view: return view.map { "\($0), bounds \(text($0.bounds))" } ?? "a view that is gone"
    case .layout:
      guard let layout, let bounds else { return "a layout that is gone" }
      return "<\(type(of: layout))>, bounds \(text(bounds))"
    }
  }

  private func text(_ rect: CGRect) -> String {
    "(\(rect.origin.x) \(rect.origin.y); \(rect.size.width) \(rect.size.height))"
  }
}
