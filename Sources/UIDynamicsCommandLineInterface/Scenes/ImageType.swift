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
