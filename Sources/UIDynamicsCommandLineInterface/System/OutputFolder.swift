// SPDX-License-Identifier: MIT

/// A folder of numbered pictures that appears only when complete.
///
/// It is created beside its target and removed unless it is published. Signals must be held back while a
/// picture is added, because their handlers cannot remove it.
final class OutputFolder {
  private let target: FilePath
  private let temporary: FilePath
  private var pictures: [FilePath] = []
  private var isPublished = false

  /// The target must not exist, or be an empty folder.
  init(path: String) throws(SystemError) {
    let isThere = try FileStatus.of(path) != nil
    target = isThere ? try FilePath(path).resolved() : FilePath(path).withoutLastSlash
    if isThere, try Folder.names(in: target.text).count > 2 { throw .notEmpty }
    // Replacing the current folder would leave the shell in a deleted one.
    if isThere, target.text == FilePath.current { throw .isCurrentFolder }
    temporary = try TemporaryFile.made(beside: target) { path throws(SystemError) in
      if (SystemCall.makeFolder.perform { mkdir(path.text, 0o777) }) != 0 { throw .last }
      return path
    }
  }

  deinit {
    if isPublished { return }
    Signals.holdingBack {
      for picture in pictures { Folder.remove(picture.text) }
      rmdir(temporary.text)
    }
  }

  /// Adds `frame-00000.svg` and so on.
  func add(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    let number = String(pictures.count)
    let zeros = String(repeating: "0", count: max(0, 5 - number.count))
    let picture = temporary.child("frame-\(zeros)\(number).svg")
    let file = try FileDescriptor.open(picture.text, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    pictures.append(picture)
    defer { try? file.close() }
    try file.write(bytes)
    try file.synchronize()
  }

  func publish() throws(SystemError) {
    try Signals.holdingBack { () throws(SystemError) in
      try temporary.rename(to: target)
      isPublished = true
    }
  }
}
