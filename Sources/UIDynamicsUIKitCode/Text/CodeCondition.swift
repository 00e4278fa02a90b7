// SPDX-License-Identifier: MIT

enum CodeCondition {
  /// Apple's UIKit; on Linux, a module with this name but without Objective-C may exist.
  static let onApple = "#if canImport(UIKit) && canImport(Darwin) && !os(macOS)"
}
