// SPDX-License-Identifier: MIT

enum CodeCondition {
  /// Apple's UIKit; on Linux a module of that name without Objective-C may be present.
  static let onApple = "#if canImport(UIKit) && canImport(Darwin) && !os(macOS)"
}
