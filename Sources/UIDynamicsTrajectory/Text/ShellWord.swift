// SPDX-License-Identifier: MIT

package enum ShellWord {
  /// Quotes a word for the shell if necessary.
  ///
  /// Control and invisible characters become octal escapes in `$'…'` (bash, zsh, POSIX 2024).
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      $0 > 0x7F || isLetterOrDigit($0) || "%+,-./:=@_".utf8.contains($0)
    }
    guard word.unicodeScalars.allSatisfy(isVisible) else { return "$'\(escaped(word))'" }
    if isPlain && !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private static func escaped(_ word: String) -> String {
    word.unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      case _ where isVisible(scalar): String(scalar)
      // Escapes always have three digits, because otherwise a digit that follows would be read as part of them.
      default: String(scalar).utf8.map { "\\\(octal($0))" }.joined()
      }
    }.joined()
  }

  private static func octal(_ byte: UInt8) -> String {
    [byte >> 6, byte >> 3 & 7, byte & 7].map(String.init).joined()
  }

  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
