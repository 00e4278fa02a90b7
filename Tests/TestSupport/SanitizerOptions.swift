// SPDX-License-Identifier: MIT

import Foundation

/// The sanitizer options in the environment, for child processes that get a custom environment.
package enum SanitizerOptions {
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  /// A prefix for commands that limit the size of files.
  ///
  /// At each start, Thread Sanitizer maps a file of half a megabyte in this folder, unless the folder does not exist.
  package static let noFiles = "TMPDIR=/none"
}
