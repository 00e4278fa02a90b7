// SPDX-License-Identifier: MIT

/// The identity of a dynamic item.
///
/// It is the object or, for layout attributes, the element, because layouts create new objects for the same element.
enum ItemKey: Hashable {
  case object(ObjectIdentifier)
  case element(UICollectionViewLayoutAttributes.Element)

  /// True if the object itself is the key, which therefore never changes.
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
