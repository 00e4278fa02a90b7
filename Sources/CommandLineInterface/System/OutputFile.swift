// SPDX-License-Identifier: MIT

internal import Glibc

/// A file that appears under its name only when it is whole.
///
/// The bytes go to a temporary file in the same directory. `finish` writes them out, `commit`
/// gives them the name, and a file that is let go before that leaves nothing behind. Pipes, devices
/// and files that are open already cannot be replaced by a name; they are written to directly.
final class OutputFile {
  private let descriptor: FileDescriptor
  private let target: FilePath
  private var temporary: FilePath?
  private var isOpen = true

  init(path: String) throws(SystemError) {
    target = FilePath(path).followingLinks
    let existing = target.status
    if let existing {
      let kind = existing.st_mode & S_IFMT
      if kind == S_IFDIR { throw .isDirectory }
      if kind != S_IFREG || target.isOpenFile {
        descriptor = try .open(path, O_WRONLY | O_APPEND)
        return
      }
      // Replacing needs no permission for the file itself; its owner's wish counts all the same.
      guard access(target.text, W_OK) == 0 else { throw .last }
    }
    (descriptor, temporary) = try Self.openTemporary(beside: target)
    guard let existing else { return }
    // Whoever may give the new file the old one's owner and permissions does so.
    _ = fchown(descriptor.number, existing.st_uid, existing.st_gid)
    _ = fchmod(descriptor.number, existing.st_mode & 0o7777)
  }

  deinit {
    if isOpen { try? descriptor.close() }
    if let temporary { unlink(temporary.text) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    try descriptor.write(bytes)
  }

  /// Makes sure that every byte has arrived.
  func finish() throws(SystemError) {
    if temporary != nil { try descriptor.synchronize() }
    isOpen = false
    try descriptor.close()
  }

  /// Gives the finished file its name, replacing what had it.
  func commit() throws(SystemError) {
    guard let temporary else { return }
    guard rename(temporary.text, target.text) == 0 else { throw .last }
    self.temporary = nil
  }

  private static func openTemporary(
    beside target: FilePath
  ) throws(SystemError) -> (FileDescriptor, FilePath) {
    // "x/" names a directory that is not there; a file beside it would be a file inside it.
    if target.name.isEmpty { throw .isDirectory }
    var attempt = 0
    while true {
      let path = target.sibling("uidyn.tmp-\(getpid())-\(attempt)")
      do {
        return (try .open(path.text, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666), path)
      } catch  where error.code == EEXIST && attempt < 1000 {
        attempt += 1
      }
    }
  }
}
