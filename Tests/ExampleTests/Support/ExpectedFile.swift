// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Compares a file in the repository with its expected text, or writes the file if goldens are being renewed.
func expectFile(
  _ path: String, _ actual: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if Renewal.isOn {
    try actual.write(toFile: Repository.path(path), atomically: true, encoding: .utf8)
    return
  }
  guard Repository.exists(path) else {
    Issue.record("\(path) is missing: make renew", sourceLocation: sourceLocation)
    return
  }
  if let difference = FirstDifference(try Repository.text(path), actual) {
    Issue.record(
      "\(path): \(difference)\n  if it is meant: make renew", sourceLocation: sourceLocation)
  }
}
