// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Whose coordinates an animator's items are in.
///
/// A class, though it never changes: to copy weak references at every tick costs more than to share them.
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

  let kind: Kind
  /// The reference system does not keep its view or layout alive.
  private(set) weak var view: UIView?
  /// Which view that is, or was: to ask for the weak reference takes longer.
  private var viewID: ObjectIdentifier?
  private(set) weak var layout: UICollectionViewLayout?

  init() { kind = .none }

  init(view: UIView) {
    kind = .view
    self.view = view
    viewID = ObjectIdentifier(view)
  }

  init(layout: UICollectionViewLayout) {
    kind = .layout
    self.layout = layout
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
    if let (parent, view) = spaces(of: item) { center = parent.convert(center, to: view) }
    return ItemPose(center: center, angle: item.rotation)
  }

  /// Has items show the poses of their bodies, in their own coordinates and on the pixels of the screen,
  /// if there is one.
  func show(_ poses: [ItemPose], on records: [ItemRecord], _ grid: PixelGrid?) {
    for place in records.indices {
      let item = records[place].item
      item.show(shown(poses[place], of: item, grid))
    }
  }

  /// What an item shows of a pose.
  func shown(_ pose: ItemPose, of item: any UIDynamicItem, _ grid: PixelGrid?) -> ItemPose {
    var pose = pose
    if let (parent, view) = spaces(of: item) {
      pose.center = parent.convert(pose.center, from: view)
    }
    guard let grid, item.showsPixels else { return pose }
    return grid.rounded(pose)
  }

  /// The view whose coordinates an item's center is in, and the animator's, if they are not the same.
  ///
  /// A view that was taken out of the hierarchy goes on in the animator's coordinates.
  private func spaces(of item: any UIDynamicItem) -> (parent: UIView, view: UIView)? {
    guard kind == .view, let item = item as? UIView, item.parentID != viewID, let view,
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
          "\(item) is a view, but the animator moves the elements of a layout. "
            + "Add layout attributes, or use an animator with a reference view.")
      }
    case .view:
      if item is UICollectionViewLayoutAttributes {
        throw UIDynamicsFault(
          .foreignItem,
          "\(item) are layout attributes, but the animator has a reference view. "
            + "Use an animator made with init(collectionViewLayout:).")
      }
      guard let view, let subview = item as? UIView else { return }
      if subview === view || !subview.lies(in: view) {
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
