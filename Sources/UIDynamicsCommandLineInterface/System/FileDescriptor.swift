// SPDX-License-Identifier: MIT

/// An open file descriptor; reads and writes resume after interruption.
struct FileDescriptor: Equatable {
  static let standardInput = FileDescriptor(number: STDIN_FILENO)
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  let number: Int32

  static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0
  ) throws(SystemError) -> FileDescriptor {
    FileDescriptor(
      number: try SystemError.repeating {
        SystemCall.open.perform { posixOpen(path, flags | O_CLOEXEC | O_NOCTTY, mode) }
      })
  }

  /// Reads to the end, or until the limit is exceeded.
  func read(atMost limit: Int, expecting size: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // The extra byte lets the same read detect the end.
    var room = min(max(size, 4095), limit) + 1
    while bytes.count <= limit {
      let chunk = try read(atMost: room)
      if chunk.isEmpty { break }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      room = min(max(room, bytes.count), limit + 1 - bytes.count)
    }
    return bytes
  }

  /// Reads available bytes; empty at the end.
  func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      do throws(SystemError) {
        length = try SystemError.repeating {
          SystemCall.read.perform(bytes: count) { posixRead(number, buffer.baseAddress, $0) }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes; if a reader stalls after a signal, its handler ends the process.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
      let written = SystemCall.write.perform(bytes: rest.count) { posixWrite(number, start, $0) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        try waitUntilWritable()
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  private func waitUntilWritable() throws(SystemError) {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    let ready = SystemCall.poll.perform { poll(&request, 1, -1) }
    if ready < 0 && errno != EINTR { throw .last }
  }

  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      _ = try SystemError.repeating { SystemCall.synchronize.perform { synchronizeFile(number) } }
    } catch  where [EINVAL, EROFS, ENOTSUP].contains(error.code) {
      // Pipes and devices cannot be synchronized.
    }
  }

  /// Closes the file; a full disk can surface only here.
  func close() throws(SystemError) {
    let result = SystemCall.close.perform { posixClose(number) }
    // On Linux, the file is closed even after EINTR.
    if result != 0 && errno != EINTR { throw .last }
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// `nil` if this is not a terminal.
  var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    if (SystemCall.status.perform { fstat(number, &status) }) != 0 { throw .last }
    return FileStatus(status)
  }
}
