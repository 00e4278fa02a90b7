// SPDX-License-Identifier: MIT

// Compares the pages about UIKit with the public symbols of the modules (`make api`).
// Usage: InterfaceCheck PAGE… GRAPH…, where the name of a page ends with .md

import Foundation

let arguments = CommandLine.arguments.dropFirst()
let paths = arguments.filter { $0.hasSuffix(".md") }
let graphPaths = arguments.filter { !$0.hasSuffix(".md") }
guard !paths.isEmpty, !graphPaths.isEmpty else {
  print("usage: InterfaceCheck PAGE… GRAPH…")
  exit(2)
}

/// The concatenated pages, with links relative to the current folder, and the source of each line.
var text = ""
var locations: [String] = []
for path in paths {
  let page = try String(contentsOfFile: path, encoding: .utf8)
  let count = page.split(separator: "\n", omittingEmptySubsequences: false).count
  locations += (1...count).map { "\(path):\($0)" }
  let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
  text += page.replacing(/\(([^()]+\.swift)\)/) { "(\(folder)\($0.1))" } + "\n"
}
let page = ParityPage(text)
let graphs = try graphPaths.map { try SymbolGraph(contentsOf: $0) }
let faults = InterfaceFaults(
  page: page, symbols: graphs.flatMap(\.symbols),
  text: { try? String(contentsOfFile: $0, encoding: .utf8) },
  rowCount: ParityPage.behaviorCount
).sentences

for sentence in faults {
  print(sentence.replacing(/line ([0-9]+)/) { Int($0.1).map { locations[$0 - 1] } ?? "\($0.0)" })
}
if faults.isEmpty {
  let names = paths.joined(separator: ", ")
  print("\(names) agree with \(graphs.flatMap(\.symbols).count) public declarations.")
}
exit(faults.isEmpty ? 0 : 1)
