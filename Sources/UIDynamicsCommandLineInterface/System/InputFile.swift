// SPDX-License-Identifier: MIT

enum InputFile {
  static func read(
    _ path: String, _ rule: FileRule = .named, atMost limit: Int
  ) throws(SystemError) -> [UInt8] {
    let file = try rule.open(path)
    defer { try? file.close() }
    return try file.read(atMost: limit, expecting: (try? file.status().size) ?? 0)
  }
}
