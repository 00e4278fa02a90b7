// SPDX-License-Identifier: MIT

public import UIDynamics

extension UIView {
  /// Whether the mask takes the place of constraints; nothing is laid out by either.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { companionOfUIKit.translatesMask }
    set {
      companionOfUIKit.translatesMask = newValue
      weighConstraints()
    }
  }

  /// How a view follows the size of its superview; kept, and nothing follows.
  public var autoresizingMask: AutoresizingMask {
    get { companionOfUIKit.autoresizingMask }
    set { companionOfUIKit.autoresizingMask = newValue }
  }

  /// What of a view changes with the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Takes the bits of UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's option of this name.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// UIKit's option of this name.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// UIKit's option of this name.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// UIKit's option of this name.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// UIKit's option of this name.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// UIKit's option of this name.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
