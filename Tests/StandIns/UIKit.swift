// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The subset of Apple's UIKit that the library and MotionTesting use on a device, for `make apple`. It moves nothing.

@_exported public import CoreGraphics

/// `isOfDarwin` distinguishes this class from the library's.
open class UIView {
  public init() {}
  public var isOfDarwin: Bool { true }
}

@MainActor public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

@MainActor open class UIDynamicAnimator {
  public var isRunning: Bool { false }
  public var elapsedTime: Double { 0 }
}
