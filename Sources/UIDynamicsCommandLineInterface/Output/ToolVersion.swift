// SPDX-License-Identifier: MIT

enum ToolVersion {
  static let current = "0.1.0"
}
