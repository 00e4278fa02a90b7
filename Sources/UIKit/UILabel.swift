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
}

/// How lines are put.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// A kind and size of letters.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  /// Kept; nothing here shows it.
  public let pointSize: CGFloat

  private init(_ pointSize: CGFloat) { self.pointSize = pointSize }

  /// The letters of the system.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }

  /// The bold letters of the system.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
}
