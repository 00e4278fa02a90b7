// SPDX-License-Identifier: MIT

/// Which file a name means, so that two names of one file are found out.
package enum FileIdentity: Equatable {
  /// A file that exists, by device and number.
  case existing(device: UInt64, number: UInt64)
  /// A file that would be created in a directory.
  indirect case new(folder: FileIdentity, name: String)

  /// The identity of the file that a path leads to; nil where two uses cannot disturb each other
  /// (`/dev/null`, terminals) or where the path leads nowhere.
  static func of(path: String) throws(SystemError) -> FileIdentity? {
    if let status = try FileStatus.of(path) { return of(status) }
    let path = try FilePath(path).followingLinks()
    return try FileStatus.of(path.directory.text).map { .new(folder: $0.identity, name: path.name) }
  }

  static func of(_ descriptor: FileDescriptor) -> FileIdentity? {
    (try? descriptor.status()).flatMap(of)
  }

  private static func of(_ status: FileStatus) -> FileIdentity? {
    status.kind == .characters ? nil : status.identity
  }
}
