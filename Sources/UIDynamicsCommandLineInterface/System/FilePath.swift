// SPDX-License-Identifier: MIT

internal import Glibc

/// The name of a file, taken apart.
struct FilePath: Equatable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// What stands behind the last slash.
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

  /// The way from a folder to this file; links are taken for what they are called.
  func relative(to folder: FilePath) -> String {
    let (here, there) = (folder.components, components)
    let common = zip(here, there).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: here.count - common)
    return (up + there[common...]).joined(separator: "/")
  }

  /// The folder's file of this name; an absolute name stands for itself.
  func appending(_ path: String) -> FilePath {
    path.hasPrefix("/") || text == "." ? FilePath(path) : FilePath("\(text)/\(path)")
  }

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

  private static var current: String {
    guard let text = getcwd(nil, 0) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  /// A file in the directory that this is the name of.
  func child(_ name: String) -> FilePath {
    FilePath(text.hasSuffix("/") ? text + name : "\(text)/\(name)")
  }

  /// Whether the name stands for a file that is open already, as `/dev/fd/3` does.
  ///
  /// It looks like a link, but nothing has to be where the link seems to lead.
  var isOpenFile: Bool { text.hasPrefix("/proc/") || text.hasPrefix("/dev/fd/") }

  /// Whether something has this name, a link included.
  func isThere() throws(SystemError) -> Bool {
    do throws(SystemError) {
      try FileDescriptor.open(text, FileStatus.lookOnly | O_NOFOLLOW).close()
      return true
    } catch .notThere {
      return false
    }
  }

  /// The name behind all symbolic links of the last component, also when it does not exist yet.
  func followingLinks() throws(SystemError) -> FilePath {
    var path = self
    // The system itself gives up after this many.
    for _ in 0...40 {
      guard !path.isOpenFile, let target = try path.linkTarget() else { return path }
      path = target.hasPrefix("/") ? FilePath(target) : path.sibling(target)
    }
    throw .tooManyLinks
  }

  /// Where a link leads; nil for what is not one.
  private func linkTarget() throws(SystemError) -> String? {
    let link: FileDescriptor
    do throws(SystemError) {
      link = try .open(text, FileStatus.lookOnly | O_NOFOLLOW)
    } catch .notThere {
      return nil
    }
    defer { try? link.close() }
    let status = try link.status()
    guard status.kind == .link else { return nil }
    try checkTrust(in: status)
    return try link.linkTarget()
  }

  /// Refuses what Linux refuses (`fs.protected_symlinks`) when it follows a link itself: one that
  /// somebody else has put into a folder where everybody may.
  private func checkTrust(in link: FileStatus) throws(SystemError) {
    guard link.owner != geteuid(), let folder = try FileStatus.of(directory.text) else { return }
    if folder.isSharedFolder && folder.owner != link.owner { throw .permissionDenied }
  }
}

extension FileDescriptor {
  /// Where an open link leads.
  fileprivate func linkTarget() throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = SystemCall.readLink.perform { readlinkat(number, "", &buffer, buffer.count) }
    if length < 0 { throw .last }
    return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
