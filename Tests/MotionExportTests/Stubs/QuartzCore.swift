// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The subset of Core Animation that exported code uses, with Apple's declarations.

@_exported import Foundation

open class CAMediaTimingFunction {
  public struct Name: Sendable {
    public static let linear = Name()
  }

  public init(name: Name) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CAMediaTimingFillMode: Sendable {
  public static let both = CAMediaTimingFillMode()
}

open class CAAnimation {
  public init() {}
  open var isRemovedOnCompletion = true
  open var duration: CFTimeInterval = 0
  open var fillMode = CAMediaTimingFillMode()
}

public typealias CFTimeInterval = Double

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { self.init() }
  open var isAdditive = false
}

public struct CAAnimationCalculationMode: Sendable {
  public static let discrete = CAAnimationCalculationMode()
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var calculationMode = CAAnimationCalculationMode()
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
}

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
