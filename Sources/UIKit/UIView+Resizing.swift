// SPDX-License-Identifier: MIT

public import UIDynamics

extension UIView {
  /// A Boolean value that indicates whether the autoresizing mask replaces constraints; neither affects the layout.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { companionOfUIKit.translatesMask }
    set {
      companionOfUIKit.translatesMask = newValue
      weighConstraints()
    }
  }

  /// The autoresizing mask; stored without effect.
  public var autoresizingMask: AutoresizingMask {
    get { companionOfUIKit.autoresizingMask }
    set { companionOfUIKit.autoresizingMask = newValue }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The parts of a view that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
