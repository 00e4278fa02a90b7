// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // String searches that are not available in Embedded Swift.

  extension StringProtocol {
    package func contains(_ part: some StringProtocol) -> Bool {
      let text = Array(utf8)
      let part = Array(part.utf8)
      guard part.count <= text.count else { return false }
      return (0...text.count - part.count).contains { start in
        text[start..<start + part.count].elementsEqual(part)
      }
    }

    package func replacing(
      _ part: String, with other: String, maxReplacements: Int = .max
    ) -> String {
      let text = Array(utf8)
      let part = Array(part.utf8)
      var result: [UInt8] = []
      var position = 0
      var remaining = maxReplacements
      while position < text.count {
        let end = position + part.count
        if remaining > 0, end <= text.count, text[position..<end].elementsEqual(part) {
          result += Array(other.utf8)
          position = end
          remaining -= 1
        } else {
          result.append(text[position])
          position += 1
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
#endif
