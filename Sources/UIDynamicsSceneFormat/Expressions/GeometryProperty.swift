// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
internal import UIDynamicsNumerics

/// A property of a rectangle; the raw value is the text after `frame.` or `bounds.`.
package enum RectangleProperty: String, CaseIterable, Sendable {
  case origin, size, minX, midX, maxX, minY, midY, maxY, width, height

  package var type: ExpressionType { self == .origin || self == .size ? .vector : .number }

  var isOfSize: Bool { self == .size || self == .width || self == .height }

  fileprivate func value(of rectangle: CGRect) -> ExpressionValue {
    switch self {
    case .origin: .point(rectangle.origin)
    case .size: .size(rectangle.size)
    case .minX: .number(rectangle.minX)
    case .midX: .number(rectangle.center.x)
    case .maxX: .number(rectangle.maxX)
    case .minY: .number(rectangle.minY)
    case .midY: .number(rectangle.center.y)
    case .maxY: .number(rectangle.maxY)
    case .width: .number(rectangle.width)
    case .height: .number(rectangle.height)
    }
  }
}

/// A geometric property of a view or an item; the raw value is the text after its id.
///
/// The type does not conform to `RawRepresentable`, because its `==` would build and compare strings.
package enum GeometryProperty: CaseIterable, Hashable, Sendable {
  case center, angle
  /// The opacity of a view; 1 for other items.
  case alpha
  case frame(RectangleProperty), bounds(RectangleProperty)
  /// Shorthand for `bounds.size`.
  case size

  package static let allCases: [GeometryProperty] =
    [.center, .angle] + RectangleProperty.allCases.map { .frame($0) }
    + RectangleProperty.allCases.map { .bounds($0) } + [.size, .alpha]

  private static let named = Dictionary(firstOf: allCases.map { ($0.rawValue, $0) })

  package init?(rawValue: String) {
    guard let found = Self.named[rawValue] else { return nil }
    self = found
  }

  package var rawValue: String {
    switch self {
    case .center: "center"
    case .angle: "angle"
    case .frame(let part): "frame.\(part.rawValue)"
    case .bounds(let part): "bounds.\(part.rawValue)"
    case .size: "size"
    case .alpha: "alpha"
    }
  }

  package var type: ExpressionType {
    switch self {
    case .center, .size: .vector
    case .angle, .alpha: .number
    case .frame(let part), .bounds(let part): part.type
    }
  }

  /// True for the properties of the reference view, which has no frame.
  package var isOfReferenceView: Bool {
    switch self {
    case .center, .bounds, .size: true
    case .angle, .alpha, .frame: false
    }
  }

  package func value(
    _ center: CGPoint, _ bounds: CGRect, _ frame: @autoclosure () -> CGRect, angle: CGFloat,
    alpha: CGFloat = 1
  ) -> ExpressionValue {
    switch self {
    case .center: .point(center)
    case .angle: .number(angle)
    case .frame(let part): part.value(of: frame())
    case .bounds(let part): part.value(of: bounds)
    case .size: .size(bounds.size)
    case .alpha: .number(alpha)
    }
  }
}

/// A property of the collection view in pt; the raw value is the text after `collectionView.`.
package enum CollectionViewProperty: CaseIterable, Hashable, Sendable {
  case contentOffset
  case contentSize
  case bounds(RectangleProperty)

  package static let allCases: [CollectionViewProperty] =
    [.contentOffset, .contentSize]
    + RectangleProperty.allCases.filter { $0 != .origin }.map { .bounds($0) }

  package init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  package var rawValue: String {
    switch self {
    case .contentOffset: "contentOffset"
    case .contentSize: "contentSize"
    case .bounds(let part): GeometryProperty.bounds(part).rawValue
    }
  }

  package var type: ExpressionType {
    switch self {
    case .contentOffset, .contentSize: .vector
    case .bounds(let part): part.type
    }
  }

  package func value(_ bounds: CGRect, content: CGSize) -> ExpressionValue {
    switch self {
    case .contentOffset: .point(bounds.origin)
    case .contentSize: .size(content)
    case .bounds(let part): part.value(of: bounds)
    }
  }
}

extension GeometryProperty {
  package var isPosition: Bool {
    switch self {
    case .center, .angle: true
    case .frame(let part): !part.isOfSize
    case .bounds, .size, .alpha: false
    }
  }
}
