// SPDX-License-Identifier: MIT

/// Refuses outputs that would overwrite one another, or the scene.
enum OutputPlaces {
  /// A name and the file that it leads to, looked at once.
  private struct Place {
    let use: String
    let destination: Destination
    let identity: FileIdentity?

    init(output destination: Destination, _ use: String, _ console: Console) throws(CommandFailure)
    {
      (self.use, self.destination) = (use, destination)
      do throws(SystemError) {
        identity = try destination.identity(console)
      } catch {
        throw .output(destination.name, error, console)
      }
    }

    init(input path: String, _ console: Console) throws(CommandFailure) {
      (use, destination) = ("", .file(path))
      do throws(SystemError) {
        identity = try destination.identity(console)
      } catch {
        throw .input(destination.name, error)
      }
    }

    func isSame(as other: Place) -> Bool {
      if destination == other.destination { return destination != .file("/dev/null") }
      return identity != nil && identity == other.identity
    }
  }

  static func check(_ all: [RunOptions], _ console: Console) throws(CommandFailure) {
    var outputs: [Place] = []
    var inputs: [Place] = []
    for options in all {
      outputs += try self.outputs(options, console)
      inputs += try self.inputs(options, console)
    }
    for (number, output) in outputs.enumerated() {
      if let input = inputs.first(where: output.isSame) {
        throw overwriting(input, output, all)
      }
      for other in outputs[..<number] where output.isSame(as: other) {
        throw .usage(
          output.use == other.use
            ? "two scenes would write \(output.use) to \(output.destination.name)"
            : "\(other.use) and \(output.use) would both go to \(output.destination.name)",
          hint: output.destination == .standardOutput && all[0].rows == .standardOutput
            ? "-o FILE gives the rows a place of their own" : nil)
      }
    }
  }

  /// The same for a command with one output, which must not take the place of what is read.
  static func check(
    _ output: Destination, _ inputs: [String], _ console: Console
  ) throws(CommandFailure) {
    let place = try Place(output: output, "the output", console)
    for path in inputs where path != "-" {
      if place.isSame(as: try Place(input: path, console)) {
        throw .usage("the output would overwrite \(place.destination.name), which is read")
      }
    }
  }

  private static func outputs(
    _ options: RunOptions, _ console: Console
  ) throws(CommandFailure) -> [Place] {
    var places = [try Place(output: options.rows, "the rows", console)]
    for (use, destination) in [
      ("--events", options.events), ("--summary", options.summary), ("--log", options.log),
    ] {
      if let destination { places.append(try Place(output: destination, use, console)) }
    }
    return places
  }

  private static func inputs(
    _ options: RunOptions, _ console: Console
  ) throws(CommandFailure) -> [Place] {
    var places: [Place] = []
    for path in [options.scene] + options.changes.overlays where path != "-" {
      places.append(try Place(input: path, console))
    }
    return places
  }

  private static func overwriting(
    _ input: Place, _ output: Place, _ all: [RunOptions]
  ) -> CommandFailure {
    let name = output.destination.name
    return .usage(
      all.contains { input.destination == .file($0.scene) }
        ? "\(output.use) would overwrite the scene \(name)"
        : "\(output.use) would overwrite \(name), which is merged")
  }
}
