// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What a failed `#expect` says besides its values: the seed being run, if any, and where it was.
func place(_ text: @autoclosure () -> String) -> Comment {
  let seed = Seed.current.map { "seed \($0): " } ?? ""
  return Comment(rawValue: seed + text())
}
