// SPDX-License-Identifier: MIT

/// A number that is not finite turned up in a world, which does not step any further then.
package struct StepFault: Equatable, Sendable, BitwiseCopyable {
  /// The body that has it.
  package var body: BodyID
  /// The owner's number of that body.
  package var tag: Int
  /// The sub-step at whose end it was seen, counted from 1.
  package var step: UInt64
}
