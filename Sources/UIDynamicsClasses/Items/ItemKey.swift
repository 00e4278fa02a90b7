// SPDX-License-Identifier: MIT

/// What makes two references the same dynamic item.
///
/// The object itself; for layout attributes the element they describe, because layouts make new
/// objects for the same element.
enum ItemKey: Hashable {
  case object(ObjectIdentifier)
  case element(UICollectionViewLayoutAttributes.Element)

  /// Whether it is the object itself, which has no other key as long as it lives.
  var isObject: Bool {
    switch self {
    case .object: true
    case .element: false
    }
  }

  init(_ item: any UIDynamicItem) {
    if let attributes = item as? UICollectionViewLayoutAttributes {
      self = .element(attributes.element)
    } else {
      self = .object(ObjectIdentifier(item))
    }
  }
}
