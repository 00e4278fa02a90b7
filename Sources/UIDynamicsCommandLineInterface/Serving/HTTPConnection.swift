// SPDX-License-Identifier: MIT

/// A connection for one request and response.
struct HTTPConnection {
  private enum State {
    case reading(HTTPReader)
    case sending(ArraySlice<UInt8>)
    /// Discards further input before closing; otherwise the response could be lost.
    case closing
    case closed
  }

  /// Timeouts in seconds.
  private static let patience = (request: 10.0, answer: 20.0, close: 1.0)
  /// The limit of unsent bytes; a stream beyond it is closed.
  private static let mostPending = 65_536
  private static let portion = 16_384

  let descriptor: FileDescriptor
  private var state = State.reading(HTTPReader())
  private var deadline: Double
  private(set) var isStream = false

  init(_ descriptor: FileDescriptor, now: Double) {
    self.descriptor = descriptor
    deadline = now + Self.patience.request
  }

  var isClosed: Bool { if case .closed = state { true } else { false } }

  var wantsToWrite: Bool {
    if case .sending(let rest) = state { !rest.isEmpty } else { false }
  }

  /// Reads available bytes; returns the request once it is complete.
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
      // A single reference avoids copying the bytes for each portion.
      state = .closing
      let request = try reader.append(bytes)
      state = .reading(reader)
      return request
    // A second request is ignored while the response is sent; a closed stream has no reader.
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

  /// Sends as much as possible without blocking.
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

  /// Returns `true` after a timeout; an idle stream has no timeout.
  func isLate(now: Double) -> Bool {
    if isStream && !wantsToWrite { return false }
    return now > deadline
  }

  var isWaitingForRequest: Bool { if case .reading = state { true } else { false } }

  /// Marks the connection as closed; the owner closes the descriptor.
  mutating func abandon() { state = .closed }
}
