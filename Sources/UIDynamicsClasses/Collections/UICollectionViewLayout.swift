// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Arranges the elements of a collection, as far as an animator has to do with it.
///
/// An animator made for a layout takes the content size as its reference bounds and invalidates the
/// layout after each tick. There is no collection view to ask again; a subclass says its size and
/// does in `invalidateLayout(with:)` or `invalidateLayout()` what it wants done when its elements
/// have moved. The questions UIKit's collection view asks are here to be overridden and answered,
/// often with what the animator has: `items(in:)`, `layoutAttributesForCell(at:)`.
#if MAIN_ACTOR
  @MainActor
#endif
open class UICollectionViewLayout: NSObject {
  deinit {}

  /// Creates a layout of no size.
  public override init() {}

  /// Creates a layout of no size; required, because every subclass of a program has it.
  public required init?(coder: NSCoder) {}

  /// The collection view that is laid out; nil until it is given this layout.
  open internal(set) var collectionView: UICollectionView? {
    get { weakCollectionView.object }
    set { weakCollectionView.object = newValue }
  }
  private final var weakCollectionView = Weak<UICollectionView>()

  /// The extents of the whole content, pt.
  ///
  /// A subclass overrides it.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Invalidation

  /// Called when the elements are not where they were; has the view prepare the layout anew.
  open func invalidateLayout() { isPrepared = false }

  /// Whether animators tell it which elements they move; false for one that would do nothing then.
  package final var hearsOfMoves = true

  private final var isPrepared = false

  /// The animators that were made for the layout.
  final var animators = ReferenceObservers()

  /// Has the layout prepared, as a collection view does before it asks for anything.
  package final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  /// Called by an animator after each tick, with the elements it moves; calls `invalidateLayout()`
  /// unless overridden.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  #if !hasFeature(Embedded)
    /// The class of the contexts that an animator creates for the layout.
    ///
    /// A class that is not one of contexts ends the process with the first tick.
    open class var invalidationContextClass: AnyClass {
      UICollectionViewLayoutInvalidationContext.self
    }

    /// The class of the layout's attributes; nothing here uses it.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  #endif

  /// A context for other visible bounds; one that names nothing unless overridden.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Whether other visible bounds ask for another layout; no unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  // MARK: Elements

  /// To be overridden with what is to be computed before the layout is asked; does nothing here.
  open func prepare() {}

  /// The attributes of the elements in a rectangle; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of a cell; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Changes of the collection, none of which happens here

  /// Called before elements come and go; does nothing unless overridden.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when elements have come and gone; does nothing unless overridden.
  open func finalizeCollectionViewUpdates() {}

  /// Called before the bounds change with an animation; does nothing unless overridden.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when the bounds have changed with an animation; does nothing unless overridden.
  open func finalizeAnimatedBoundsChange() {}

  /// Where a cell comes from; nil, from its own place, unless overridden.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a cell goes to; nil, to its own place, unless overridden.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view comes from; nil, from its own place, unless overridden.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view goes to; nil, to its own place, unless overridden.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view comes from; nil, from its own place, unless overridden.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view goes to; nil, to its own place, unless overridden.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where scrolling is to end; where it would end anyway unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Where scrolling is to end; where it would end anyway unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

extension UICollectionViewLayout {
  /// A context of the class the layout names.
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
