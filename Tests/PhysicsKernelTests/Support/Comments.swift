// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The comment of a failure: the current seed, if any, and the text.
func comment(_ text: @autoclosure () -> String) -> Comment {
  let seed = Seed.current.map { "seed \($0): " } ?? ""
  return Comment(rawValue: seed + text())
}
