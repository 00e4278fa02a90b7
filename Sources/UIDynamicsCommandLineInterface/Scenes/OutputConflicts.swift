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
enum OutputConflicts {
  private struct Endpoint {
    let use: String
    let destination: Destination
    let identity: FileIdentity?

    init(output destination: Destination, _ use: String, _ console: Console) throws(CommandFailure)
    {
      (self.use, self.destination) = (use, destination)
      identity = try console.writing(destination.name, destination.identity(console))
    }

    init(input path: String, _ use: String) throws(CommandFailure) {
      (self.use, destination) = (use, .file(path))
      identity = try reading(inQuotes(path), FileIdentity.of(path: path))
    }
  }

  private struct EndpointIndex {
    private enum Key: Hashable {
      case name(Destination)
      case file(FileIdentity?)
    }

    private var endpoints: [Key: Endpoint] = [:]

    mutating func add(_ endpoint: Endpoint) {
      let (name, file) = (Key.name(endpoint.destination), Key.file(endpoint.identity))
      if endpoints[name] == nil { endpoints[name] = endpoint }
      if endpoint.identity != nil, endpoints[file] == nil { endpoints[file] = endpoint }
    }

    func endpoint(sameAs other: Endpoint) -> Endpoint? {
      if other.destination == .file("/dev/null") { return nil }
      return endpoints[.name(other.destination)] ?? endpoints[.file(other.identity)]
    }
  }

  /// Checks outputs against each other and against inputs; `use` describes inputs that are not scenes.
  static func check(
    _ outputs: [NamedOutput], scenes: [String], inputs: [String],
    thatAre use: String = "which is an input",
    _ console: Console
  ) throws(CommandFailure) {
    var endpoints: [Endpoint] = []
    for output in outputs {
      if let destination = output.destination {
        endpoints.append(try Endpoint(output: destination, output.use, console))
      }
    }
    var (sources, written) = (EndpointIndex(), EndpointIndex())
    for path in scenes + inputs where path != "-" {
      sources.add(try Endpoint(input: path, use))
    }
    for output in endpoints {
      if let source = sources.endpoint(sameAs: output) { throw overwriting(source, output, scenes) }
      if let other = written.endpoint(sameAs: output) {
        throw .usage(
          output.use == other.use
            ? "two scenes would write \(output.use) to \(output.destination.name)"
            : "\(other.use) and \(output.use) would both be written to \(output.destination.name)",
          hint: endpoints[0].destination == .standardOutput && output.destination == .standardOutput
            && endpoints[0].use == "the rows" ? "write the rows to a file with -o FILE" : nil)
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
    _ input: Endpoint, _ output: Endpoint, _ scenes: [String]
  ) -> CommandFailure {
    // A redirected standard output has no name except the input's.
    let name = (output.destination == .standardOutput ? input : output).destination.name
    var failure = CommandFailure.usage(
      scenes.contains { input.destination == .file($0) }
        ? "\(output.use) would overwrite the scene \(name)"
        : "\(output.use) would overwrite \(name), \(input.use)")
    failure.savesInput = true
    return failure
  }
}
