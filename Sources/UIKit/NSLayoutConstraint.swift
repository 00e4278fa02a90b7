// SPDX-License-Identifier: MIT

public import UIDynamics

/// A wish for the places of views.
///
/// It is kept, and nothing here lays out by it: a test gives views the frames that they would have.
#if MAIN_ACTOR
  @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  deinit {}

  open var constant: CGFloat
  open var isActive = false
  open var priority = UILayoutPriority.required

  init(constant: CGFloat) { self.constant = constant }

  /// Switches constraints on.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Switches constraints off.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a constraint counts.
public struct UILayoutPriority: Hashable, Sendable {
  /// Up to 1000, which has to hold.
  public let rawValue: Float

  /// Takes UIKit's number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Takes UIKit's number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// UIKit's priority of this name.
  public static let required = UILayoutPriority(1_000)
  /// UIKit's priority of this name.
  public static let defaultHigh = UILayoutPriority(750)
  /// UIKit's priority of this name.
  public static let defaultLow = UILayoutPriority(250)
}
