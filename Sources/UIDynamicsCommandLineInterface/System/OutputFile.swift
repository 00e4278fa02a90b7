// SPDX-License-Identifier: MIT

/// A file that appears under its name only when it is whole.
///
/// The bytes go to a temporary file in the same folder. `finish` writes them out, `publish` gives them the
/// name, and a file that is released before that leaves nothing behind. Pipes, devices and files that are
/// open already cannot be replaced; they are written to directly.
final class OutputFile {
  private let target: FilePath
  private let descriptor: FileDescriptor
  /// Nil once the bytes have their name, and for a file that is written to directly.
  private(set) var temporary: TemporaryFile?
  private var isOpen = true

  init(path: String, _ rule: FileRule) throws(SystemError) {
    let (target, old, open) = try rule.target(of: path)
    self.target = target
    if let open {
      descriptor = open
      return
    }
    // Someone who may not read the old file may not read the new one while it is made, either.
    let temporary = try TemporaryFile(beside: target, mode: old == nil ? 0o666 : 0o600)
    (descriptor, self.temporary) = (temporary.descriptor, temporary)
    if let old { descriptor.takeOver(old) }
  }

  /// A file that grows under its name, after so many bytes that it has already.
  init(growing path: String, behind length: Int) throws(SystemError) {
    target = FilePath(path)
    descriptor = try .open(path, O_WRONLY | O_CREAT, mode: 0o666)
    try descriptor.cut(at: length)
  }

  deinit {
    if isOpen { try? descriptor.close() }
    temporary?.remove()
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

  /// Gives the bytes their name, in the place of an old file.
  func publish() throws(SystemError) {
    guard let temporary else { return }
    try temporary.path.rename(to: target)
    temporary.forget()
    self.temporary = nil
  }

  /// Has the folder remember the name: after a power cut it may be the old file's otherwise.
  func synchronizeFolder() throws(SystemError) { try target.directory.synchronize() }
}

extension FileDescriptor {
  /// Gives a new file the old one's owner and permissions, as far as the system lets us.
  fileprivate func takeOver(_ status: FileStatus) {
    _ = SystemCall.setOwner.perform { fchown(number, status.owner, status.group) }
    _ = SystemCall.setMode.perform { fchmod(number, status.permissions) }
  }
}
