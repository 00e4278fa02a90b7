// SPDX-License-Identifier: MIT

internal import Glibc

/// What lies in a folder.
enum Folder {
  static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

  static func exists(_ path: String) -> Bool { kind(path) != nil }

  private static func kind(_ path: String, followingLinks: Bool = true) -> FileStatus.Kind? {
    (try? FileStatus.of(path, followingLinks: followingLinks))?.kind
  }

  /// The paths of the files below a folder, in the order of their bytes; hidden ones are left out.
  static func files(in path: String) throws(SystemError) -> [String] {
    var files: [String] = []
    for name in try names(in: path) where !name.hasPrefix(".") {
      let inner = FilePath(path).appending(name).text
      if !isFolder(inner) {
        files.append(inner)
      } else if kind(inner, followingLinks: false) != .link {
        // A link may lead back to where it lies.
        files += try Self.files(in: inner)
      }
    }
    return files
  }

  /// What lies in a folder, in the order of its bytes, two names that all have included.
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

  /// Makes a folder, unless it is there; that in which it lies must be.
  static func make(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    if SystemCall.makeFolder.perform({ mkdir(path, 0o777) }) != 0 { throw .last }
  }

  /// Makes a folder and those in which it lies, unless they are there.
  static func makeAll(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    let outer = FilePath(path).directory.text
    if outer != path { try makeAll(outer) }
    do throws(SystemError) {
      try make(path)
    } catch {
      // Another thread needs it too, and was faster.
      if !isFolder(path) { throw error }
    }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    _ = SystemCall.unlink.perform { unlink(path) }
  }
}
