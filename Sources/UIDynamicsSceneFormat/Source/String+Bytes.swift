// SPDX-License-Identifier: MIT

extension String {
  /// Like `withUTF8`, but not mutating.
  @inline(__always) func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
