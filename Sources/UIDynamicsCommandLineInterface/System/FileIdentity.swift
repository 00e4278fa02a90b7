// SPDX-License-Identifier: MIT

/// The file that a name means, to find two names of one file.
package enum FileIdentity: Hashable {
  /// A file that exists, by device and number.
  case existing(device: UInt64, number: UInt64)
  /// A file that would be created in a folder.
  indirect case new(folder: FileIdentity, name: String)

  /// The identity of the file at a path; nil where two uses cannot disturb each other (`/dev/null`,
  /// terminals) or where the folder is missing.
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
