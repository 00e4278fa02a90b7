// SPDX-License-Identifier: MIT

struct Flag: Sendable {
  enum ID: CaseIterable, Sendable {
    case format, output, events, summary, log
    case columns, items, every, from, to, wide
    case set, merge, timeLimit, requireStasis, noExpect, limit
    case level, tolerance, absolute, relative, ticks, align
    case update, jobs, reporter
    case form, fromStart, trim, small, prefix
    case view, at, ghosts, size, plain, recorded, frames
    case vary, cases, plan, metric, best
    case runs, minimize
    case like, list
    case host, port, man, markdown, strict, quiet, color, help, version
  }

  enum Value: Sendable {
    case none
    /// The placeholder that the help shows.
    case text(String)
    /// Separated by commas.
    case list(of: String)
    case choice([String])
  }

  enum Group: String, CaseIterable, Sendable {
    case output = "Output"
    case rows = "Rows"
    case picture = "Drawing"
    case scene = "Scene"
    case cases = "Cases"
    case search = "Search"
    case run = "Run"
    case comparison = "Comparison"
    case goldens = "Goldens"
    case messages = "Messages"
    case advanced = "Advanced"
  }

  struct Wording: Sendable {
    var value: Value
    var summary: String
    var group: Group?
  }

  let id: ID
  let name: String
  var shortName: String?
  var value = Value.none
  var mayRepeat = false
  var group: Group
  var summary: String

  var names: [String] { shortName.map { [$0, name] } ?? [name] }

  var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  func worded(_ wording: Wording?) -> Flag {
    guard let wording else { return self }
    var flag = self
    (flag.value, flag.summary) = (wording.value, wording.summary)
    flag.group = wording.group ?? group
    return flag
  }

  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let name): name
    case .list(let name): "\(name),…"
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
