// SPDX-License-Identifier: MIT

public import UIDynamics

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
// UIKit's named colors and its color functions; nothing is drawn.
nonisolated extension UIColor {
  /// Creates a gray from brightness and opacity, each 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation, brightness and opacity, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The color for layers.
  public var cgColor: CGColor { CGColor(components: components) }

  /// Does nothing: nothing is drawn.
  public func set() {}

  /// Does nothing: nothing is drawn.
  public func setFill() {}

  /// Does nothing: nothing is drawn.
  public func setStroke() {}

  /// Stores the components, each 0 to 1, and returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, component) in zip([red, green, blue, alpha], components) {
      pointer?.pointee = component
    }
    return true
  }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let systemRed = red
  public static let systemGreen = green
  public static let systemBlue = blue
  public static let systemOrange = orange
  public static let systemYellow = yellow
  public static let systemPurple = purple
  public static let systemGray = gray
  public static let systemBackground = white
  public static let label = black
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  public static let systemTeal = cyan
  public static let systemIndigo = purple
  public static let secondaryLabel = darkGray
  public static let secondarySystemBackground = white
  public static let separator = lightGray
  public static let tertiaryLabel = gray
  public static let systemGray2 = UIColor(white: 0.68, alpha: 1)
  public static let systemGray3 = UIColor(white: 0.78, alpha: 1)
  public static let systemGray4 = UIColor(white: 0.82, alpha: 1)
  public static let systemGray5 = UIColor(white: 0.9, alpha: 1)
  public static let systemGray6 = UIColor(white: 0.95, alpha: 1)
}

/// The type of a `#colorLiteral` whose context specifies no type.
public typealias _ColorLiteralType = UIColor

/// A color for layers.
nonisolated public struct CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each 0 to 1.
  public let components: [CGFloat]?

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  init(components: [CGFloat]) { self.components = components }
}

nonisolated extension CGColor: _ExpressibleByColorLiteral {
  /// Creates a color from a `#colorLiteral`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(components: [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])
  }
}
