// SPDX-License-Identifier: MIT

/// Refuses outputs that would overwrite one another, or the scene.
enum OutputPlaces {
  static func check(_ options: RunOptions, _ console: Console) throws(CommandFailure) {
    let outputs: [(use: String, destination: Destination)] = [
      ("the rows", options.rows), ("--events", options.events), ("--summary", options.summary),
      ("--log", options.log),
    ].compactMap { use, destination in destination.map { (use, $0) } }
    for (number, output) in outputs.enumerated() {
      if options.scene != "-", areSame(output.destination, .file(options.scene), console) {
        throw .usage("\(output.use) would overwrite the scene \(output.destination.name)")
      }
      for path in options.changes.overlays
      where path != "-" && areSame(output.destination, .file(path), console) {
        throw .usage("\(output.use) would overwrite \(output.destination.name), which is merged")
      }
      for other in outputs[..<number]
      where areSame(output.destination, other.destination, console) {
        throw .usage(
          "\(other.use) and \(output.use) would both go to \(output.destination.name)",
          hint: options.rows == .standardOutput && output.destination == .standardOutput
            ? "-o FILE gives the rows a place of their own" : nil)
      }
    }
  }

  private static func areSame(_ a: Destination, _ b: Destination, _ console: Console) -> Bool {
    if a == b { return a != .file("/dev/null") }
    guard let place = a.identity(console) else { return false }
    return place == b.identity(console)
  }
}
