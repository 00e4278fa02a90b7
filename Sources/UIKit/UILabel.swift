// SPDX-License-Identifier: MIT

public import UIDynamics

#if FOUNDATION_TYPES
  public import class Foundation.NSAttributedString
#endif

/// A view with a line of text; the text does not change its size.
open class UILabel: UIView {
  deinit {}

  #if FOUNDATION_TYPES
    private var styledText: NSAttributedString?

    /// The text; setting it removes the attributes.
    open var text: String? { didSet { styledText = nil } }

    open var attributedText: NSAttributedString? {
      get { styledText ?? text.map { NSAttributedString(string: $0) } }
      set {
        text = newValue?.string
        styledText = newValue
      }
    }
  #else
    open var text: String?
  #endif
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var shadowColor: UIColor?

  /// The approximate size of the text on one line, in points: 0.6 of the font size per character.
  open override var intrinsicContentSize: CGSize {
    text.map { UILabel.size(of: $0, font) } ?? .zero
  }

  nonisolated static func size(of text: String, _ font: UIFont) -> CGSize {
    CGSize(
      width: (CGFloat(text.count) * font.pointSize * 0.6).rounded(.up),
      height: font.lineHeight.rounded(.up))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The options for lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The alignments of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
