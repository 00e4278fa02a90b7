// SPDX-License-Identifier: MIT

import Foundation

/// The sanitizer options of the environment, for child processes with an environment of their own.
package enum SanitizerOptions {
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  /// A prefix for commands whose files may not grow.
  ///
  /// Thread sanitizer maps a file of half a megabyte in this folder at each start, unless the folder is missing.
  package static let noFiles = "TMPDIR=/none"
}
