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

  /// What the name leads to; nil when there is nothing.
  var status: stat? {
    var status = stat()
    return stat(text, &status) == 0 ? status : nil
  }

  /// Whether the name stands for a file that is open already, as `/dev/fd/3` does.
  ///
  /// It looks like a link, but nothing has to be where the link seems to lead.
  var isOpenFile: Bool { text.hasPrefix("/proc/") || text.hasPrefix("/dev/fd/") }

  /// The name behind all symbolic links of the last component, also when it does not exist yet.
  var followingLinks: FilePath {
    var path = self
    // The system itself gives up after this many.
    for _ in 0..<40 {
      guard !path.isOpenFile, let target = path.linkTarget else { break }
      path = target.hasPrefix("/") ? FilePath(target) : path.sibling(target)
    }
    return path
  }

  private var linkTarget: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(text, &buffer, buffer.count)
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
