// SPDX-License-Identifier: MIT

public import UIDynamics

/// A font; only its size has an effect.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The weights of fonts.
  public struct Weight: Hashable, Sendable {
    /// The number, as in UIKit: 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The text styles.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// The font size, in points.
  public let pointSize: CGFloat
  /// The height of a line, in points: 1.2 times the font size.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  private init(_ pointSize: CGFloat) { self.pointSize = pointSize }

  /// Creates a font of a size; the name has no effect.
  public convenience init?(name: String, size: CGFloat) { self.init(size) }

  /// Returns the system font; the weight has no effect.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size)
  }

  /// Returns the system font; boldness has no effect.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// Returns the system font at 17 pt, for any style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
}

/// Font metrics for the standard text size; they scale nothing.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font unchanged.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the value unchanged.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
