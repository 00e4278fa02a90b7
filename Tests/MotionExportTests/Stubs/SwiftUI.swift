// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// The subset of SwiftUI that exported code uses, with Apple's declarations (iOS 17).

public protocol Animatable {}
extension Double: Animatable {}

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: Double) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

public struct KeyframeTrackPair<Value: Animatable>: KeyframeTrackContent {}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ expression: Content
  ) -> Content { expression }

  public static func buildPartialBlock<Content: KeyframeTrackContent<Value>>(
    first: Content
  ) -> Content { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { KeyframeTrackPair<Value>() }
}

public protocol Keyframes<Value> {
  associatedtype Value
}

public struct KeyframeTrack<Root, Number: Animatable>: Keyframes {
  public typealias Value = Root

  public init<Content: KeyframeTrackContent<Number>>(
    _ keyPath: WritableKeyPath<Root, Number>,
    @KeyframeTrackContentBuilder<Number> content: () -> Content
  ) {}
}

public struct KeyframesPair<Value>: Keyframes {}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes<Value>>(
    _ expression: Content
  ) -> Content { expression }

  public static func buildPartialBlock<Content: Keyframes<Value>>(first: Content) -> Content {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { KeyframesPair<Value>() }
}

public struct Spring: Sendable {
  public init(duration: Double = 0.5, bounce: Double = 0) {}
}
