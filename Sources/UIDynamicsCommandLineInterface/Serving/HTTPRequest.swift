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
  case unsupportedType = 415
  case fieldsTooLarge = 431
  case internalError = 500
  case unavailable = 503
}

struct HTTPFault: Error, Equatable {
  var status: HTTPStatus
  /// A sentence without a period.
  var message: String

  init(_ status: HTTPStatus, _ message: String) { (self.status, self.message) = (status, message) }
}
