// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import Foundation
#else
  public import UIDynamics
#endif

/// An animation of a layer; stored without effect.
#if MAIN_ACTOR
  @MainActor
#endif
open class CAAnimation: NSObject {
  deinit {}

  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
}

open class CAPropertyAnimation: CAAnimation {
  deinit {}

  open var keyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  deinit {}

  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  deinit {}

  open var values: [Any]?
  #if FOUNDATION_TYPES
    open var keyTimes: [NSNumber]?
  #endif
  open var path: CGPath?
}

open class CAAnimationGroup: CAAnimation {
  deinit {}

  open var animations: [CAAnimation]?
}

/// The timing curve of an animation.
#if MAIN_ACTOR
  @MainActor
#endif
open class CAMediaTimingFunction: NSObject {
  deinit {}

  /// Creates a curve by name; it has no effect.
  public init(name: CAMediaTimingFunctionName) {}

  /// Creates a curve with two control points; it has no effect.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// The names of timing curves.
public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// The times outside an animation during which its values apply.
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

extension CALayer {
  /// Stores an animation under a key, without effect.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? ""] = animation
  }

  /// Returns the animation stored under a key.
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// Removes the animation stored under a key.
  public func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Removes all animations.
  public func removeAllAnimations() { animations = [:] }
}

/// A group of layer changes; here they apply at once.
#if MAIN_ACTOR
  @MainActor
#endif
public enum CATransaction {
  /// The completion blocks of the open groups; like views, to be used from one thread.
  nonisolated(unsafe) private static var completions: [(() -> Void)?] = []

  /// Begins a group of changes.
  public static func begin() { completions.append(nil) }

  /// Ends the group and calls its completion block.
  public static func commit() {
    if let completion = completions.popLast() { completion?() }
  }

  /// Sets the completion block of the current group.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if !completions.isEmpty { completions[completions.count - 1] = block }
  }

  /// Does nothing: layers are not animated.
  public static func setDisableActions(_ flag: Bool) {}

  /// Does nothing: layers are not animated.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
}
