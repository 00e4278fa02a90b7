// SPDX-License-Identifier: MIT

/// The type of an image, detected from its content instead of its name.
enum ImageType: String {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case svg = "image/svg+xml"

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init?(of bytes: [UInt8]) {
    if bytes.starts(with: Self.pngSignature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.firstElement(of: String(decoding: bytes.prefix(10_000), as: UTF8.self)) == "svg"
    {
      self = .svg
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .svg: "SVG"
    }
  }

  /// Checks the structure, not the pixels.
  func isWhole(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: Self.isWholePNG(bytes)
    case .jpeg: Self.isWholeJPEG(bytes)
    case .svg:
      ["</svg>", "/>"].contains(where: String(decoding: bytes.suffix(200), as: UTF8.self).contains)
    }
  }

  /// A PNG file contains chunks with the size, the pixels and the end.
  private static func isWholePNG(_ bytes: [UInt8]) -> Bool {
    var (position, hasPixels) = (pngSignature.count, false)
    while position + 12 <= bytes.count {
      let count = number(bytes[position..<position + 4])
      let kind = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      let next = position + 12 + count
      guard next <= bytes.count, (kind == "IHDR") == (position == pngSignature.count) else {
        return false
      }
      if kind == "IHDR" {
        let sizes = [8, 12].map { number(bytes[position + $0..<min(position + $0 + 4, next)]) }
        guard count == 13, sizes.allSatisfy({ $0 > 0 }) else { return false }
      }
      if kind == "IDAT" { hasPixels = true }
      if kind == "IEND" { return hasPixels }
      position = next
    }
    return false
  }

  /// A JPEG file contains segments with the size and the pixels, and an end marker.
  private static func isWholeJPEG(_ bytes: [UInt8]) -> Bool {
    var (position, hasSize) = (2, false)
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      let count = number(bytes[position + 2..<position + 4])
      // The other markers of this range hold tables.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) { hasSize = true }
      if marker == 0xDA {
        let rest = bytes[min(position + 2 + count, bytes.count)...]
        return hasSize && zip(rest, rest.dropFirst()).contains { $0 == (0xFF, 0xD9) }
      }
      position += 2 + count
    }
    return false
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The name of the first XML element after declarations and comments.
  private static func firstElement(of text: String) -> Substring? {
    var rest = Substring(text).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while rest.hasPrefix("<?") || rest.hasPrefix("<!") {
      let end = rest.hasPrefix("<!--") ? "-->" : ">"
      guard let range = rest.firstRange(of: end) else { return nil }
      rest = rest[range.upperBound...].drop { $0.isWhitespace }
    }
    guard rest.hasPrefix("<") else { return nil }
    return rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
  }
}
