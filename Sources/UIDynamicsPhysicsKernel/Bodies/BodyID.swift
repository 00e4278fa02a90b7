// SPDX-License-Identifier: MIT

/// A handle to a body; it becomes stale when the body is destroyed.
package struct BodyID: Hashable, Sendable, BitwiseCopyable {
  let slot: Int32
  let generation: UInt32
}
