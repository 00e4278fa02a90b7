// SPDX-License-Identifier: MIT

enum Folder {
  static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

  static func exists(_ path: String) -> Bool { kind(path) != nil }

  private static func kind(_ path: String) -> FileStatus.Kind? { (try? FileStatus.of(path))?.kind }

  /// Returns all files below a folder in byte order, without hidden ones.
  ///
  /// Links to folders are not followed, because they can form cycles. Iteration avoids deep recursion.
  static func files(in path: String) throws(SystemError) -> [String] {
    var (files, rest) = ([String](), [FilePath(path)])
    var isFirst = true
    while let next = rest.popLast() {
      // An error, such as a path that is too long, must not hide other files below.
      let status = try FileStatus.of(next.text, followingLinks: false)
      if isFirst || status?.kind == .folder {
        let names = try names(in: next.text).filter { !$0.hasPrefix(".") }
        rest += names.reversed().map { next.appending($0) }
      } else if !isFolder(next.text) {
        files.append(next.text)
      }
      isFirst = false
    }
    return files
  }

  /// Returns the names in byte order, including `.` and `..`.
  static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        })
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Creates a folder unless it exists; its parent must exist.
  static func make(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    if SystemCall.makeFolder.perform({ mkdir(path, 0o777) }) != 0 { throw .last }
  }

  static func remove(_ path: String) {
    _ = SystemCall.unlink.perform { unlink(path) }
  }
}
