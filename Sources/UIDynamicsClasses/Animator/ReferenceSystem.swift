// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The coordinate system of an animator's items.
///
/// A class, because copying weak references at every tick costs more than sharing them.
final class ReferenceSystem {
  deinit {}

  enum Kind {
    /// Abstract coordinates without bounds.
    case none
    /// The coordinates of a view; participating views are its descendants.
    case view
    /// The content coordinates of a layout; for layout attributes.
    case layout
  }

  private(set) var kind: Kind
  var view: UIView? { weakView.object }
  private var weakView = Weak<UIView>()
  /// Identifies the view even after deallocation; faster than reading the weak reference.
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

  /// Takes over another system; call it before anything reads this one.
  func become(_ other: ReferenceSystem) {
    kind = other.kind
    weakView = other.weakView
    viewID = other.viewID
    weakLayout = other.weakLayout
  }

  /// The rectangle that the implicit boundary follows, in points; `nil` without a view or layout.
  var bounds: CGRect? {
    switch kind {
    case .none: nil
    case .view: view?.bounds
    case .layout: (layout?.collectionViewContentSize).map { CGRect(origin: .zero, size: $0) }
    }
  }

  /// Returns an item's pose in the animator's coordinates.
  ///
  /// For a view nested inside the reference view, only the view's own rotation counts.
  func pose(of item: any UIDynamicItem) -> ItemPose {
    var center = item.center
    if let (parent, view) = spaces(of: item as? UIView) {
      center = parent.convert(center, to: view)
    }
    return ItemPose(center: center, angle: item.rotation)
  }

  /// Converts a pose to an item's own coordinates; `item` is `nil` unless the item is a view.
  func own(_ pose: ItemPose, of item: UIView?) -> ItemPose {
    guard let (parent, view) = spaces(of: item) else { return pose }
    return ItemPose(center: parent.convert(pose.center, from: view), angle: pose.angle)
  }

  /// The coordinate spaces of the item and the animator; `nil` if they are the same.
  ///
  /// A view removed from the hierarchy stays in the animator's coordinates.
  private func spaces(of item: UIView?) -> (parent: UIView, view: UIView)? {
    guard kind == .view, let item, item.parentID != viewID, let view,
      let parent = item.parent, parent !== view
    else { return nil }
    return (parent, view)
  }

  func validate(_ item: any UIDynamicItem) throws(UIDynamicsFault) {
    switch kind {
    case .none: return
    case .layout:
      if item is UIView {
        throw UIDynamicsFault(
          .foreignItem,
          "\(nameInMessages(of: item)) is a view, but the animator moves layout attributes. "
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
      if !subview.isContained(in: view) {
        throw UIDynamicsFault(
          .foreignItem,
          "\(subview) is not in the reference view \(view). "
            + "Add it to the reference view or to one of its subviews first.")
      }
    }
  }
}

extension ReferenceSystem: CustomStringConvertible {
  var description: String {
    switch kind {
    case .none: return "abstract coordinates"
    case .view: return view.map { "\($0), bounds \($0.bounds.inMessages)" } ?? "a deallocated view"
    case .layout:
      guard let layout, let bounds else { return "a deallocated layout" }
      return "<\(type(of: layout))>, bounds \(bounds.inMessages)"
    }
  }
}
