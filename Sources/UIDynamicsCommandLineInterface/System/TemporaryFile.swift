// SPDX-License-Identifier: MIT

internal import Glibc

/// A file beside its target whose name, `uidyn.tmp-PROCESS-NUMBER`, says that it is not finished.
///
/// It is locked while its process has it open, so that nobody else takes it for a leftover.
struct TemporaryFile {
  static let prefix = "uidyn.tmp-"

  let descriptor: FileDescriptor
  let path: FilePath
  private let registration: TemporaryNames.Registration

  /// Creates a file beside another one, after clearing away what dead processes left there.
  init(beside target: FilePath, mode: mode_t) throws(SystemError) {
    // "x/" names a directory that is not there; a file beside it would be a file inside it.
    if target.name.isEmpty { throw .isDirectory }
    Leftovers.clear(in: target.directory)
    (descriptor, path) = try Self.withVacantName(beside: target) { path throws(SystemError) in
      try FileDescriptor.open(path.text, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    }
    registration = TemporaryNames.register(path.text)
    // Where a file system has no locks, leftovers stay: nobody can tell that they are some.
    _ = SystemCall.lock.perform { flock(descriptor.number, LOCK_EX | LOCK_NB) }
  }

  /// Removes the file, or what has its name now.
  func remove() {
    _ = SystemCall.unlink.perform { unlink(path.text) }
    forget()
  }

  /// Says that nothing has the name any more: a signal has nothing to remove.
  func forget() { TemporaryNames.forget(registration) }

  /// Does something with the first name, from a number on, that nothing has yet.
  static func withVacantName<Result>(
    beside target: FilePath, from first: Int = 0, _ body: (FilePath) throws(SystemError) -> Result
  ) throws(SystemError) -> (Result, FilePath) {
    var attempt = first
    while true {
      let path = target.sibling("\(prefix)\(getpid())-\(attempt)")
      do {
        return (try body(path), path)
      } catch  where error.code == EEXIST && attempt < first + 1000 {
        attempt += 1
      }
    }
  }
}
