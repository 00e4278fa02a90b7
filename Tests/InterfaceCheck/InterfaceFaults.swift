// SPDX-License-Identifier: MIT

/// The contradictions between the pages and the public interface, one sentence each.
struct InterfaceFaults {
  let page: ParityPage
  let symbols: [SymbolGraph.Symbol]
  /// Reads a file named by the page; `nil` if the file does not exist.
  let text: (String) -> String?
  /// The number of rows that describe behaviors.
  let rowCount: Int

  var sentences: [String] {
    page.faults + missing + stale + repeated + unexplained + undocumented + untested + deadLinks
  }

  /// Symbols that are public but not on the page.
  private var missing: [String] {
    let listed = Set(page.entries.map(\.name))
    return unique(symbols.map(\.name)).filter { !listed.contains($0) }.map {
      "\($0) is public, but the page does not list it. Add a row, or make it package."
    }
  }

  /// Entries for symbols that are not public, or that are public although the page calls them absent.
  private var stale: [String] {
    let existing = Set(symbols.map(\.name))
    return page.entries.compactMap { entry in
      switch (entry.state, existing.contains(entry.name)) {
      case (.absent, true):
        "line \(entry.line): \(entry.name) is called absent, but it is public. Say what it does."
      case (.done, false), (.differs, false), (.ours, false):
        "line \(entry.line): \(entry.name) is listed as \(entry.state), but it does not exist. "
          + "Remove it, or call it absent."
      default: nil
      }
    }
  }

  private var repeated: [String] {
    var first: [String: Int] = [:]
    return page.entries.compactMap { entry in
      guard let line = first.updateValue(first[entry.name] ?? entry.line, forKey: entry.name)
      else { return nil }
      return "line \(entry.line): \(entry.name) is listed already in line \(line). Remove one."
    }
  }

  /// Entries that differ or are absent, without a reason.
  private var unexplained: [String] {
    page.entries.filter { $0.remark.isEmpty && ($0.state == .differs || $0.state == .absent) }.map {
      "line \($0.line): \($0.name) is listed as \($0.state) without a word. Say how, or why."
    }
  }

  private var undocumented: [String] {
    symbols.filter { !$0.isDocumented }.map { symbol in
      let location = symbol.file.flatMap { $0.split(separator: "/").last }.map { " in \($0)" } ?? ""
      return "\(symbol.name)\(location) is public without a docstring. Write one."
    }
  }

  /// Behaviors without a test.
  private var untested: [String] {
    guard rowCount > 0 else { return [] }
    return (1...rowCount).filter { !page.testedRows.contains($0) }.map {
      "Row \($0) of the behaviors names no test. Link one."
    }
  }

  private var deadLinks: [String] {
    page.tests.compactMap { link in
      guard let text = text(link.file) else {
        return "line \(link.line): there is no file \(link.file)."
      }
      if Self.holds(link, text) { return nil }
      return "line \(link.line): \(link.file) holds no test \(link.suite).\(link.function). "
        + "Name one that it holds."
    }
  }

  /// Returns `true` if the text declares the suite, and declares the function directly after a test attribute.
  private static func holds(_ link: ParityPage.TestLink, _ text: String) -> Bool {
    guard text.contains("struct \(link.suite) {") || text.contains("class \(link.suite) {"),
      let function = text.firstRange(of: "func \(link.function)("),
      let attribute = text[..<function.lowerBound].ranges(of: "@Test").last
    else { return false }
    return !text[attribute.upperBound..<function.lowerBound].contains("func ")
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
