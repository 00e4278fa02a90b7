// SPDX-License-Identifier: MIT

/// Ends the process with a sentence unless the caller kept a rule of the kernel's border.
///
/// `precondition` would leave the sentence out of an optimised program.
@inline(__always) func require(_ isKept: Bool, _ sentence: @autoclosure () -> String) {
  if !isKept { stop(sentence()) }
}

/// Ends the process with a sentence.
@inline(never) func stop(_ sentence: String) -> Never { fatalError("PhysicsKernel: \(sentence)") }
