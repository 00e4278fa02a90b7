// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import Foundation
#else
  public import UIDynamics
#endif

/// An animation of a layer; it is kept, and nothing moves by it.
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

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  deinit {}

  open var keyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  deinit {}

  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation through values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  deinit {}

  open var values: [Any]?
  #if FOUNDATION_TYPES
    open var keyTimes: [NSNumber]?
  #endif
  open var path: CGPath?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  deinit {}

  open var animations: [CAAnimation]?
}

/// How an animation goes along its time.
#if MAIN_ACTOR
  @MainActor
#endif
open class CAMediaTimingFunction: NSObject {
  deinit {}

  /// Creates the one of a name; nothing here moves by it.
  public init(name: CAMediaTimingFunctionName) {}

  /// Creates one with two control points; nothing here moves by it.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// The name of a way to go along time.
public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// What holds before and after an animation.
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

extension CALayer {
  /// Keeps an animation under a name.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? ""] = animation
  }

  /// The animation of a name.
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// Forgets the animation of a name.
  public func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Forgets all animations.
  public func removeAllAnimations() { animations = [:] }
}

/// Changes of layers that go together: here each is there at once.
#if MAIN_ACTOR
  @MainActor
#endif
public enum CATransaction {
  /// What is to be done at the end of each group that was begun.
  ///
  /// Views belong to one thread, and so does this.
  nonisolated(unsafe) private static var completions: [(() -> Void)?] = []

  /// Begins a group of changes.
  public static func begin() { completions.append(nil) }

  /// Ends the group, and calls what is to be done at its end.
  public static func commit() {
    if let completion = completions.popLast() { completion?() }
  }

  /// Sets what is to be done at the end of the group.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if !completions.isEmpty { completions[completions.count - 1] = block }
  }

  /// Does nothing: nothing here moves by itself.
  public static func setDisableActions(_ flag: Bool) {}

  /// Does nothing: nothing here moves by itself.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
}
