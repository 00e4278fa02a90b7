// SPDX-License-Identifier: MIT

/// A file that appears under its name only when complete.
///
/// Data goes to a temporary file in the same folder. `finish` flushes it and `publish` renames it; an
/// unpublished file is removed. Pipes, devices and open files are written directly.
final class OutputFile {
  private let target: FilePath
  private let descriptor: FileDescriptor
  /// `nil` after publishing, and for files that are written directly.
  private(set) var temporary: TemporaryFile?
  private var isOpen = true

  init(path: String, _ rule: FileRule) throws(SystemError) {
    let (target, old, open) = try rule.target(of: path)
    self.target = target
    if let open {
      descriptor = open
      return
    }
    // While it is written, the new file must not be more readable than the old one.
    let temporary = try TemporaryFile(beside: target, mode: old == nil ? 0o666 : 0o600)
    (descriptor, self.temporary) = (temporary.descriptor, temporary)
    if let old { descriptor.takeOver(old) }
  }

  deinit {
    if isOpen { try? descriptor.close() }
    temporary?.remove()
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    try descriptor.write(bytes)
  }

  func finish() throws(SystemError) {
    if temporary != nil { try descriptor.synchronize() }
    isOpen = false
    try descriptor.close()
  }

  func publish() throws(SystemError) {
    guard let temporary else { return }
    try temporary.path.rename(to: target)
    temporary.forget()
    self.temporary = nil
  }
}

extension FileDescriptor {
  /// Copies owner and permissions as far as permitted.
  fileprivate func takeOver(_ status: FileStatus) {
    _ = SystemCall.setOwner.perform { fchown(number, status.owner, status.group) }
    _ = SystemCall.setMode.perform { fchmod(number, status.permissions) }
  }
}
