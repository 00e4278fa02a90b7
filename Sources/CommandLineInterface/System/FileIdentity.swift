// SPDX-License-Identifier: MIT

internal import Glibc

/// Which file a name means, so that two names of one file are found out.
package enum FileIdentity: Equatable {
  /// A file that exists, by device and number.
  case existing(device: UInt64, number: UInt64)
  /// A file that would be created in a directory.
  case new(directoryDevice: UInt64, directoryNumber: UInt64, name: String)

  /// The identity of the file that a path leads to; nil where two uses cannot disturb each other
  /// (`/dev/null`, terminals) or where the path leads nowhere.
  static func of(path: String) -> FileIdentity? {
    let path = FilePath(path)
    if let status = path.status { return of(status) }
    return ofNewFile(path.followingLinks)
  }

  private static func ofNewFile(_ path: FilePath) -> FileIdentity? {
    guard let parent = path.directory.status else { return nil }
    return .new(
      directoryDevice: UInt64(parent.st_dev), directoryNumber: UInt64(parent.st_ino),
      name: path.name)
  }

  static func of(_ descriptor: FileDescriptor) -> FileIdentity? {
    descriptor.status.flatMap(of)
  }

  private static func of(_ status: stat) -> FileIdentity? {
    if status.st_mode & S_IFMT == S_IFCHR { return nil }
    return .existing(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}
