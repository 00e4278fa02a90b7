// SPDX-License-Identifier: MIT

/// Authorizes requests: they need a local address and the token, and must not come from other pages.
struct HTTPGate {
  let host: String
  let port: UInt16
  let token: String

  /// Returns the path after the token.
  ///
  /// Other host names are refused, because a website could point its name at this machine after a page has loaded.
  func path(of request: HTTPRequest) throws(HTTPFault) -> String {
    let hosts =
      ["\(host):\(port)"] + (host == ServerSocket.loopback ? ["localhost:\(port)"] : [])
    guard let host = request.field("host")?.lowercased(), hosts.contains(host) else {
      throw HTTPFault(.forbidden, "use the address \(self.host):\(port)")
    }
    if let origin = request.field("origin"), origin.lowercased() != "http://\(host)" {
      throw HTTPFault(.forbidden, "requests from other pages are not allowed")
    }
    let rest = Array(request.path.utf8.dropFirst())
    let expected = Array((token + "/").utf8)
    guard Self.isEqual(Array(rest.prefix(expected.count)), expected) else {
      throw HTTPFault(.forbidden, "wrong token: use the printed address")
    }
    if request.method == .post, !Self.isJSON(request.field("content-type")) {
      throw HTTPFault(.unsupportedType, "the content must be application/json")
    }
    return String(decoding: rest.dropFirst(expected.count), as: UTF8.self)
  }

  /// Compares in constant time.
  private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func isJSON(_ type: String?) -> Bool {
    type?.split(separator: ";").first.map { $0.lowercased() == "application/json" } ?? false
  }
}
