// SPDX-License-Identifier: MIT

/// Ends the process with a message if the caller breaks a rule of the kernel's API.
///
/// `precondition` omits the message in optimized builds.
@inline(__always) func require(_ isKept: Bool, _ sentence: @autoclosure () -> String) {
  if !isKept { stop(sentence()) }
}

@inline(never) func stop(_ sentence: String) -> Never { fatalError("PhysicsKernel: \(sentence)") }
