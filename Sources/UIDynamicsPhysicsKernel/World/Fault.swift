// SPDX-License-Identifier: MIT

/// Stops the process if a caller violates the kernel's API; in release builds, `precondition` would omit the message.
@inline(__always) func require(_ isKept: Bool, _ sentence: @autoclosure () -> String) {
  if !isKept { stop(sentence()) }
}

@inline(never) func stop(_ sentence: String) -> Never { fatalError("PhysicsKernel: \(sentence)") }
