// SPDX-License-Identifier: MIT

struct PlottedLine: Equatable {
  let name: String
  /// NaN for a gap.
  private(set) var values: [Double] = []
  private(set) var lowest = Double.infinity
  private(set) var highest = -Double.infinity

  init(_ name: String) { self.name = name }

  mutating func append(_ value: Double) {
    values.append(value)
    guard value.isFinite else { return }
    (lowest, highest) = (min(lowest, value), max(highest, value))
  }

  var isEmpty: Bool { lowest > highest }

  /// True if the values change at most by rounding.
  var isFlat: Bool { isEmpty || Self.isFlat(lowest, highest) }

  static func isFlat(_ low: Double, _ high: Double) -> Bool {
    high - low <= 4 * Double(Float(max(high.magnitude, low.magnitude)).ulp)
  }

  var lastIndex: Int? { values.lastIndex(where: { $0.isFinite }) }

  var growsDownwards: Bool {
    ["y", "minY", "maxY", "bodyY"].contains { name.hasSuffix(".\($0)") || name == $0 }
      && !name.contains(" ")
  }
}
