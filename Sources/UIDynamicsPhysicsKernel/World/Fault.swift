// SPDX-License-Identifier: MIT

/// Ends the process if a rule of the kernel's API is broken; `precondition` omits the message if optimized.
@inline(__always) func require(_ isKept: Bool, _ sentence: @autoclosure () -> String) {
  if !isKept { stop(sentence()) }
}

@inline(never) func stop(_ sentence: String) -> Never { fatalError("PhysicsKernel: \(sentence)") }
