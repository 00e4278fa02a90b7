// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// A rectangle or a part of it; the raw value is the text after the rectangle's name.
package enum RectanglePart: String, CaseIterable, Sendable {
  case whole = ""
  case origin = ".origin"
  case originX = ".origin.x"
  case originY = ".origin.y"
  case size = ".size"
  case width = ".size.width"
  case height = ".size.height"

  fileprivate var range: Range<Int> {
    switch self {
    case .whole: 0..<4
    case .origin: 0..<2
    case .originX: 0..<1
    case .originY: 1..<2
    case .size: 2..<4
    case .width: 2..<3
    case .height: 3..<4
    }
  }

  package var isOfOrigin: Bool { range.upperBound <= 2 }
}

/// Settable geometry, named as in UIKit.
package enum SettableGeometry: Equatable, Sendable {
  case center, centerX, centerY, angle, size
  /// The opacity, only for views and layout attributes.
  case alpha
  case frame(RectanglePart)
  /// The bounds, except their origin.
  case bounds(RectanglePart)

  package static let allCases: [SettableGeometry] =
    [.center, .angle, .frame(.whole), .bounds(.whole), .size, .centerX, .centerY]
    + RectanglePart.allCases.dropFirst().map { .frame($0) }
    + [.bounds(.size), .bounds(.width), .bounds(.height), .alpha]

  package var name: String {
    switch self {
    case .center: "center"
    case .centerX: "center.x"
    case .centerY: "center.y"
    case .angle: "angle"
    case .size: "size"
    case .alpha: "alpha"
    case .frame(let part): "frame" + part.rawValue
    case .bounds(let part): "bounds" + part.rawValue
    }
  }

  package var count: Int {
    switch self {
    case .frame(let part), .bounds(let part): part.range.count
    case .center, .size: 2
    case .angle, .alpha, .centerX, .centerY: 1
    }
  }

  package var partOfBounds: RectanglePart? {
    if self == .size { return .size }
    if case .bounds(let part) = self { return part }
    return nil
  }

  package var isOfFrame: Bool { if case .frame = self { true } else { false } }

  /// True for a position or a rotation.
  package var isOfPose: Bool { [.center, .centerX, .centerY, .angle].contains(self) }

  /// The text after the id for each property, including the short forms that UIKit's `CGRect` offers.
  package static let paths: [(path: String, geometry: SettableGeometry)] =
    allCases.map { ($0.name, $0) } + [
      ("frame.width", .frame(.width)), ("frame.height", .frame(.height)),
      ("bounds.width", .bounds(.width)), ("bounds.height", .bounds(.height)),
      ("x", .centerX), ("y", .centerY), ("width", .bounds(.width)), ("height", .bounds(.height)),
    ]

  init?(path: String) {
    guard let found = Self.paths.first(where: { $0.path == path }) else { return nil }
    self = found.geometry
  }
}

extension SettableGeometry {
  /// The components in the order x, y, width, height; empty for `alpha`.
  package func numbers(
    _ center: CGPoint, _ angle: @autoclosure () -> CGFloat, _ bounds: CGRect,
    _ frame: @autoclosure () -> CGRect
  ) -> [CGFloat] {
    switch self {
    case .center: [center.x, center.y]
    case .centerX: [center.x]
    case .centerY: [center.y]
    case .angle: [angle()]
    case .size: bounds.numbers(.size)
    case .alpha: []
    case .frame(let part): frame().numbers(part)
    case .bounds(let part): bounds.numbers(part)
    }
  }
}

extension CGRect {
  /// Creates the bounding rectangle of a transformed rectangle.
  package init(around center: CGPoint, _ size: CGSize, _ transform: CGAffineTransform) {
    self = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  package func numbers(_ part: RectanglePart) -> [CGFloat] {
    let all: InlineArray<4, CGFloat> = [origin.x, origin.y, size.width, size.height]
    return part.range.map { all[$0] }
  }

  package mutating func set(_ part: RectanglePart, to numbers: [CGFloat]) {
    var all = self.numbers(.whole)
    all.replaceSubrange(part.range, with: numbers)
    self = CGRect(x: all[0], y: all[1], width: all[2], height: all[3])
  }
}
