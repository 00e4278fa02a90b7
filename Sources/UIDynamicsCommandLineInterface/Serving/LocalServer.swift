// SPDX-License-Identifier: MIT

/// Responds to browsers in one thread; a slow browser does not delay the others.
final class LocalServer {
  /// Further connections and streams are rejected.
  static let mostConnections = 64
  static let mostStreams = 16

  typealias Handler = (HTTPRequest.Method, _ path: String, HTTPRequest) -> HTTPAnswer

  private let socket: ServerSocket
  private let gate: HTTPGate
  private let console: Console
  private var connections: [HTTPConnection] = []

  /// Port 0 chooses a free one.
  init(host: String, port: UInt16, _ console: Console) throws(SystemError) {
    self.console = console
    socket = try ServerSocket(host: host, port: port)
    // An address for other devices is typed by hand, so its token is short.
    let isLoopback = host == ServerSocket.loopback
    gate = HTTPGate(host: host, port: socket.port, token: Secret.text(bytes: isLoopback ? 16 : 6))
  }

  deinit {
    for connection in connections { try? connection.descriptor.close() }
    try? socket.descriptor.close()
  }

  /// The address for browsers.
  var address: String { "http://\(gate.host):\(gate.port)/\(gate.token)/" }

  /// Waits for activity up to a timeout and processes it without blocking.
  func serve(milliseconds: Int32, _ handle: Handler) throws(SystemError) {
    var files = [FileDescriptor.Readiness(descriptor: socket.descriptor)]
    files += connections.map {
      FileDescriptor.Readiness(descriptor: $0.descriptor, wantsToWrite: $0.wantsToWrite)
    }
    try FileDescriptor.wait(&files, milliseconds: milliseconds)
    let now = console.uptime()
    for index in connections.indices {
      let readiness = files[index + 1]
      if readiness.isWritable { connections[index].write(now: now) }
      if readiness.isReadable { read(index, now, handle) }
      if connections[index].isLate(now: now) { dismiss(index, now) }
    }
    connections.removeAll { connection in
      if connection.isClosed { try? connection.descriptor.close() }
      return connection.isClosed
    }
    if files[0].isReadable { try acceptAll(now) }
  }

  func publish(_ name: String, _ data: String) {
    let bytes = Array("event: \(name)\ndata: \(data)\n\n".utf8)
    let now = console.uptime()
    for index in connections.indices { connections[index].publish(bytes, now: now) }
  }

  private func acceptAll(_ now: Double) throws(SystemError) {
    while let descriptor = try socket.accept() {
      connections.append(HTTPConnection(descriptor, now: now))
      guard connections.count > Self.mostConnections else { continue }
      let fault = HTTPFault(.unavailable, "too many connections")
      connections[connections.count - 1].answer(HTTPAnswer(fault), now: now)
      // Connections that only discard input are closed soon, so they may exceed the limit.
      if connections.count > 2 * Self.mostConnections {
        connections.removeLast()
        try? descriptor.close()
      }
    }
  }

  private func read(_ index: Int, _ now: Double, _ handle: Handler) {
    do throws(HTTPFault) {
      guard let request = try connections[index].read() else { return }
      let path = try gate.path(of: request)
      var answer = handle(request.method, path, request)
      if answer.isStream, connections.count(where: { $0.isStream }) >= Self.mostStreams {
        answer = HTTPAnswer(HTTPFault(.unavailable, "too many pages are open"))
      }
      connections[index].answer(answer, now: console.uptime())
    } catch {
      connections[index].answer(HTTPAnswer(error), now: now)
    }
  }

  /// Reports a request that never arrived; drops a client that does not read.
  private func dismiss(_ index: Int, _ now: Double) {
    if connections[index].isWaitingForRequest {
      let fault = HTTPFault(.timeout, "the request took too long")
      connections[index].answer(HTTPAnswer(fault), now: now)
    } else {
      connections[index].abandon()
    }
  }
}
