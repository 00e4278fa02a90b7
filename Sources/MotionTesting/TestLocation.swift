// SPDX-License-Identifier: MIT

internal import UIDynamics

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// The location of a call in a test; failures go to Swift Testing if one of its tests is running, otherwise to XCTest.
struct TestLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports a failure for each warning whose kind is not allowed.
  func fail(on warnings: [UIDynamicsWarning], allowing kinds: Set<UIDynamicsWarning.Kind>) {
    for warning in warnings where !kinds.contains(warning.kind) {
      fail("\(warning.description)\nIf this is intended, pass allowing: [.\(warning.kind)].")
    }
  }

  func fail(_ message: String) {
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #else
      fatalError(message)
    #endif
  }
}
