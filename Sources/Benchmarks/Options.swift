// SPDX-License-Identifier: MIT

struct Options {
  /// Strings that select rows by name; if empty, all rows are selected.
  var only: [String] = []
  /// If set, these override the row's numbers.
  var runs: Int?
  var subSteps: Int?
  var printsJSON = false
  var printsNames = false
  var printsHelp = false
  /// The executable to time from start to exit, if there is one.
  var uidyn: String?

  static let help = """
    Usage: Benchmarks [OPTION]…
      --only TEXT       the row with this name, or all rows whose name contains TEXT; repeatable
      --runs N          runs per row; the table shows their median
      --sub-steps N     sub-steps of 1/60 s per run
      --json            print one JSON object per row
      --list            print the names of the rows
      --uidyn PATH      also time this executable from start to exit
    """

  struct Refusal: Error {
    var reason: String
  }

  init(_ arguments: some Sequence<String>) throws(Refusal) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--only": only.append(try value(of: argument, rest.next()))
      case "--runs": runs = try positive(argument, rest.next())
      case "--sub-steps": subSteps = try positive(argument, rest.next())
      case "--json": printsJSON = true
      case "--list": printsNames = true
      case "--help", "-h": printsHelp = true
      case "--uidyn": uidyn = try value(of: argument, rest.next())
      default: throw Refusal(reason: "\(argument) is not an option.")
      }
    }
  }

  private func value(of option: String, _ text: String?) throws(Refusal) -> String {
    guard let text else { throw Refusal(reason: "\(option) needs a value.") }
    return text
  }

  private func positive(_ option: String, _ text: String?) throws(Refusal) -> Int {
    let text = try value(of: option, text)
    guard let number = Int(text), number > 0 else {
      throw Refusal(reason: "\(option) needs a positive whole number, found \(text).")
    }
    return number
  }

  /// The selected rows, with the requested numbers.
  var benchmarks: [Benchmark] {
    Benchmark.all.filter { isChosen($0.name) }.map { row in
      var row = row
      row.runs = runs ?? row.runs
      row.subSteps = subSteps ?? row.subSteps
      return row
    }
  }

  /// Returns true for a row with exactly this name or, if there is no such row, for each row that contains the text.
  private func isChosen(_ name: String) -> Bool {
    only.isEmpty
      || only.contains { text in
        name == text || name.contains(text) && !Benchmark.all.contains { $0.name == text }
      }
  }
}
