// SPDX-License-Identifier: MIT

public import UIDynamics

/// A relation between the frames of views.
///
/// Nothing is laid out by it: a test gives views their frames. An animator warns of items that it would place.
#if MAIN_ACTOR
  @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  deinit {}

  open var constant: CGFloat
  /// Whether layout takes it into account.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      for view in [first, second] { view?.follow(self) }
    }
  }
  open var priority = UILayoutPriority.required

  /// The views that it is about.
  private(set) weak var first: UIView?
  private weak var second: UIView?

  init(_ first: UIView?, _ second: UIView?, _ constant: CGFloat) {
    (self.first, self.second, self.constant) = (first, second, constant)
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension UIView {
  /// Keeps the constraint while it is active.
  fileprivate func follow(_ constraint: NSLayoutConstraint) {
    companionOfUIKit.constraints.removeAll { $0 === constraint }
    if constraint.isActive { companionOfUIKit.constraints.append(constraint) }
    weighConstraints()
  }

  /// Notes whether constraints place the view: its own, or without a mask also those of other views about it.
  func weighConstraints() {
    let companion = companionOfUIKit
    extras.isPlacedByConstraints = companion.constraints.contains {
      $0.first === self || !companion.translatesMask
    }
  }
}

/// The weight of a constraint.
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
