// SPDX-License-Identifier: MIT

/// One browser's line to us: a request comes, an answer goes, and that is all.
struct HTTPConnection {
  private enum State {
    case reading(HTTPReader)
    /// What is still to be sent.
    case sending(ArraySlice<UInt8>)
    /// All was sent, and what still comes is thrown away, so that the answer is not lost with it.
    case closing
    case closed
  }

  /// How long a request may take to come, an answer to go on, and a line to close, s.
  private static let patience = (request: 10.0, answer: 20.0, close: 1.0)
  /// What is sent at once to a stream that nobody reads is dropped beyond so many bytes.
  private static let mostPending = 65_536
  private static let portion = 16_384

  let descriptor: FileDescriptor
  private var state = State.reading(HTTPReader())
  private var deadline: Double
  /// Whether events follow the answer.
  private(set) var isStream = false

  init(_ descriptor: FileDescriptor, now: Double) {
    self.descriptor = descriptor
    deadline = now + Self.patience.request
  }

  var isClosed: Bool { if case .closed = state { true } else { false } }

  var wantsToWrite: Bool {
    if case .sending(let rest) = state { !rest.isEmpty } else { false }
  }

  /// Reads what has come; the request, once it is complete.
  mutating func read() throws(HTTPFault) -> HTTPRequest? {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try descriptor.receive(atMost: Self.portion)
    } catch {
      state = .closed
      return nil
    }
    guard let bytes else { return nil }
    switch state {
    case .reading(var reader):
      if bytes.isEmpty {
        state = .closed
        return nil
      }
      let request = try reader.take(bytes)
      state = .reading(reader)
      return request
    // Who asks twice, or leaves: an answer on its way is sent all the same, a stream has no reader.
    case .sending: if bytes.isEmpty && isStream { state = .closed }
    case .closing: if bytes.isEmpty { state = .closed }
    case .closed: break
    }
    return nil
  }

  mutating func answer(_ answer: HTTPAnswer, now: Double) {
    isStream = answer.isStream
    state = .sending(answer.bytes[...])
    write(now: now)
  }

  /// Sends as much as goes at once.
  mutating func write(now: Double) {
    guard case .sending(var rest) = state else { return }
    do throws(SystemError) {
      let sent = rest.isEmpty ? 0 : try descriptor.send(rest)
      if sent > 0 { deadline = now + Self.patience.answer }
      rest = rest.dropFirst(sent)
      state = .sending(rest)
    } catch {
      state = .closed
      return
    }
    if rest.isEmpty && !isStream {
      descriptor.finishSending()
      (state, deadline) = (.closing, now + Self.patience.close)
    }
  }

  /// Adds an event to a stream.
  mutating func publish(_ bytes: [UInt8], now: Double) {
    guard isStream, case .sending(let rest) = state else { return }
    if rest.count + bytes.count > Self.mostPending {
      state = .closed
      return
    }
    if rest.isEmpty { deadline = now + Self.patience.answer }
    state = .sending(rest + bytes)
    write(now: now)
  }

  /// Whether the other side takes longer than it may; a stream with nothing to send may wait for ever.
  func isLate(now: Double) -> Bool {
    if isStream && !wantsToWrite { return false }
    return now > deadline
  }

  /// Whether it is the request that does not come.
  var isWaitingForRequest: Bool { if case .reading = state { true } else { false } }

  /// Leaves the other side alone; who holds the connection closes its file.
  mutating func abandon() { state = .closed }
}
