// SPDX-License-Identifier: MIT

internal import Glibc

/// A file that appears under its name only when it is whole.
///
/// The bytes go to a temporary file in the same directory. `finish` writes them out, `Publication`
/// gives them the name, and a file that is let go before that leaves nothing behind. Pipes, devices
/// and files that are open already cannot be replaced by a name; they are written to directly.
final class OutputFile {
  /// What gets replaced, behind all links.
  let target: FilePath
  private let descriptor: FileDescriptor
  /// Where the bytes are; nil once they have their name, and for what is written to directly.
  private(set) var temporary: TemporaryFile?
  private var isOpen = true

  init(path: String) throws(SystemError) {
    let place = try Place.found(at: path)
    target = place.target
    if let existing = place.open {
      descriptor = existing
      return
    }
    // Who may not read the old file may not read the new one while it is made, either.
    let temporary = try TemporaryFile(beside: target, mode: place.old == nil ? 0o666 : 0o600)
    (descriptor, self.temporary) = (temporary.descriptor, temporary)
    if let old = place.old { descriptor.takeOver(old) }
  }

  /// A file that grows under its name: what stands behind so many bytes is cut off.
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
    guard temporary != nil else {
      isOpen = false
      return try descriptor.close()
    }
    try descriptor.synchronize()
    // Some file systems speak of faults only when a file is closed; ours stays open for its lock.
    if let copy = try? descriptor.duplicate() { try copy.close() }
  }

  /// Says that the bytes have got their name.
  func settle() {
    temporary?.forget()
    temporary = nil
  }
}

/// What the name of an output leads to.
private struct Place {
  /// What gets the new name, behind all links.
  let target: FilePath
  /// The file that is there and gets replaced.
  var old: FileStatus?
  /// What is written to directly, opened.
  var open: FileDescriptor?

  /// Looks until what the system has opened and what its links lead to are the same file: another
  /// writer may replace it just then, as we shall.
  static func found(at path: String) throws(SystemError) -> Place {
    for _ in 0..<100 {
      if let place = try Place(path) { return place }
    }
    throw .hasChanged
  }

  private init?(_ path: String) throws(SystemError) {
    let existing = try Self.openExisting(path)
    target = try FilePath(path).followingLinks()
    guard let existing else { return }
    let status = try existing.status()
    if status.kind != .regular || target.isOpenFile {
      open = existing
      return
    }
    // It was opened to see what it is and whether its owner lets it be written to.
    try existing.close()
    let found = try FileStatus.of(target.text, followingLinks: false)
    if found?.identity != status.identity { return nil }
    old = status
  }

  /// Opens what a name leads to, by the system's own rules; nil when there is nothing.
  private static func openExisting(_ path: String) throws(SystemError) -> FileDescriptor? {
    do throws(SystemError) {
      return try .open(path, O_WRONLY | O_APPEND)
    } catch .notThere {
      return nil
    }
  }
}

extension FileDescriptor {
  /// Gives a new file the old one's owner and permissions, as far as the system lets us.
  fileprivate func takeOver(_ status: FileStatus) {
    _ = SystemCall.setOwner.perform { fchown(number, status.owner, status.group) }
    _ = SystemCall.setMode.perform { fchmod(number, status.permissions) }
  }
}
