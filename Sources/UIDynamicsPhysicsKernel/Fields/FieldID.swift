// SPDX-License-Identifier: MIT

/// A handle to a field; it becomes stale when the field is destroyed.
package struct FieldID: Hashable, Sendable, BitwiseCopyable {
  let slot: Int32
  let generation: UInt32
}
