// SPDX-License-Identifier: MIT

/// A socket that waits for connections to one address of this machine.
struct ServerSocket {
  /// The address that only this machine can reach.
  static let loopback = "127.0.0.1"

  let descriptor: FileDescriptor
  /// Four numbers separated by dots.
  let host: String
  let port: UInt16

  private static let backlog: Int32 = 128

  /// Returns `true` for the text of an IPv4 address.
  static func isAddress(_ text: String) -> Bool {
    var address = in_addr()
    return inet_pton(AF_INET, text, &address) == 1
  }

  /// Listens on an address; port 0 lets the system choose one that is free.
  init(host: String, port: UInt16) throws(SystemError) {
    self.host = host
    let number = SystemCall.socket.perform { socket(AF_INET, streamSocket, 0) }
    if number < 0 { throw .last }
    descriptor = FileDescriptor(number: number)
    do throws(SystemError) {
      try Self.occupy(descriptor.number, host, port)
      try descriptor.doNotBlock()
      self.port = try Self.port(of: descriptor.number)
    } catch {
      try? descriptor.close()
      throw error
    }
  }

  private static func occupy(
    _ number: Int32, _ host: String, _ port: UInt16
  ) throws(SystemError) {
    // Allows a restarted server to use the same port at once.
    var yes: Int32 = 1
    setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    let result = withGeneric(&address) { address, size in
      SystemCall.bind.perform { bind(number, address, size) }
    }
    if result != 0 { throw .last }
    if (SystemCall.listen.perform { listen(number, backlog) }) != 0 { throw .last }
  }

  private static func port(of number: Int32) throws(SystemError) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withGeneric(&address) { address, _ in getsockname(number, address, &size) }
    if result != 0 { throw .last }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func withGeneric(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Returns the next connection, or `nil` if none is pending.
  func accept() throws(SystemError) -> FileDescriptor? {
    let number = SystemCall.accept.perform { posixAccept(descriptor.number) }
    if number >= 0 {
      let connection = FileDescriptor(number: number)
      do throws(SystemError) {
        try connection.doNotBlock()
      } catch {
        try? connection.close()
        throw error
      }
      return connection
    }
    if [EAGAIN, EINTR, ECONNABORTED, EPROTO].contains(errno) { return nil }
    throw .last
  }
}

extension FileDescriptor {
  /// Sets nonblocking mode and close-on-exec.
  fileprivate func doNotBlock() throws(SystemError) {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    if fcntl(number, F_SETFL, O_NONBLOCK) < 0 { throw .last }
  }

  /// Returns empty data at the end, `nil` if nothing is available.
  func receive(atMost count: Int) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      return try read(atMost: count)
    } catch SystemError(code: EAGAIN) {
      return nil
    }
  }

  /// Sends as many bytes as the connection accepts at once, and returns their number.
  func send(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let sent = bytes.withUnsafeBytes { bytes in
      SystemCall.write.perform(bytes: bytes.count) {
        posixSend(number, bytes.baseAddress, $0)
      }
    }
    if sent >= 0 { return sent }
    if errno == EAGAIN || errno == EINTR { return 0 }
    throw .last
  }

  func finishSending() { _ = shutdown(number, Int32(SHUT_WR)) }

  struct Readiness {
    var descriptor: FileDescriptor
    var wantsToWrite = false
    /// The results of a wait; `isReadable` is also `true` at the end of the input.
    var isReadable = false
    var isWritable = false
  }

  /// Waits for readiness, a signal, or a timeout in ms.
  static func wait(
    _ files: inout [Readiness], milliseconds: Int32
  ) throws(SystemError) {
    var requests = files.map {
      pollfd(
        fd: $0.descriptor.number, events: Int16($0.wantsToWrite ? POLLOUT : POLLIN), revents: 0)
    }
    let ready = SystemCall.poll.perform { poll(&requests, nfds_t(requests.count), milliseconds) }
    if ready < 0 {
      if errno == EINTR { return }
      throw .last
    }
    for index in files.indices {
      let found = Int32(requests[index].revents)
      files[index].isWritable = found & POLLOUT != 0
      files[index].isReadable = found & (POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0
    }
  }
}

enum Secret {
  /// Returns random bytes from the system, in hexadecimal digits.
  static func text(bytes count: Int) -> String {
    let digits = Array("0123456789abcdef")
    return String((0..<count * 2).map { _ in digits[Int.random(in: 0..<16)] })
  }
}
