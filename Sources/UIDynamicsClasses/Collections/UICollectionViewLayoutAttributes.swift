// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// The geometry that a layout gives to an element of a collection.
///
/// Attribute objects with the same kind and index path are one dynamic item; an animator moves the object that it
/// received first.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  deinit {}

  typealias Category = UICollectionView.ElementCategory

  /// The identity of an element across objects.
  struct Element: Hashable {
    var category: Category
    var kind: String?
    var indexPath: IndexPath
  }

  private var geometry = LayerGeometry(frame: .zero)
  var element = Element(category: .cell, kind: nil, indexPath: IndexPath(item: 0, section: 0))

  /// Creates the attributes of the first cell; use one of the other initializers instead.
  ///
  /// It is required because copying uses it.
  public required override init() {}

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element = Element(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    element = Element(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = Element(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  /// The index path of the element.
  open var indexPath: IndexPath { element.indexPath }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { element.kind }

  /// The center of the element in the layout's coordinates, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The size of the element, in points.
  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue }
  }

  /// The size of the element as a rectangle with the origin (0, 0), in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds.size = newValue.size }
  }

  /// The smallest upright rectangle around the transformed element, in points.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The transform of the element, applied about its center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The opacity of the element, 0 to 1; not used here.
  open var alpha: CGFloat = 1

  /// The position in the stacking order; not used here.
  open var zIndex = 0

  /// A Boolean value that indicates whether the element is hidden; a hidden element still moves.
  open var isHidden = false

  /// The kind of outline that collides; a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The collision outline for the type `path`; empty unless overridden.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  #if !hasFeature(Embedded)
    /// Returns attributes of the same class for the same element, with the same geometry.
    ///
    /// A subclass overrides it to copy its own properties, too.
    open func copy(with zone: NSZone?) -> Any {
      let copy = type(of: self).init()
      (copy.element, copy.geometry) = (element, geometry)
      (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
      return copy
    }
  #endif

  /// A string with the class, the kind, the index path and the frame.
  nonisolated open override var description: String {
    assumingIsolation {
      let kind = element.kind.map { " \($0)" } ?? ""
      return "<\(type(of: self))\(kind) {\(indexPath.section), \(indexPath.item)}; frame = "
        + "\(frame.inMessages)>"
    }
  }
}

// Explicit under the trait, because Swift 6.3 does not infer the isolation here.
#if MAIN_ACTOR
  extension UICollectionViewLayoutAttributes: @MainActor NSCopying {}
#else
  extension UICollectionViewLayoutAttributes: NSCopying {}
#endif
