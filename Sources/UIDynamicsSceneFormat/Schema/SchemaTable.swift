// SPDX-License-Identifier: MIT

/// A kind of object as a table of text, which takes less memory and compile time than calls.
///
/// The first line is a noun, and the second can be an example. The others have columns between `|`:
///
/// - `key | kind, modifiers | default | description`; without a default, `key | kind, modifiers | description`
/// - `| word | description`: one of the `words` of the key above
/// - `exactly one | keys | other keys` or `at most one | …`; `?` marks optional keys of an alternative
/// - `cases | selector | default word`, followed by `| word | noun | needed keys | accepted keys | ignored keys`,
///   and possibly an example, for each word
struct SchemaTable {
  let noun: String
  private(set) var example: String?
  private(set) var keys: [SchemaKey] = []
  private(set) var rules: [SchemaRule] = []
  private(set) var cases: SchemaCases?

  init(_ lines: [String]) {
    noun = lines[0]
    var next = 1
    while next < lines.count {
      let line = lines[next]
      next += 1
      if line.hasPrefix("{") {
        example = line
        continue
      }
      let first = next
      while next < lines.count, lines[next].hasPrefix("|") || lines[next].hasPrefix("{") {
        next += 1
      }
      add(Self.parts(of: line, at: "|"), lines[first..<next])
    }
    keys.append(.comment)
  }

  static func lines(of text: String) -> [String] { parts(of: text, at: "\n") }

  /// Splits a text and trims spaces, much faster than `split`, because the tables are read at every start.
  static func parts(of text: String, at separator: Unicode.Scalar) -> [String] {
    if text.isEmpty { return [] }
    var (parts, text) = ([String](), text)
    let (separator, space) = (UInt8(ascii: separator), ASCII.space)
    text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      let count = bytes.count
      var (start, end) = (0, 0)
      while end <= count {
        if end == count || base[end] == separator {
          var (lower, upper) = (start, end)
          while lower < upper, base[lower] == space { lower += 1 }
          while lower < upper, base[upper - 1] == space { upper -= 1 }
          let part = UnsafeBufferPointer(start: base + lower, count: upper - lower)
          parts.append(String(decoding: part, as: UTF8.self))
          start = end + 1
        }
        end += 1
      }
    }
    return parts
  }

  private mutating func add(_ columns: [String], _ details: ArraySlice<String>) {
    var rows: [[String]] = []
    for detail in details { rows.append(Self.parts(of: detail, at: "|")) }
    switch columns[0] {
    case "exactly one", "at most one":
      let alternatives = columns.dropFirst().map {
        SchemaAlternative(Self.parts(of: $0, at: " "), in: keys)
      }
      rules.append(SchemaRule(alternatives: alternatives, needsOne: columns[0] == "exactly one"))
    case "cases":
      cases = SchemaCases(columns, rows, in: keys)
    default:
      keys.append(SchemaKey(columns, rows.map { SchemaWord($0[1], $0[2]) }))
    }
  }
}
