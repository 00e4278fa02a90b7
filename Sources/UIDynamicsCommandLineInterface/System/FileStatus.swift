// SPDX-License-Identifier: MIT

internal import Glibc

/// What the system says of a file that is open: kind, identity, owner, permissions.
struct FileStatus {
  enum Kind {
    case regular, folder, link
    /// Pipes, sockets and disks, which cannot be replaced by a name.
    case special
    /// Terminals, `/dev/null` and their like, where two uses cannot disturb each other.
    case characters
  }

  private let status: stat

  init(_ status: stat) { self.status = status }

  /// Looks at what a name leads to; nil when there is nothing, and only then.
  ///
  /// Kind and identity come from one descriptor, which only looks: no pipe has a writer by it, and
  /// no device begins to move. The system's own rules on links hold for it.
  static func of(_ path: String, followingLinks: Bool = true) throws(SystemError) -> FileStatus? {
    let file: FileDescriptor
    do throws(SystemError) {
      file = try .open(path, Self.lookOnly | (followingLinks ? 0 : O_NOFOLLOW))
    } catch .notThere {
      return nil
    }
    defer { try? file.close() }
    return try file.status()
  }

  /// Linux's O_PATH, which the C library shows to GNU programs only; the same on all processors that
  /// Swift runs on.
  static let lookOnly: Int32 = 0o10_000_000

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
    .existing(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  var size: Int { Int(status.st_size) }
  var changed: timespec { status.st_mtim }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
  var permissions: mode_t { status.st_mode & 0o7777 }

  /// Whether everybody may put files here but only owners may take them away, as in `/tmp`.
  var isSharedFolder: Bool {
    permissions & S_ISVTX != 0 && permissions & S_IWOTH != 0
  }
}
