// SPDX-License-Identifier: MIT

import Foundation

/// What a sanitizer is told through the environment, for children that get one of their own.
package enum SanitizerOptions {
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  /// What to say in front of a command whose files may not grow: at each start thread sanitizer puts half a
  /// megabyte into a file of this folder and maps it, and does without where there is no such folder.
  package static let noFiles = "TMPDIR=/none"
}
