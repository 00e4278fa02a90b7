// SPDX-License-Identifier: MIT

internal import Glibc

/// Why the system refused a call.
package struct SystemError: Error, Equatable {
  /// The C library's error number; below zero for a refusal of the tool's own.
  package var code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The reason of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// A signal asked for the end in the middle of a call.
  package static let interrupted = SystemError(code: EINTR)
  /// Nobody reads the other end any more.
  package static let readerLeft = SystemError(code: EPIPE)
  /// A folder where a file is wanted.
  package static let isDirectory = SystemError(code: EISDIR)
  package static let notThere = SystemError(code: ENOENT)
  static let permissionDenied = SystemError(code: EACCES)
  private static let longPath = SystemError(code: ENAMETOOLONG)

  // Refusals of the tool's own
  static let leadsOut = SystemError(code: -1)
  static let notRegular = SystemError(code: -2)
  static let isLink = SystemError(code: -3)
  static let deadLink = SystemError(code: -4)
  package static let notEmpty = SystemError(code: -5)
  package static let isCurrentFolder = SystemError(code: -6)

  /// The C library's words, which are English unless a program asks for others.
  package var reason: String {
    switch self {
    case .longPath: "a path is longer than the system allows"
    case .leadsOut: "it is outside the folder"
    case .notRegular: "it is not a regular file"
    case .isLink: "it is a link"
    case .deadLink: "it is a link to a missing file"
    case .notEmpty: "it is not empty"
    case .isCurrentFolder: "it is the current folder"
    default: String(cString: strerror(code))
    }
  }

  /// Makes a call again for as long as a signal that nobody has to obey interrupts it.
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
