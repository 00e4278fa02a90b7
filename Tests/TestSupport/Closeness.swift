// SPDX-License-Identifier: MIT

package import Testing
package import UIDynamicsGeometry

/// Expects two numbers to differ by no more than `tolerance`; NaN and infinity are never close to any number.
///
/// If it fails, the message contains the label, both values, their difference and the tolerance.
package func expectClose(
  _ actual: some BinaryFloatingPoint, _ expected: Double, within tolerance: Double,
  _ label: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let report = closenessReport(actual, expected, within: tolerance) else { return }
  Issue.record("\(heading(label))\(report)", sourceLocation: sourceLocation)
}

/// Returns a message if the numbers are not close, otherwise `nil`.
package func closenessReport(
  _ actual: some BinaryFloatingPoint, _ expected: Double, within tolerance: Double
) -> String? {
  let difference = Double(actual) - expected
  if difference.magnitude <= tolerance && actual.isFinite { return nil }
  return "got \(actual), expected \(expected): off by \(difference), allowed \(tolerance)"
}

package func expectClose(
  _ actual: CGPoint, _ expected: CGPoint, within tolerance: Double, _ label: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectClose(
    Double(actual.x), Double(expected.x), within: tolerance, label + ".x",
    sourceLocation: sourceLocation)
  expectClose(
    Double(actual.y), Double(expected.y), within: tolerance, label + ".y",
    sourceLocation: sourceLocation)
}

package func expectClose(
  _ actual: CGRect, _ expected: CGRect, within tolerance: Double, _ label: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectClose(
    actual.origin, expected.origin, within: tolerance, label + ".origin",
    sourceLocation: sourceLocation)
  expectClose(
    Double(actual.size.width), Double(expected.size.width), within: tolerance, label + ".width",
    sourceLocation: sourceLocation)
  expectClose(
    Double(actual.size.height), Double(expected.size.height), within: tolerance,
    label + ".height", sourceLocation: sourceLocation)
}

/// Returns the start of a message: the current seed, if there is one, and the label.
package func heading(_ label: String) -> String {
  let seed = Seed.current.map { "[seed \($0)] " } ?? ""
  return label.isEmpty ? seed : "\(seed)\(label): "
}
