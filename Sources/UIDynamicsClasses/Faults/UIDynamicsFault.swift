// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// A programming error, with a message that names the object and suggests a fix.
///
/// Where UIKit raises an exception, this library ends the process with such a message. To check in advance, call the
/// `validate` methods, which throw the same fault and change nothing. A number that is not finite ends the process in
/// any property, because it would spread to the whole simulation.
public struct UIDynamicsFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Kind: String, Sendable {
    /// An item whose bounds have no area or are not finite.
    case invalidSize
    /// A coordinate that is not a finite number.
    case invalidGeometry
    /// An item that does not belong to the animator's reference system.
    case foreignItem
    /// A behavior that would be in one animator twice.
    case duplicateBehavior
    /// A behavior that belongs to another animator.
    case foreignBehavior
    /// A behavior that would be its own descendant.
    case behaviorCycle
    /// A boundary without extent, or with a name that cannot be compared.
    case invalidBoundary
    /// A property value that the engine cannot use.
    case invalidValue
    /// More fields than an animator supports.
    case tooManyFields
    /// An item whose collision outline is not convex.
    case invalidPath
    /// A group that would be a member of another group.
    case nestedGroup
    /// An item that would be attached to itself.
    case selfAttachment
    /// A view that would contain itself.
    case viewCycle
    /// A tick inside a tick, or of negative length.
    case invalidTick
  }

  /// The kind of error, for programs.
  public let kind: Kind
  /// The error and its fix, for people.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

/// Ends the process with a fault.
///
/// Unlike `preconditionFailure`, this prints the message in optimized builds, too.
func stop(_ fault: UIDynamicsFault) -> Never { fatalError("UIDynamics: \(fault)") }

func stop(_ kind: UIDynamicsFault.Kind, _ sentence: String) -> Never {
  stop(UIDynamicsFault(kind, sentence))
}

func require(_ check: () throws(UIDynamicsFault) -> Void) {
  do { try check() } catch { stop(error) }
}

/// Ends the process unless values are finite in 32 bits.
func requireFinite(_ value: CGFloat..., property: StaticString, of object: any NSObjectProtocol) {
  for number in value where !Float(number).isFinite {
    stop(
      .invalidValue,
      "\(property) of \(nameInMessages(of: object)) cannot be \(number). Use a finite number.")
  }
}
