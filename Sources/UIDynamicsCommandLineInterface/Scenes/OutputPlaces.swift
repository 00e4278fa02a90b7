// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct NamedOutput {
  let use: String
  let destination: Destination?

  init(_ use: String, _ destination: Destination?) {
    (self.use, self.destination) = (use, destination)
  }
}

/// Rejects outputs that would overwrite each other or an input.
enum OutputPlaces {
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
  }

  private struct PlaceIndex {
    private var named: [Destination: Place] = [:]
    private var found: [FileIdentity: Place] = [:]

    mutating func add(_ place: Place) {
      if named[place.destination] == nil { named[place.destination] = place }
      if let identity = place.identity, found[identity] == nil { found[identity] = place }
    }

    func place(sameAs other: Place) -> Place? {
      if other.destination == .file("/dev/null") { return nil }
      return named[other.destination] ?? other.identity.flatMap { found[$0] }
    }
  }

  /// Checks outputs against each other and against inputs; `use` describes inputs that are not scenes.
  static func check(
    _ outputs: [NamedOutput], scenes: [String], inputs: [String],
    thatAre use: String = "which is an input",
    _ console: Console
  ) throws(CommandFailure) {
    var places: [Place] = []
    for output in outputs {
      if let destination = output.destination {
        places.append(try Place(output: destination, output.use, console))
      }
    }
    var (sources, written) = (PlaceIndex(), PlaceIndex())
    for path in scenes + inputs where path != "-" {
      sources.add(try Place(input: path, use, console))
    }
    for output in places {
      if let source = sources.place(sameAs: output) { throw overwriting(source, output, scenes) }
      if let other = written.place(sameAs: output) {
        throw .usage(
          output.use == other.use
            ? "two scenes would write \(output.use) to \(output.destination.name)"
            : "\(other.use) and \(output.use) would both be written to \(output.destination.name)",
          hint: places[0].destination == .standardOutput && output.destination == .standardOutput
            && places[0].use == "the rows" ? "write the rows to a file with -o FILE" : nil)
      }
      written.add(output)
    }
  }

  static func check(
    _ output: Destination, _ inputs: [String], _ console: Console
  ) throws(CommandFailure) {
    try check([NamedOutput("the output", output)], scenes: [], inputs: inputs, console)
  }

  /// Checks outputs against the recordings of a scene.
  ///
  /// A recording can be missing, or empty because a shell created it for `>`.
  static func check(
    _ outputs: [NamedOutput], recordingsOf scene: Scene, at path: String, _ console: Console
  ) throws(CommandFailure) {
    try check(
      outputs, scenes: [],
      inputs: RecordingFiles.files(of: scene, at: path).filter {
        (try? FileStatus.of($0)?.size).map { $0 > 0 } ?? false
      },
      thatAre: "a recording the scene must match", console)
    try check(
      outputs, scenes: [], inputs: RecordingFiles.touchFiles(of: scene, at: path),
      thatAre: "a recording of touches", console)
  }

  private static func overwriting(
    _ input: Place, _ output: Place, _ scenes: [String]
  ) -> CommandFailure {
    // A redirected standard output has only the input's name.
    let name = (output.destination == .standardOutput ? input : output).destination.name
    var failure = CommandFailure.usage(
      scenes.contains { input.destination == .file($0) }
        ? "\(output.use) would overwrite the scene \(name)"
        : "\(output.use) would overwrite \(name), \(input.use)")
    failure.savesInput = true
    return failure
  }
}
