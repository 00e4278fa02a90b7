// SPDX-License-Identifier: MIT

/// How far numbers may be apart and still count as the same.
///
/// `a` is as good as the expected `b` where |a − b| ≤ absolute + relative · |b|.
package struct Tolerance: Equatable, Sendable {
  /// The name of the relative part, beside the names of the classes.
  package static let relativeName = "relative"
  /// Nothing but the same number.
  package static let exact = Tolerance()

  /// The largest distances, in the units of the classes.
  private var absolute = [Double](repeating: 0, count: ColumnClass.allCases.count)
  /// The largest distance as a share of the expected number.
  package var relative = 0.0

  package init() {}

  package subscript(columns: ColumnClass) -> Double {
    get { absolute[columns.place] }
    set { absolute[columns.place] = newValue }
  }

  package var isExact: Bool { self == .exact }

  /// A number of no class has the relative part alone.
  package func allows(_ actual: Double, for expected: Double, in columns: ColumnClass?) -> Bool {
    let absolute = columns.map { self[$0] } ?? 0
    return actual == expected
      || (actual - expected).magnitude <= absolute + relative * expected.magnitude
  }

  /// What is not zero, by name.
  package var members: [RecordMember] {
    let classes = ColumnClass.allCases.filter { self[$0] != 0 }
      .map { RecordMember($0.rawValue, .number(self[$0])) }
    return relative == 0
      ? classes : classes + [RecordMember(Self.relativeName, .number(relative))]
  }

  /// The names a tolerance can be given for.
  package static var names: [String] { ColumnClass.allCases.map { $0.rawValue } + [relativeName] }

  /// Sets what a name stands for; false for a name there is not.
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
