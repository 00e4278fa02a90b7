// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// Base64 encoding (RFC 4648, section 4).
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func append(_ bytes: [UInt8], to buffer: inout ByteBuffer) {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var position = 0
    while position < bytes.count {
      let left = min(bytes.count - position, 3)
      var word = UInt32(bytes[position]) << 16
      if left > 1 { word |= UInt32(bytes[position + 1]) << 8 }
      if left > 2 { word |= UInt32(bytes[position + 2]) }
      for digit in 0..<4 {
        let sextet = Int(word >> UInt32(18 - 6 * digit) & 0x3F)
        text.append(digit <= left ? digits[sextet] : UInt8(ascii: "="))
      }
      position += 3
    }
    buffer.append(text)
  }
}
