// SPDX-License-Identifier: MIT

/// The version of the tool, raised with every release.
enum ToolVersion {
  static let current = "0.1.0"
}
