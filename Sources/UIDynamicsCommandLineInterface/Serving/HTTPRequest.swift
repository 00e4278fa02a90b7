// SPDX-License-Identifier: MIT

/// An HTTP request (RFC 9112).
struct HTTPRequest {
  enum Method: String {
    case get = "GET"
    case post = "POST"
  }

  var method: Method
  /// The path as it was sent.
  var path: String
  /// Names in lowercase.
  var fields: [(name: String, value: String)] = []
  var body: [UInt8] = []

  func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

enum HTTPStatus: Int {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case conflict = 409
  case tooLarge = 413
  case targetTooLong = 414
  case unsupportedType = 415
  case fieldsTooLarge = 431
  case internalError = 500
  case notImplemented = 501
  case unavailable = 503
  case version = 505

  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .conflict: "Conflict"
    case .tooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .unsupportedType: "Unsupported Media Type"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    case .internalError: "Internal Server Error"
    case .notImplemented: "Not Implemented"
    case .unavailable: "Service Unavailable"
    case .version: "HTTP Version Not Supported"
    }
  }
}

struct HTTPFault: Error, Equatable {
  var status: HTTPStatus
  /// A sentence without a period.
  var message: String

  init(_ status: HTTPStatus, _ message: String) { (self.status, self.message) = (status, message) }
}
