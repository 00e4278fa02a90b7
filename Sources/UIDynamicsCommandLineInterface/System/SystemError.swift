// SPDX-License-Identifier: MIT

package struct SystemError: Error, Equatable {
  /// The `errno` value; negative for the tool's own errors.
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  static var last: SystemError { SystemError(code: errno) }

  /// A termination signal interrupted the call.
  package static let interrupted = SystemError(code: EINTR)
  package static let readerLeft = SystemError(code: EPIPE)
  package static let isDirectory = SystemError(code: EISDIR)
  package static let notThere = SystemError(code: ENOENT)
  private static let longPath = SystemError(code: ENAMETOOLONG)

  // The tool's own errors.
  static let leadsOut = SystemError(code: -1)
  static let notRegular = SystemError(code: -2)
  static let isLink = SystemError(code: -3)
  static let deadLink = SystemError(code: -4)

  /// The C library's message, which is in English because the tool does not set a locale.
  package var reason: String {
    switch self {
    case .longPath: "a path is longer than the system allows"
    case .leadsOut: "it is outside the folder"
    case .notRegular: "it is not a regular file"
    case .isLink: "it is a link"
    case .deadLink: "it is a link to a missing file"
    default: String(cString: strerror(code))
    }
  }

  /// Repeats a call that a signal interrupts, unless it is a termination signal.
  static func repeating<Number: SignedInteger>(
    _ call: () -> Number
  ) throws(SystemError) -> Number {
    while true {
      let number = call()
      if number >= 0 { return number }
      if last != .interrupted || Signals.pending != nil { throw last }
    }
  }
}
