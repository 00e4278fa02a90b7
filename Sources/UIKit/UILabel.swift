// SPDX-License-Identifier: MIT

public import UIDynamics

/// A view with a line of text; it keeps the size it is given.
open class UILabel: UIView {
  deinit {}

  open var text: String?
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var shadowColor: UIColor?

  /// About what the text takes on one line, pt: letters have no shapes here, each is 0.6 of the font wide.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: (CGFloat(text?.count ?? 0) * font.pointSize * 0.6).rounded(.up),
      height: text == nil ? 0 : font.lineHeight.rounded(.up))
  }

  /// The intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// What happens to a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How lines are put.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
