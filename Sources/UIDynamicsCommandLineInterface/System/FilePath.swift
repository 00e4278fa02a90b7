// SPDX-License-Identifier: MIT

/// The name of a file, taken apart.
struct FilePath: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The part after the last slash.
  var name: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// The directory that holds the file.
  var directory: FilePath {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(slash == text.startIndex ? "/" : String(text[..<slash]))
  }

  func sibling(_ name: String) -> FilePath {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(name) }
    return FilePath(text[...slash] + name)
  }

  /// The relative path from a folder to this file; links are not resolved.
  func relative(to folder: FilePath) -> String {
    let (here, there) = (folder.components, components)
    let common = zip(here, there).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: here.count - common)
    return (up + there[common...]).joined(separator: "/")
  }

  /// A file of the folder, by a name as seen from it; the name is never taken for an absolute one.
  func appending(_ name: String) -> FilePath {
    text == "." && !name.hasPrefix("/") ? FilePath(name) : child(name)
  }

  /// Whether the file is in a folder or below by its name, links aside.
  func isNamedInside(_ folder: FilePath) -> Bool { components.starts(with: folder.components) }

  /// The names from the root of the file system on.
  private var components: [String] {
    let whole = text.hasPrefix("/") ? text : "\(FilePath.current)/\(text)"
    return whole.split(separator: "/").reduce(into: []) { names, name in
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(String(name))
      }
    }
  }

  static var current: String {
    guard let text = getcwd(nil, 0) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  /// A file in this folder.
  func child(_ name: String) -> FilePath {
    FilePath(text.hasSuffix("/") ? text + name : "\(text)/\(name)")
  }

  var withoutLastSlash: FilePath {
    text.count > 1 && text.hasSuffix("/")
      ? FilePath(String(text.dropLast())).withoutLastSlash : self
  }

  /// Whether the name stands for a file that is open already, as `/dev/fd/3` does.
  var isOpenFile: Bool {
    ["/proc/", "/dev/fd/", "/dev/stderr"].contains(where: text.hasPrefix)
  }

  /// Whether something has this name, a link included.
  func isThere() throws(SystemError) -> Bool {
    try FileStatus.of(text, followingLinks: false) != nil
  }

  /// The absolute path without links; the file must exist.
  func resolved() throws(SystemError) -> FilePath {
    var path: UnsafeMutablePointer<CChar>?
    let result = SystemCall.readLink.perform {
      path = realpath(text, nil)
      return Int32(path == nil ? -1 : 0)
    }
    defer { free(path) }
    guard result == 0, let path else { throw .last }
    return FilePath(String(cString: path))
  }

  /// Whether this is a file below a folder; both paths are resolved.
  func isInside(_ folder: FilePath) -> Bool {
    text.utf8.starts(with: folder.child("").text.utf8) || text == folder.text
  }

  func rename(to path: FilePath) throws(SystemError) {
    if (SystemCall.rename.perform { posixRename(text, path.text) }) != 0 { throw .last }
  }

  /// Writes the folder's names out to disk.
  func synchronize() throws(SystemError) {
    let opened: FileDescriptor
    do throws(SystemError) {
      opened = try .open(text, O_RDONLY | O_DIRECTORY)
    } catch .permissionDenied {
      // A folder that may be written to need not be readable.
      return
    }
    defer { try? opened.close() }
    try opened.synchronize()
  }
}
