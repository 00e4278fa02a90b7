// SPDX-License-Identifier: MIT

import Foundation

/// What a sanitizer is told through the environment, for children that get one of their own.
package enum SanitizerOptions {
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }
}
