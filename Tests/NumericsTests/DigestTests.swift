// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsNumerics

@Suite("Digest", .timeLimit(.minutes(30)))
struct DigestTests {
  private func digest(_ text: String) -> UInt64 {
    var digest = Digest()
    digest.fold(bytes: text.utf8)
    return digest.value
  }

  @Test("The digest of a string is its FNV-1a hash")
  func vectors() {
    // Test vectors by the authors: http://www.isthe.com/chongo/src/fnv/test_fnv.c
    #expect(digest("") == 0xCBF2_9CE4_8422_2325)
    #expect(digest("a") == 0xAF63_DC4C_8601_EC8C)
    #expect(digest("foobar") == 0x8594_4171_F739_67E8)
  }

  @Test("Integers are hashed from the least significant byte, and zeros ignore their sign")
  func numbers() {
    var (whole, bytes) = (Digest(), Digest())
    whole.fold(0x0123_4567_89AB_CDEF as UInt64)
    bytes.fold(bytes: [0xEF, 0xCD, 0xAB, 0x89, 0x67, 0x45, 0x23, 0x01])
    #expect(whole == bytes)
    var (positive, negative) = (Digest(), Digest())
    positive.fold(0.0 as Float)
    negative.fold(-0.0 as Float)
    #expect(positive == negative)
  }
}
