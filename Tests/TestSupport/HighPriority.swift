// SPDX-License-Identifier: MIT

package import Testing

/// Runs a serialized suite before the others.
///
/// Otherwise each of its tests would wait behind all tests of other suites, and the last ones would run alone.
package struct HighPriority: SuiteTrait, TestScoping {
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension SuiteTrait where Self == HighPriority {
  package static var highPriority: Self { Self() }
}
