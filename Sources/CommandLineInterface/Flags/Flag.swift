// SPDX-License-Identifier: MIT

/// An option as the flag table describes it; parsing, help and hints all read this.
struct Flag: Sendable {
  /// What an option is called inside the tool.
  enum ID: CaseIterable, Sendable {
    case format, output, events, summary, log
    case columns, items, every, from, to, wide, crlf
    case set, merge, timeLimit, requireStasis, noExpect, limit
    case level, tolerance, absolute, relative, ticks, align
    case goldens, update, jobs, reporter
    case vary, zip, cases, shard, plan, resume, metric, best
    case runs, trace
    case man, quiet, color, help, version
  }

  /// What stands behind the name.
  enum Value: Sendable {
    case none
    /// Any text, shown in the help under this name.
    case text(String)
    /// One of these words.
    case choice([String])
  }

  /// The heading under which the help lists the option.
  enum Group: String, CaseIterable, Sendable {
    case output = "Output"
    case rows = "Rows"
    case scene = "Scene"
    case cases = "Cases"
    case search = "Search"
    case run = "Run"
    case comparison = "Comparison"
    case goldens = "Goldens"
    case messages = "Messages"
  }

  let id: ID
  /// The name with its dashes.
  let name: String
  /// A name of one letter, with its dash.
  var shortName: String?
  var value = Value.none
  var mayRepeat = false
  let group: Group
  /// One sentence for the help, the default included.
  let summary: String

  var names: [String] { shortName.map { [$0, name] } ?? [name] }

  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  /// What the help shows behind the name.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let name): name
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
