// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// A mistake of the program, in a sentence that names the object and says what to do.
///
/// Where UIKit raises an exception, this library stops the process with such a sentence. Who cannot
/// be sure beforehand asks first: the `validate` methods throw the same fault and change nothing. A
/// number that is not finite stops it in any property, because it would spread over the whole world.
public struct UIDynamicsFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, for programs.
  public enum Kind: String, Sendable {
    /// An item whose bounds have no area.
    case invalidSize
    /// A coordinate that is not a finite number.
    case invalidGeometry
    /// An item that does not belong to the animator's reference system.
    case foreignItem
    /// A behavior that would be twice in one animator.
    case duplicateBehavior
    /// A behavior that belongs to another animator.
    case foreignBehavior
    /// A behavior that would be its own descendant.
    case behaviorCycle
    /// A boundary without extent.
    case invalidBoundary
    /// A property value the engine cannot work with.
    case invalidValue
    /// More fields than an animator has room for.
    case tooManyFields
    /// An item whose collision bounds are not a convex outline.
    case invalidPath
    /// A group of items that would be a member of another.
    case nestedGroup
    /// An item that would be attached to itself.
    case selfAttachment
    /// A view that would lie in itself.
    case viewCycle
    /// A tick inside a tick, or of negative length.
    case invalidTick
  }

  /// What is wrong, for programs.
  public let kind: Kind
  /// What is wrong and what to do about it, for people.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

/// Ends the process with a fault.
///
/// `preconditionFailure` would leave the sentence out of an optimised program.
func stop(_ fault: UIDynamicsFault) -> Never { fatalError("UIDynamics: \(fault)") }

func stop(_ kind: UIDynamicsFault.Kind, _ sentence: String) -> Never {
  stop(UIDynamicsFault(kind, sentence))
}

/// Ends the process if a check throws.
func require(_ check: () throws(UIDynamicsFault) -> Void) {
  do { try check() } catch { stop(error) }
}

/// Ends the process unless a property value is a number the engine can hold in 32 bits.
func requireFinite(_ value: CGFloat..., property: StaticString, of object: any NSObjectProtocol) {
  for number in value where !Float(number).isFinite {
    stop(
      .invalidValue,
      "\(property) of \(nameInMessages(of: object)) cannot be \(number). Give it a finite number.")
  }
}
