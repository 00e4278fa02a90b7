// SPDX-License-Identifier: MIT

/// What libFuzzer calls with each of its inputs; it must answer 0.
@_cdecl("LLVMFuzzerTestOneInput")
package func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzedInput.play(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
