// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Expects two numbers to differ by no more than `tolerance`; NaN is never close.
func expectClose(
  _ actual: CGFloat, _ expected: CGFloat, within tolerance: CGFloat, _ label: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = actual - expected
  if abs(difference) <= tolerance { return }
  Issue.record(
    "\(label): got \(actual), expected \(expected): off by \(difference), allowed \(tolerance)",
    sourceLocation: sourceLocation)
}
