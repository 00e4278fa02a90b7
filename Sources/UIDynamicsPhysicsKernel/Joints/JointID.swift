// SPDX-License-Identifier: MIT

/// A handle to a joint; it becomes stale when the joint or one of its bodies is destroyed.
package struct JointID: Hashable, Sendable, BitwiseCopyable {
  let slot: Int32
  let generation: UInt32
}
