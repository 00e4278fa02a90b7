// SPDX-License-Identifier: MIT

/// Detects a changed file without reading it.
struct FileStamp: Equatable {
  private let identity: FileIdentity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  static func of(_ path: String) -> FileStamp? {
    guard let status = (try? FileStatus.of(path)) ?? nil else { return nil }
    return FileStamp(
      identity: status.identity, size: status.size, seconds: status.changed.tv_sec,
      nanoseconds: status.changed.tv_nsec)
  }
}
