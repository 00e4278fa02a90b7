// SPDX-License-Identifier: MIT

extension String {
  /// A variant of `withUTF8` that is not mutating.
  @inline(__always) func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
