// SPDX-License-Identifier: MIT

// Compares docs/uikit-parity.md with what the modules offer: `make api`.
// Usage: InterfaceCheck PAGE GRAPH…

import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, arguments.count > 1 else {
  print("usage: InterfaceCheck PAGE GRAPH…")
  exit(2)
}

let page = ParityPage(try String(contentsOfFile: path, encoding: .utf8))
let graphs = try arguments.dropFirst().map { try SymbolGraph(contentsOf: $0) }
let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
let faults = InterfaceFaults(
  page: page, symbols: graphs.flatMap(\.symbols),
  text: { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) },
  rowCount: ParityPage.behaviorCount
).sentences

for sentence in faults { print("\(path): \(sentence)") }
if faults.isEmpty {
  print("\(path) agrees with \(graphs.flatMap(\.symbols).count) public declarations.")
}
exit(faults.isEmpty ? 0 : 1)
