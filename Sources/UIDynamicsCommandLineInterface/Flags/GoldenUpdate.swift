// SPDX-License-Identifier: MIT

/// Which goldens are written; the raw value is its word on the command line.
enum GoldenUpdate: String, CaseIterable {
  case missing, changed, all

  var acceptsMissing: Bool {
    switch self {
    case .missing, .all: true
    case .changed: false
    }
  }

  var acceptsChanged: Bool {
    switch self {
    case .changed, .all: true
    case .missing: false
    }
  }
}
