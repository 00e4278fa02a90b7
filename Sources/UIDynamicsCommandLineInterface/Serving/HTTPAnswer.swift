// SPDX-License-Identifier: MIT

struct HTTPAnswer {
  var status = HTTPStatus.ok
  var type: String
  var body: [UInt8]
  var isStream = false

  init(_ status: HTTPStatus = .ok, _ type: String, _ body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  init(_ fault: HTTPFault) {
    self.init(fault.status, "text/plain; charset=utf-8", Array((fault.message + "\n").utf8))
  }

  /// A stream of server-sent events, starting with the retry interval.
  static var events: HTTPAnswer {
    var answer = HTTPAnswer(.ok, "text/event-stream", Array("retry: 1000\n\n".utf8))
    answer.isStream = true
    return answer
  }

  /// Forbids external content, framing, caching, and a referrer, which would leak the token in the address.
  private static let fields = """
    Cache-Control: no-store\r
    Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline' \
    'wasm-unsafe-eval'; style-src \
    'unsafe-inline'; connect-src 'self'; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'\r
    Cross-Origin-Opener-Policy: same-origin\r
    Cross-Origin-Resource-Policy: same-origin\r
    Referrer-Policy: no-referrer\r
    X-Content-Type-Options: nosniff\r
    Connection: close\r

    """

  /// The complete response; each connection serves one response.
  var bytes: [UInt8] {
    let length = isStream ? "" : "Content-Length: \(body.count)\r\n"
    let allow = status == .methodNotAllowed ? "Allow: GET, POST\r\n" : ""
    return Array(
      "HTTP/1.1 \(status.rawValue) \(status)\r\nContent-Type: \(type)\r\n\(length)\(allow)\(Self.fields)\r\n"
        .utf8) + body
  }
}
