// SPDX-License-Identifier: MIT

internal import Geometry

/// Where something is before the first tick, for expressions that are worked out at load.
struct InitialPose {
  var center: CGPoint
  var bounds: CGRect
  var angle: Double

  /// The smallest upright rectangle around it.
  var frame: CGRect {
    let size = bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let turned = angle == 0 ? box : box.applying(CGAffineTransform(rotationAngle: angle))
    return CGRect(
      x: center.x + turned.minX, y: center.y + turned.minY, width: turned.width,
      height: turned.height)
  }

  func value(of property: GeometryProperty) -> ExpressionValue {
    switch property {
    case .center: .vector(CGVector(dx: center.x, dy: center.y))
    case .angle: .number(angle)
    case .frameOrigin, .frameSize, .frameMinX, .frameMidX, .frameMaxX, .frameMinY, .frameMidY,
      .frameMaxY, .frameWidth, .frameHeight:
      Self.value(of: property.rawValue, frame)
    case .size: Self.value(of: "size", bounds)
    default: Self.value(of: property.rawValue, bounds)
    }
  }

  /// A property of a rectangle by the last part of its name.
  private static func value(of path: String, _ rect: CGRect) -> ExpressionValue {
    switch path.split(separator: ".").last {
    case "origin": .vector(CGVector(dx: rect.minX, dy: rect.minY))
    case "size": .vector(CGVector(dx: rect.width, dy: rect.height))
    case "minX": .number(rect.minX)
    case "midX": .number(rect.midX)
    case "maxX": .number(rect.maxX)
    case "minY": .number(rect.minY)
    case "midY": .number(rect.midY)
    case "maxY": .number(rect.maxY)
    case "width": .number(rect.width)
    default: .number(rect.height)
    }
  }
}
