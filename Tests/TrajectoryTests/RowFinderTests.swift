// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

@Suite("Finding rows by item", .timeLimit(.minutes(30)))
struct RowFinderTests {
  @Test("Rows are found in any order and repeatedly, and missing rows are `nil`")
  func rows() {
    var record = TickRecord()
    record.items = [3, 1, 4, 0]
    for asked in [[3, 1, 4, 0], [0, 4, 1, 3], [3, 4, 9, 0, 1], [4, 4, 3, 2, 3]] {
      var finder = RowFinder(record)
      for item in asked {
        #expect(finder.row(of: item) == record.items.firstIndex(of: item), "\(item) of \(asked)")
      }
    }
  }
}
