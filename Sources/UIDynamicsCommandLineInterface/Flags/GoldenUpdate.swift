// SPDX-License-Identifier: MIT

/// The goldens to write; the raw value is the option's value.
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
