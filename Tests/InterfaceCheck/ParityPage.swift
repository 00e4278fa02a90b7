// SPDX-License-Identifier: MIT

/// The states of symbols, and the tests linked on the pages `docs/uikit-….md`.
///
/// Below a heading with a type's name in backquotes, a table row `| names | state | … |` describes the type
/// or its members; the type's name is not a member. Rows below the heading `Behaviors` start with their
/// number. Anywhere on the pages, links of the form `[Suite.function](file)` name tests.
struct ParityPage {
  /// The number of UIKit behaviors on the pages.
  static let behaviorCount = 79

  enum State: String, CaseIterable {
    /// Same as in UIKit.
    case done
    /// Present, but different from UIKit.
    case differs
    /// Exists only in UIKit.
    case absent
    /// Exists only in this package.
    case ours
  }

  struct Entry: Equatable {
    var name: String
    var state: State
    var line: Int
    /// The table cells after the state.
    var remark: String
  }

  struct TestLink: Equatable {
    var suite: String
    var function: String
    /// The path as written on the page, relative to that page.
    var file: String
    var line: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var tests: [TestLink] = []
  /// The numbers of the behaviors that name a test, in the order of their rows.
  private(set) var testedRows: [Int] = []
  /// One sentence for each row with an unknown state.
  private(set) var faults: [String] = []

  private var type: String?
  private var isAmongBehaviors = false

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { read(line, number: index + 1) }
  }

  private mutating func read(_ line: Substring, number: Int) {
    if line.hasPrefix("#") { return readHeading(line) }
    let links = Self.links(in: line, number: number)
    tests += links
    guard line.hasPrefix("|") else { return }
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimming(while: \.isWhitespace) }
    if isAmongBehaviors, let row = cells.first.flatMap({ Int($0) }), !links.isEmpty {
      testedRows.append(row)
    }
    if let type { readRow(cells, of: type, number: number) }
  }

  private mutating func readHeading(_ line: Substring) {
    let title = line.drop { $0 == "#" }.trimming(while: \.isWhitespace)
    isAmongBehaviors = title == "Behaviors" || isAmongBehaviors && line.hasPrefix("###")
    let names = Self.names(in: title)
    type = names.count == 1 && title.hasPrefix("`") ? names[0] : nil
  }

  private mutating func readRow(_ cells: [Substring], of type: String, number: Int) {
    guard cells.count >= 2, cells[0].contains("`") else { return }
    guard let state = State(rawValue: String(cells[1])) else {
      let states = State.allCases.map(\.rawValue).joined(separator: ", ")
      faults.append("line \(number): \"\(cells[1])\" is not a state. Write one of \(states).")
      return
    }
    for name in Self.names(in: cells[0]) {
      let full = name == type ? type : "\(type).\(name)"
      entries.append(
        Entry(
          name: full, state: state, line: number, remark: cells.dropFirst(2).joined(separator: " "))
      )
    }
  }

  /// Returns the strings in backquotes.
  private static func names(in text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func links(in line: Substring, number: Int) -> [TestLink] {
    line.matches(of: /\[([A-Za-z0-9]+)\.([A-Za-z0-9]+)\]\(([^)]+\.swift)\)/).map {
      TestLink(
        suite: String($0.1), function: String($0.2), file: String($0.3), line: number)
    }
  }
}

extension Substring {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
    var trimmed = drop(while: isTrimmed)
    while let last = trimmed.last, isTrimmed(last) { trimmed.removeLast() }
    return trimmed
  }
}
