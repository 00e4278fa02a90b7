// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// An object that arranges the elements of a collection.
///
/// An animator created for a layout uses the content size as its reference bounds, and invalidates the layout after each
/// tick. A subclass overrides the content size, and either `invalidateLayout(with:)` or `invalidateLayout()` to respond
/// to moved elements. It overrides the other methods as in UIKit, often with results of the animator's `items(in:)` and
/// `layoutAttributesForCell(at:)`.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewLayout: NSObject {
  deinit {}

  /// Creates a layout of size zero.
  public override init() {}

  /// Creates a layout of size zero; required, as in UIKit.
  public required init?(coder: NSCoder) {}

  /// The collection view that uses this layout, or `nil`.
  open internal(set) var collectionView: UICollectionView? {
    get { weakCollectionView.object }
    set { weakCollectionView.object = newValue }
  }
  private final var weakCollectionView = Weak<UICollectionView>()

  /// The size of the whole content, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Invalidation

  /// Called when elements have moved; the collection view then prepares the layout again.
  open func invalidateLayout() { isPrepared = false }

  /// False if the layout ignores moved elements, so that animators need not report them.
  package final var hearsOfMoves = true

  private final var isPrepared = false

  final var animators = ReferenceObservers()

  /// Prepares the layout if needed, as a collection view does before it uses the layout.
  package final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  /// Called by an animator after each tick, with the moved elements; calls `invalidateLayout()` unless overridden.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  #if !hasFeature(Embedded)
    /// The class of the contexts that an animator creates for the layout.
    ///
    /// Any class that is not a subclass of `UICollectionViewLayoutInvalidationContext` ends the process at the first tick.
    open class var invalidationContextClass: AnyClass {
      UICollectionViewLayoutInvalidationContext.self
    }

    /// The class of the layout's attributes; not used here.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  #endif

  /// Returns a context for new visible bounds; an empty one unless overridden.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether new visible bounds invalidate the layout; `false` unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  // MARK: Elements

  /// Called before the layout is used; does nothing unless overridden.
  open func prepare() {}

  /// Returns the attributes of the elements in a rectangle; `nil` unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell; `nil` unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; `nil` unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view; `nil` unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Collection updates, which do not occur here

  /// Not called here; UIKit calls it before it inserts and deletes elements.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Not called here; UIKit calls it after it has inserted and deleted elements.
  open func finalizeCollectionViewUpdates() {}

  /// Not called here; UIKit calls it before an animated change of the bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Not called here; UIKit calls it after an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the attributes that a cell has when it begins to appear; `nil`, its final ones, unless overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes that a cell has when it has disappeared; `nil`, its last ones, unless overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes that a supplementary view has when it begins to appear; `nil` unless overridden.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes that a supplementary view has when it has disappeared; `nil` unless overridden.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes that a decoration view has when it begins to appear; `nil` unless overridden.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes that a decoration view has when it has disappeared; `nil` unless overridden.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the offset at which scrolling ends; the proposed one unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Returns the offset at which scrolling ends; the proposed one unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

extension UICollectionViewLayout {
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    #if hasFeature(Embedded)
      return UICollectionViewLayoutInvalidationContext()
    #else
      let named: AnyClass = type(of: self).invalidationContextClass
      guard let context = named as? UICollectionViewLayoutInvalidationContext.Type else {
        stop(
          .invalidValue,
          "The invalidationContextClass of \(self) cannot be \(named). "
            + "Make it a subclass of UICollectionViewLayoutInvalidationContext.")
      }
      return context.init()
    #endif
  }
}
