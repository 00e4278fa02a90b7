// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// Base64 encoding (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func append(_ bytes: [UInt8], to buffer: inout ByteBuffer) {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var place = 0
    while place < bytes.count {
      let left = min(bytes.count - place, 3)
      var word = UInt32(bytes[place]) << 16
      if left > 1 { word |= UInt32(bytes[place + 1]) << 8 }
      if left > 2 { word |= UInt32(bytes[place + 2]) }
      for digit in 0..<4 {
        let sextet = Int(word >> UInt32(18 - 6 * digit) & 0x3F)
        text.append(digit <= left ? digits[sextet] : UInt8(ascii: "="))
      }
      place += 3
    }
    buffer.append(text)
  }
}
