// SPDX-License-Identifier: MIT

/// The WebAssembly engine for pages, which `make release` appends to the executable.
///
/// The gzipped module is followed by its length, in 8 bytes, lowest first, and by a mark. On Darwin, where extra
/// bytes would break a signature, it is in `../share/uidyn`.
enum PageEngine {
  private static let mark = Array("uidynweb".utf8)
  private static let mostBytes = 1 << 28

  static func module() -> [UInt8]? {
    #if canImport(Darwin)
      guard let executable = executablePath() else { return nil }
      let folder = FilePath(executable).directory.directory.child("share/uidyn")
      return try? InputFile.read(folder.child("uidynamics.wasm.gz").text, atMost: mostBytes)
    #else
      guard let bytes = try? InputFile.read("/proc/self/exe", atMost: mostBytes) else { return nil }
      return module(atEndOf: bytes)
    #endif
  }

  static func module(atEndOf bytes: [UInt8]) -> [UInt8]? {
    let end = bytes.count - mark.count - 8
    guard end >= 0, bytes.suffix(mark.count).elementsEqual(mark) else { return nil }
    let count = bytes[end..<end + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= UInt64(end) else { return nil }
    return Array(bytes[end - Int(count)..<end])
  }
}
