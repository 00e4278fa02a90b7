// SPDX-License-Identifier: MIT

/// A file that is read whole.
enum InputFile {
  /// Reads a file, and stops when it is longer than the limit.
  static func read(
    _ path: String, _ rule: FileRule = .named, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    let file = try rule.open(path)
    defer { try? file.close() }
    return try file.read(atMost: limit, expecting: (try? file.status().size) ?? 0)
  }
}
