// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Returns the comment of a failure: the current seed, if there is one, and the text.
func comment(_ text: @autoclosure () -> String) -> Comment {
  let seed = Seed.current.map { "seed \($0): " } ?? ""
  return Comment(rawValue: seed + text())
}
