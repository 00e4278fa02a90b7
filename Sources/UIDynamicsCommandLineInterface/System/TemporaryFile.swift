// SPDX-License-Identifier: MIT

/// A file beside its target, named `uidyn.tmp-PROCESS-NUMBER`.
struct TemporaryFile {
  let descriptor: FileDescriptor
  let path: FilePath
  private let registration: TemporaryNames.Registration

  init(beside target: FilePath, mode: mode_t) throws(SystemError) {
    // "x/" names a missing folder, so a file beside it would be inside it.
    if target.name.isEmpty { throw .isDirectory }
    (descriptor, path) = try Self.made(beside: target, mode)
    registration = TemporaryNames.register(path.text)
  }

  func remove() {
    _ = SystemCall.unlink.perform { unlink(path.text) }
    forget()
  }

  /// Unregisters the file after it was renamed.
  func forget() { TemporaryNames.forget(registration) }

  /// Uses the first free temporary name.
  private static func made(
    beside target: FilePath, _ mode: mode_t
  ) throws(SystemError) -> (FileDescriptor, FilePath) {
    var number = 0
    while true {
      let path = target.directory.appending("uidyn.tmp-\(getpid())-\(number)")
      do {
        return (try .open(path.text, O_WRONLY | O_CREAT | O_EXCL, mode: mode), path)
      } catch  where error.code == EEXIST && number < 1000 {
        number += 1
      }
    }
  }
}
