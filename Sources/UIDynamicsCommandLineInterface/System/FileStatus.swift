// SPDX-License-Identifier: MIT

struct FileStatus {
  enum Kind {
    case regular, folder, link
    /// Pipes, sockets and disks.
    case special
    /// Terminals, `/dev/null` and similar devices, which outputs can share.
    case characters
  }

  private let status: stat

  init(_ status: stat) { self.status = status }

  /// Returns `nil` if the file is missing.
  static func of(_ path: String, followingLinks: Bool = true) throws(SystemError) -> FileStatus? {
    var status = stat()
    let result = SystemCall.status.perform {
      followingLinks ? stat(path, &status) : lstat(path, &status)
    }
    if result == 0 { return FileStatus(status) }
    let error = SystemError.last
    if error == .notThere { return nil }
    throw error
  }

  var kind: Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFCHR: .characters
    default: .special
    }
  }

  var identity: FileIdentity {
    .existing(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  var size: Int { Int(status.st_size) }
  var changed: timespec { status.modified }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
  var permissions: mode_t { status.st_mode & 0o7777 }
}
