// SPDX-License-Identifier: MIT

import Foundation

/// A terminal session in a page: commands and their output.
struct Transcript {
  struct Entry {
    var command: String
    var output: [String] = []
  }

  private(set) var entries: [Entry] = []

  init(_ lines: [String]) {
    for line in lines {
      if line.hasPrefix("$ ") {
        entries.append(Entry(command: String(line.dropFirst(2))))
      } else if !entries.isEmpty {
        entries[entries.count - 1].output.append(line)
      }
    }
  }
}

extension Transcript.Entry {
  /// Returns the command; for `make run`, returns the command that the Makefile runs after the build.
  func expanded() throws -> String {
    guard command == "make run" else { return command }
    let makefile = try Repository.text("Makefile").components(separatedBy: "\n")
    let recipe = makefile.drop { !$0.hasPrefix("run:") }.dropFirst(2).first ?? ""
    return recipe.trimmingCharacters(in: .whitespaces.union(["@"]))
      .replacing("$(BINARY)", with: "uidyn")
  }

  /// Returns the first difference between the actual output and the output on the page, if any.
  ///
  /// The parts between ellipses must follow each other. The first part must match at the start, the last part at the end,
  /// and each of the others at the first position where it matches.
  func difference(from actual: String) -> String? {
    var lines = actual.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    var parts = output.split(separator: "…", omittingEmptySubsequences: false).map(Array.init)
    if parts.count < 2 { return FirstDifference(output, lines)?.description }

    let first = parts.removeFirst()
    if let difference = FirstDifference(first, Array(lines.prefix(first.count))) {
      return difference.description
    }
    var rest = lines.dropFirst(first.count)
    let last = parts.removeLast()
    for part in parts {
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) else {
        return "not found behind line \(rest.startIndex): \(part.first ?? "")"
      }
      rest = rest[(start + part.count)...]
    }
    let end = Array(rest.suffix(last.count))
    return FirstDifference(last, end).map { "at the end, \($0)" }
  }
}
