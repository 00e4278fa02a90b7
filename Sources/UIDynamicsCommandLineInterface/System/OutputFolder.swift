// SPDX-License-Identifier: MIT

internal import Synchronization

/// A folder of numbered pictures that appears only when complete.
///
/// It is created beside its target. An unpublished folder is removed on release or by a signal.
final class OutputFolder {
  /// The folder to remove in a signal handler; a process has one at a time.
  private static let current = Atomic<UInt>(0)

  private let target: FilePath
  private let temporary: FilePath
  private let paths: UnsafeMutablePointer<Paths>
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
    paths = .allocate(capacity: 1)
    paths.initialize(to: Paths(temporary.text))
    Self.current.store(UInt(bitPattern: paths), ordering: .releasing)
  }

  deinit {
    // A signal handler can take over the removal at any point.
    if !isPublished { paths.pointee.removeAll() }
    _ = Self.current.compareExchange(
      expected: UInt(bitPattern: paths), desired: 0, ordering: .relaxed)
    paths.pointee.text.deallocate()
    paths.deallocate()
  }

  /// Safe in a signal handler.
  static func removeCurrent() {
    let address = current.load(ordering: .acquiring)
    UnsafeMutablePointer<Paths>(bitPattern: address)?.pointee.removeAll()
  }

  func add(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    let file = try FileDescriptor.open(
      paths.pointee.next(), O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    defer { try? file.close() }
    try file.write(bytes)
    try file.synchronize()
  }

  func publish() throws(SystemError) {
    try Signals.holdingBack { () throws(SystemError) in
      try temporary.rename(to: target)
      isPublished = true
      Self.current.store(0, ordering: .relaxed)
    }
    try target.directory.synchronize()
  }
}

/// The file paths `frame-00000.svg` and so on, built without allocation for signal handlers.
private struct Paths {
  let text: UnsafeMutablePointer<CChar>
  private let length: Int
  private var count = 0

  init(_ folder: String) {
    length = folder.utf8.count
    text = .allocate(capacity: length + 64)
    strcpy(text, folder)
  }

  mutating func next() -> String {
    write(count)
    count += 1
    return String(cString: text)
  }

  mutating func removeAll() {
    for number in 0..<count {
      write(number)
      unlink(text)
    }
    text[length] = 0
    rmdir(text)
  }

  private func write(_ number: Int) {
    var digits = 5
    var rest = number / 100_000
    while rest > 0 { (digits, rest) = (digits + 1, rest / 10) }
    let (beginning, ending): (StaticString, StaticString) = ("/frame-", ".svg\0")
    memcpy(text + length, beginning.utf8Start, 7)
    let start = length + 7
    rest = number
    for place in stride(from: start + digits - 1, through: start, by: -1) {
      text[place] = CChar(0x30 + rest % 10)
      rest /= 10
    }
    memcpy(text + start + digits, ending.utf8Start, 5)
  }
}
