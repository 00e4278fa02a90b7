// SPDX-License-Identifier: MIT

/// The WebAssembly engine for pages, which `make release` appends to the executable.
///
/// The gzipped module is followed by its length in 8 little-endian bytes and a mark.
enum PageEngine {
  private static let mark = Array("uidynweb".utf8)
  private static let mostBytes = 1 << 28

  static func module() -> [UInt8]? {
    guard let bytes = try? InputFile.read("/proc/self/exe", atMost: mostBytes) else { return nil }
    return module(atEndOf: bytes)
  }

  static func module(atEndOf bytes: [UInt8]) -> [UInt8]? {
    let end = bytes.count - mark.count - 8
    guard end >= 0, bytes.suffix(mark.count).elementsEqual(mark) else { return nil }
    let count = bytes[end..<end + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= UInt64(end) else { return nil }
    return Array(bytes[end - Int(count)..<end])
  }
}
