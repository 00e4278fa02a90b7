// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// A place that something is written to, if it is, by what it is for.
struct NamedOutput {
  let use: String
  let destination: Destination?

  init(_ use: String, _ destination: Destination?) {
    (self.use, self.destination) = (use, destination)
  }
}

/// Refuses outputs that would overwrite one another, or what is read.
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

    init(input path: String, _ use: String, _ console: Console) throws(CommandFailure) {
      (self.use, destination) = (use, .file(path))
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

  /// The outputs by what they are for, and the paths of what they must not overwrite, with what is said of
  /// those that are no scenes.
  static func check(
    _ outputs: [NamedOutput], scenes: [String], inputs: [String],
    thatAre use: String = "which is read",
    _ console: Console
  ) throws(CommandFailure) {
    var places: [Place] = []
    for output in outputs {
      if let destination = output.destination {
        places.append(try Place(output: destination, output.use, console))
      }
    }
    let sources = try self.inputs(scenes + inputs, use, console)
    for (number, output) in places.enumerated() {
      if let source = sources.first(where: output.isSame) {
        throw overwriting(source, output, scenes)
      }
      for other in places[..<number] where output.isSame(as: other) {
        throw .usage(
          output.use == other.use
            ? "two scenes would write \(output.use) to \(output.destination.name)"
            : "\(other.use) and \(output.use) would both go to \(output.destination.name)",
          hint: places[0].destination == .standardOutput && output.destination == .standardOutput
            && places[0].use == "the rows" ? "-o FILE gives the rows a place of their own" : nil)
      }
    }
  }

  /// Throws if the only output of a command would take the place of what is read.
  static func check(
    _ output: Destination, _ inputs: [String], _ console: Console
  ) throws(CommandFailure) {
    try check([NamedOutput("the output", output)], scenes: [], inputs: inputs, console)
  }

  /// Throws if an output would replace a recording of the scene; a missing one to be matched may be made.
  static func check(
    _ outputs: [NamedOutput], recordingsOf scene: Scene, at path: String, _ console: Console
  ) throws(CommandFailure) {
    try check(
      outputs, scenes: [],
      inputs: MatchRecordings.files(of: scene, at: path).filter { Folder.exists($0) },
      thatAre: "which the scene has to match", console)
    try check(
      outputs, scenes: [], inputs: TouchRecordings.files(of: scene, at: path),
      thatAre: "which has touches of the scene", console)
  }

  private static func inputs(
    _ paths: [String], _ use: String, _ console: Console
  ) throws(CommandFailure) -> [Place] {
    var places: [Place] = []
    for path in paths where path != "-" { places.append(try Place(input: path, use, console)) }
    return places
  }

  private static func overwriting(
    _ input: Place, _ output: Place, _ scenes: [String]
  ) -> CommandFailure {
    // What a shell has put behind standard output has no name but that of what is read.
    let name = (output.destination == .standardOutput ? input : output).destination.name
    var failure = CommandFailure.usage(
      scenes.contains { input.destination == .file($0) }
        ? "\(output.use) would overwrite the scene \(name)"
        : "\(output.use) would overwrite \(name), \(input.use)")
    failure.savesInput = true
    return failure
  }
}
