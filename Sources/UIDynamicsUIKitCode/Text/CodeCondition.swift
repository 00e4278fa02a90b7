// SPDX-License-Identifier: MIT

/// What decides which lines of a file are compiled.
enum CodeCondition {
  /// Where UIKit is Apple's: on Linux a module of the name may stand in, without Objective-C.
  static let onApple = "#if canImport(UIKit) && canImport(Darwin) && !os(macOS)"
}
