// SPDX-License-Identifier: MIT

extension String {
  /// Calls a function with the UTF-8 of the text; unlike `withUTF8`, of a text that is not to change.
  @inline(__always) func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
