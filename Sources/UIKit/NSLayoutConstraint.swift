// SPDX-License-Identifier: MIT

public import UIDynamics

/// A relation between the frames of views; it is never applied.
///
/// Tests set the views' frames. An animator warns about items that constraints would position.
#if MAIN_ACTOR
  @MainActor
#endif
open class NSLayoutConstraint: NSObject {
  deinit {}

  open var constant: CGFloat
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      for view in [first, second] { view?.follow(self) }
    }
  }
  open var priority = UILayoutPriority.required

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
  fileprivate func follow(_ constraint: NSLayoutConstraint) {
    companionOfUIKit.constraints.removeAll { $0 === constraint }
    if constraint.isActive { companionOfUIKit.constraints.append(constraint) }
    weighConstraints()
  }

  /// Records whether constraints position the view: its own or, without an autoresizing mask, also those of other views.
  func weighConstraints() {
    let companion = companionOfUIKit
    extras.isPlacedByConstraints = companion.constraints.contains {
      $0.first === self || !companion.translatesMask
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The priority of a constraint.
public struct UILayoutPriority: Hashable, Sendable {
  /// The number; 1000 for required constraints.
  public let rawValue: Float

  /// Creates a priority from UIKit's number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from UIKit's number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1_000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}
