// SPDX-License-Identifier: MIT

/// Answers browsers on this machine, in one thread: nobody who is slow holds up the others.
final class LocalServer {
  /// More connections at a time are sent away, and so are more streams of events.
  static let mostConnections = 64
  static let mostStreams = 16

  /// Makes an answer; one that takes long asks now and then whether who waits for it has left.
  typealias Handler = (
    _ method: HTTPRequest.Method, _ path: String, HTTPRequest, _ hasLeft: @escaping () -> Bool
  ) -> HTTPAnswer

  private let socket: LoopbackSocket
  private let gate: HTTPGate
  private let console: Console
  private var connections: [HTTPConnection] = []

  /// Port 0 stands for any that is free.
  init(port: UInt16, _ console: Console) throws(SystemError) {
    self.console = console
    socket = try LoopbackSocket(port: port)
    gate = HTTPGate(port: socket.port, token: Secret.text(bytes: 16))
  }

  deinit {
    for connection in connections { try? connection.descriptor.close() }
    try? socket.descriptor.close()
  }

  /// What a browser is given.
  var address: String { "http://127.0.0.1:\(gate.port)/\(gate.token)/" }

  /// Waits so long at most for somebody, and does what can be done without waiting.
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

  /// Tells all streams of an event.
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
      // What is still to be thrown away needs no place among those that are answered.
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

  /// Who sends no request is told so; who takes no answer is left.
  private func dismiss(_ place: Int, _ now: Double) {
    if connections[place].isWaitingForRequest {
      let fault = HTTPFault(.timeout, "the request did not come in time")
      connections[place].answer(HTTPAnswer(fault), now: now)
    } else {
      connections[place].abandon()
    }
  }
}
