// SPDX-License-Identifier: MIT

/// The entry point that libFuzzer calls for each input; it must return 0.
@_cdecl("LLVMFuzzerTestOneInput")
package func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzedInput.play(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
