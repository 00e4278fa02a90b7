// SPDX-License-Identifier: MIT

/// The allowed difference between numbers.
///
/// `a` matches the expected `b` if |a − b| ≤ absolute + relative · |b|.
package struct Tolerance: Equatable, Sendable {
  package static let relativeName = "relative"
  package static let exact = Tolerance()

  /// Without zeros.
  private var absolute: [ColumnClass: Double] = [:]
  package var relative = 0.0

  package init() {}

  package subscript(columns: ColumnClass) -> Double {
    get { absolute[columns] ?? 0 }
    set { absolute[columns] = newValue == 0 ? nil : newValue }
  }

  package var isExact: Bool { self == .exact }

  /// Returns whether a number matches; a number that has no class gets only the relative tolerance.
  package func allows(_ actual: Double, for expected: Double, in columns: ColumnClass?) -> Bool {
    let absolute = columns.map { self[$0] } ?? 0
    return actual == expected
      || (actual - expected).magnitude <= absolute + relative * expected.magnitude
  }

  /// The nonzero tolerances by name.
  package var members: [RecordMember] {
    let classes = ColumnClass.allCases.filter { self[$0] != 0 }
      .map { RecordMember($0.rawValue, .number(self[$0])) }
    return relative == 0
      ? classes : classes + [RecordMember(Self.relativeName, .number(relative))]
  }

  package static var names: [String] { ColumnClass.allCases.map { $0.rawValue } + [relativeName] }

  package mutating func set(_ name: String, to value: Double) -> Bool {
    if name == Self.relativeName {
      relative = value
      return true
    }
    guard let columns = ColumnClass(rawValue: name) else { return false }
    self[columns] = value
    return true
  }
}
