// SPDX-License-Identifier: MIT

/// Identifies a file, to detect two names for it.
package enum FileIdentity: Hashable {
  case existing(device: UInt64, number: UInt64)
  /// A file that does not exist yet.
  indirect case new(folder: FileIdentity, name: String)

  /// Returns `nil` for files that cannot conflict (`/dev/null`, terminals) or if the folder is missing.
  static func of(path: String) throws(SystemError) -> FileIdentity? {
    if let status = try FileStatus.of(path) { return of(status) }
    let path = FilePath(path)
    return try FileStatus.of(path.directory.text).map { .new(folder: $0.identity, name: path.name) }
  }

  static func of(_ descriptor: FileDescriptor) -> FileIdentity? {
    (try? descriptor.status()).flatMap(of)
  }

  private static func of(_ status: FileStatus) -> FileIdentity? {
    status.kind == .characters ? nil : status.identity
  }
}
