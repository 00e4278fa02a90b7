// SPDX-License-Identifier: MIT

/// Words of command lines that people paste.
package enum ShellWord {
  /// In single quotes where the shell would see more than a word.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      $0 > 0x7F || isLetterOrDigit($0) || "%+,-./:=@_".utf8.contains($0)
    }
    if isPlain && !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  /// A command with its words.
  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
