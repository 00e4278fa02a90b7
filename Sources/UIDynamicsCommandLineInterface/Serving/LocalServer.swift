// SPDX-License-Identifier: MIT

/// A single-threaded HTTP server for this machine; slow clients do not block others.
final class LocalServer {
  /// Further connections and streams are rejected.
  static let mostConnections = 64
  static let mostStreams = 16

  /// Creates a response; slow handlers should poll `hasLeft`.
  typealias Handler = (
    _ method: HTTPRequest.Method, _ path: String, HTTPRequest, _ hasLeft: @escaping () -> Bool
  ) -> HTTPAnswer

  private let socket: LoopbackSocket
  private let gate: HTTPGate
  private let console: Console
  private var connections: [HTTPConnection] = []

  /// Port 0 selects a free port.
  init(port: UInt16, _ console: Console) throws(SystemError) {
    self.console = console
    socket = try LoopbackSocket(port: port)
    gate = HTTPGate(port: socket.port, token: try Secret.text(bytes: 16))
  }

  deinit {
    for connection in connections { try? connection.descriptor.close() }
    try? socket.descriptor.close()
  }

  var address: String { "http://127.0.0.1:\(gate.port)/\(gate.token)/" }

  /// Waits for activity up to a timeout and processes it without blocking.
  func turn(milliseconds: Int32, _ handle: Handler) throws(SystemError) {
    var files = [FileDescriptor.Readiness(descriptor: socket.descriptor)]
    files += connections.map {
      FileDescriptor.Readiness(descriptor: $0.descriptor, wantsToWrite: $0.wantsToWrite)
    }
    try FileDescriptor.wait(&files, milliseconds: milliseconds)
    let now = console.uptime()
    for place in connections.indices {
      let readiness = files[place + 1]
      if readiness.isWritable { connections[place].write(now: now) }
      if readiness.isReadable { read(place, now, handle) }
      if connections[place].isLate(now: now) { dismiss(place, now) }
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
    for place in connections.indices { connections[place].publish(bytes, now: now) }
  }

  private func acceptAll(_ now: Double) throws(SystemError) {
    while let descriptor = try socket.accept() {
      connections.append(HTTPConnection(descriptor, now: now))
      guard connections.count > Self.mostConnections else { continue }
      let fault = HTTPFault(.unavailable, "there are too many connections")
      connections[connections.count - 1].answer(HTTPAnswer(fault), now: now)
      // Connections that only discard input do not count for long.
      if connections.count > 2 * Self.mostConnections {
        connections.removeLast()
        try? descriptor.close()
      }
    }
  }

  private func read(_ place: Int, _ now: Double, _ handle: Handler) {
    do throws(HTTPFault) {
      guard let request = try connections[place].read() else { return }
      let path = try gate.path(of: request)
      let descriptor = connections[place].descriptor
      var answer = handle(request.method, path, request) { descriptor.hasEnded }
      if answer.isStream, connections.count(where: { $0.isStream }) >= Self.mostStreams {
        answer = HTTPAnswer(HTTPFault(.unavailable, "too many pages are open"))
      }
      connections[place].answer(answer, now: console.uptime())
    } catch {
      connections[place].answer(HTTPAnswer(error), now: now)
    }
  }

  /// Reports a missing request; drops a client that does not read.
  private func dismiss(_ place: Int, _ now: Double) {
    if connections[place].isWaitingForRequest {
      let fault = HTTPFault(.timeout, "the request did not come in time")
      connections[place].answer(HTTPAnswer(fault), now: now)
    } else {
      connections[place].abandon()
    }
  }
}
