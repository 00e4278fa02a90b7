// SPDX-License-Identifier: MIT

/// A strict parser of one HTTP request with size limits.
///
/// Ambiguous input that two programs could parse differently is rejected.
struct HTTPReader {
  /// The limits in bytes: of the request line with the fields, and of the content.
  static let mostHead = 16_384
  static let mostBody = 1 << 25

  private var bytes: [UInt8] = []
  private var head: (request: HTTPRequest, end: Int, length: Int)?

  /// Appends bytes; returns the request once it is complete.
  mutating func append(_ more: [UInt8]) throws(HTTPFault) -> HTTPRequest? {
    bytes += more
    if head == nil { head = try readHead() }
    guard let head else { return nil }
    let received = bytes.count - head.end
    if received > head.length {
      throw HTTPFault(.badRequest, "more than one request")
    }
    guard received == head.length else { return nil }
    var request = head.request
    request.body = Array(bytes[head.end...])
    return request
  }

  private func readHead() throws(HTTPFault) -> (HTTPRequest, Int, Int)? {
    let end = bytes.firstRange(of: [13, 10, 13, 10])?.upperBound
    if end ?? bytes.count > Self.mostHead {
      throw HTTPFault(.fieldsTooLarge, "the header fields exceed \(Self.mostHead) bytes")
    }
    guard let end else { return nil }
    var lines = try Self.lines(bytes[..<(end - 4)])
    var request = try Self.request(lines.removeFirst())
    request.fields = try Self.fields(lines)
    return (request, end, try Self.length(of: request))
  }

  /// Accepts printable ASCII, and CR LF as the only line end.
  private static func lines(_ head: ArraySlice<UInt8>) throws(HTTPFault) -> [String] {
    var lines = [""]
    var rest = head
    while let byte = rest.popFirst() {
      if byte == 13, rest.first == 10 {
        rest.removeFirst()
        lines.append("")
      } else if (0x20..<0x7F).contains(byte) || byte == 9 {
        lines[lines.count - 1].unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        throw HTTPFault(.badRequest, "invalid byte in a field")
      }
    }
    return lines
  }

  // MARK: The request line

  private static func request(_ line: String) throws(HTTPFault) -> HTTPRequest {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { throw HTTPFault(.badRequest, "invalid request line") }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      throw HTTPFault(.badRequest, "this server supports HTTP/1.1")
    }
    guard let method = HTTPRequest.Method(rawValue: parts[0]) else {
      throw HTTPFault(.methodNotAllowed, "this server supports GET and POST")
    }
    guard parts[1].hasPrefix("/") else {
      throw HTTPFault(.badRequest, "the address must start with /")
    }
    return HTTPRequest(method: method, path: parts[1])
  }

  // MARK: The fields

  private static func fields(
    _ lines: [String]
  ) throws(HTTPFault) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
        line[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0) })
      else { throw HTTPFault(.badRequest, "a field has no name") }
      let name = line[..<colon].lowercased()
      let single = ["host", "origin", "content-length", "content-type"]
      if single.contains(name), fields.contains(where: { $0.name == name }) {
        throw HTTPFault(.badRequest, "\(name) is repeated")
      }
      fields.append((name, String(line[line.index(after: colon)...]).trimmed))
    }
    return fields
  }

  private static func length(of request: HTTPRequest) throws(HTTPFault) -> Int {
    if request.field("transfer-encoding") != nil {
      throw HTTPFault(.badRequest, "Content-Length is required")
    }
    guard let text = request.field("content-length") else { return 0 }
    guard !text.isEmpty, text.utf8.count < 16, let length = Arguments.wholeNumber(text) else {
      throw HTTPFault(.badRequest, "Content-Length is not a number of bytes")
    }
    if length > mostBody {
      throw HTTPFault(.tooLarge, "the content exceeds \(mostBody) bytes")
    }
    if length > 0 && request.method == .get {
      throw HTTPFault(.badRequest, "a GET request cannot have content")
    }
    return length
  }
}
