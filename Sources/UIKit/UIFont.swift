// SPDX-License-Identifier: MIT

public import UIDynamics

/// A kind and size of letters.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    /// The number, as in UIKit: 0 is regular.
    public let rawValue: CGFloat

    /// Takes UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// UIKit's weight of this name.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// UIKit's weight of this name.
    public static let thin = Weight(rawValue: -0.6)
    /// UIKit's weight of this name.
    public static let light = Weight(rawValue: -0.4)
    /// UIKit's weight of this name.
    public static let regular = Weight(rawValue: 0)
    /// UIKit's weight of this name.
    public static let medium = Weight(rawValue: 0.23)
    /// UIKit's weight of this name.
    public static let semibold = Weight(rawValue: 0.3)
    /// UIKit's weight of this name.
    public static let bold = Weight(rawValue: 0.4)
    /// UIKit's weight of this name.
    public static let heavy = Weight(rawValue: 0.56)
    /// UIKit's weight of this name.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What letters are for.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// Kept; nothing here shows it.
  public let pointSize: CGFloat
  /// The height of a line, pt: 1.2 of the size.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  private init(_ pointSize: CGFloat) { self.pointSize = pointSize }

  /// Letters of a size; there is no file to take the name's from.
  public convenience init?(name: String, size: CGFloat) { self.init(size) }

  /// The letters of the system.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size)
  }

  /// The bold letters of the system.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// Letters of the system of 17 pt.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }

  /// Returns the same letters in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontSize) }
}

/// Scales letters by the size that a user prefers, which is the usual one.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the value.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
