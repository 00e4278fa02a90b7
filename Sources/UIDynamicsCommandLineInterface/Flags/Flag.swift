// SPDX-License-Identifier: MIT

/// An option as the flag table describes it; parsing, help and hints all read this.
struct Flag: Sendable {
  /// What an option is called inside the tool.
  enum ID: CaseIterable, Sendable {
    case format, output, outputFolder, events, summary, log
    case columns, items, every, from, to, wide, crlf
    case set, merge, timeLimit, requireStasis, noExpect, limit
    case level, tolerance, absolute, relative, ticks, align
    case goldens, update, jobs, reporter
    case form, item, fromStart, compact, trim
    case view, at, ghosts, size, plain, noContacts, recorded, frames
    case vary, zip, cases, shard, plan, resume, metric, best
    case runs, minimize, trace
    case port, man, strict, timing, quiet, color, help, version
  }

  /// What stands behind the name.
  enum Value: Sendable {
    case none
    /// Any text, shown in the help under this name.
    case text(String)
    /// Any texts with commas between them, each shown under this name.
    case list(of: String)
    /// One of these words.
    case choice([String])
  }

  /// The heading under which the help lists the option.
  enum Group: String, CaseIterable, Sendable {
    case output = "Output"
    case rows = "Rows"
    case picture = "Picture"
    case scene = "Scene"
    case cases = "Cases"
    case search = "Search"
    case run = "Run"
    case comparison = "Comparison"
    case goldens = "Goldens"
    case messages = "Messages"
  }

  /// What an option is called in the help of one command.
  struct Wording: Sendable {
    var value: Value
    var summary: String
    var group: Group?
  }

  let id: ID
  /// The name with its dashes.
  let name: String
  /// A name of one letter, with its dash.
  var shortName: String?
  var value = Value.none
  var mayRepeat = false
  var group: Group
  /// One sentence for the help, the default included.
  var summary: String

  var names: [String] { shortName.map { [$0, name] } ?? [name] }

  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  /// The flag as a command words it.
  func worded(_ wording: Wording?) -> Flag {
    guard let wording else { return self }
    var flag = self
    (flag.value, flag.summary) = (wording.value, wording.summary)
    flag.group = wording.group ?? group
    return flag
  }

  /// What the help shows behind the name.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let name): name
    case .list(let name): "\(name),…"
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
