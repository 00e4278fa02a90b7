// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import Foundation

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  // Text attributes; only the font has an effect: it determines the size.
  nonisolated extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  }

  nonisolated extension NSAttributedString {
    /// Returns the approximate size of the text on one line, in points: 0.6 of the font size per character.
    public func size() -> CGSize {
      let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
      return UILabel.size(of: string, font ?? .systemFont(ofSize: 12))
    }

    /// Does nothing: nothing is drawn.
    public func draw(in rect: CGRect) {}

    /// Does nothing: nothing is drawn.
    public func draw(at point: CGPoint) {}
  }

  /// A paragraph style; stored without effect.
  nonisolated open class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// The alignment of lines.
    public internal(set) final var keptAlignment = NSTextAlignment.natural

    open var alignment: NSTextAlignment { keptAlignment }
  }

  nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
      get { keptAlignment }
      set { keptAlignment = newValue }
    }
    open var lineSpacing: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  extension UIButton {
    /// Stores the text as the title for a state.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
      setTitle(title?.string, for: state)
    }
  }
#endif
