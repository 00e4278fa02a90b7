// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Where a layout wants an element of a collection to be.
///
/// Two of these that name the same element (kind and index path) are one dynamic item: an animator
/// moves the object that came first.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  deinit {}

  /// Decides together with kind and index path which element it is.
  typealias Category = UICollectionView.ElementCategory

  /// Names an element across objects.
  struct Element: Hashable {
    var category: Category
    var kind: String?
    var indexPath: IndexPath
  }

  private var geometry = LayerGeometry(frame: .zero)
  var element = Element(category: .cell, kind: nil, indexPath: IndexPath(item: 0, section: 0))

  /// Creates the attributes of the first cell; the other initializers are those to call.
  ///
  /// Required, because copies are made with it: a subclass with initializers of its own has it too.
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

  /// The place of the element.
  open var indexPath: IndexPath { element.indexPath }

  /// What the element is.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { element.kind }

  /// The middle of the element in the layout's coordinates, pt.
  open var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// The extents of the element, pt.
  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.bounds.size = newValue }
  }

  /// The extents of the element as a rectangle, pt; its origin is (0, 0) and stays so.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds.size = newValue.size }
  }

  /// The smallest upright rectangle around the element as transformed, pt.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// How the element is turned, scaled or shifted about its center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// How visible the element is, 0 to 1; nothing here asks.
  open var alpha: CGFloat = 1

  /// Which elements lie in front of which; nothing here asks.
  open var zIndex = 0

  /// Whether the element is left out; it moves all the same.
  open var isHidden = false

  /// The outline that collides; a subclass may override it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of type `path`; a subclass may override it.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  #if !hasFeature(Embedded)
    /// Returns attributes of the same class for the same element, with the same geometry.
    ///
    /// A subclass with properties of its own overrides it and copies them as well.
    open func copy(with zone: NSZone?) -> Any {
      let copy = type(of: self).init()
      (copy.element, copy.geometry) = (element, geometry)
      (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
      return copy
    }
  #endif

  /// Class, index path and frame.
  nonisolated open override var description: String {
    assumingIsolation {
      let kind = element.kind.map { " \($0)" } ?? ""
      return "<\(type(of: self))\(kind) {\(indexPath.section), \(indexPath.item)}; frame = "
        + "(\(frame.origin.x) \(frame.origin.y); \(frame.width) \(frame.height))>"
    }
  }
}

// Said in words under the trait: the compiler (6.3) does not infer it for this one.
#if MAIN_ACTOR
  extension UICollectionViewLayoutAttributes: @MainActor NSCopying {}
#else
  extension UICollectionViewLayoutAttributes: NSCopying {}
#endif
