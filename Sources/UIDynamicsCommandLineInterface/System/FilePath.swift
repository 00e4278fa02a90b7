// SPDX-License-Identifier: MIT

struct FilePath: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var name: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  var directory: FilePath {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(slash == text.startIndex ? "/" : String(text[..<slash]))
  }

  /// Returns the relative path from a folder, without resolving links.
  func relative(to folder: FilePath) -> String {
    let (here, there) = (folder.components, components)
    let common = zip(here, there).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: here.count - common)
    return (up + there[common...]).joined(separator: "/")
  }

  /// Appends a name, which is always treated as relative.
  func appending(_ name: String) -> FilePath {
    text == "." && !name.hasPrefix("/") ? FilePath(name) : child(name)
  }

  /// Compares names only; links are not resolved.
  func isNamedInside(_ folder: FilePath) -> Bool { components.starts(with: folder.components) }

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

  func child(_ name: String) -> FilePath {
    FilePath(text.hasSuffix("/") ? text + name : "\(text)/\(name)")
  }

  /// `true` for names of open files, such as `/dev/fd/3`.
  var isOpenFile: Bool {
    ["/proc/", "/dev/fd/", "/dev/stderr"].contains(where: text.hasPrefix)
  }

  /// Includes dead links.
  func isThere() throws(SystemError) -> Bool {
    try FileStatus.of(text, followingLinks: false) != nil
  }

  /// Returns the absolute path without links; the file must exist.
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

  /// Both paths must be resolved.
  func isInside(_ folder: FilePath) -> Bool {
    text.utf8.starts(with: folder.child("").text.utf8) || text == folder.text
  }

  func rename(to path: FilePath) throws(SystemError) {
    if (SystemCall.rename.perform { posixRename(text, path.text) }) != 0 { throw .last }
  }
}
