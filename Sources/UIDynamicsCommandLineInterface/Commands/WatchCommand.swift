// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// `uidyn watch SCENE`: a page that runs the scene again after every save and slider change.
enum WatchCommand {
  /// The polling interval of the files, in ms.
  private static let interval: Int32 = 100

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let path = arguments.operands[0]
    var changes = try SceneChanges(arguments)
    // A server must not block on a pipe.
    changes.rule = .regular
    if ([path] + changes.overlays).contains("-") {
      throw .usage("cannot watch standard input", hint: "save the scene to a file")
    }
    let timeLimit = try arguments.duration(.timeLimit)
    let (host, port) = (try host(arguments), try port(arguments))
    // A missing scene is more likely a typo than a file that will be written later.
    let loading = try SceneInput.load(
      path, rule: .regular, changes, recordings: .thoseThere, isDrawn: true, console)
    messages.show(loading)
    var run = loading.scene?.run
    try run?.apply(timeLimit: timeLimit, changes.limits)
    guard let engine = PageEngine.module() else {
      throw .usage(
        "this build of uidyn lacks the engine that \"watch\" needs",
        hint: "build with make release, because swift build omits it")
    }
    let scene = WatchedScene(
      path, changes, timeLimit: timeLimit, view: arguments.pictureView, console)
    let server = try server(host, port, console)
    console.watchSignals()
    try announce(server, console)
    messages.remark("watching \(path); press Ctrl-C to stop")
    try serve(server, WatchSite(scene, engine: engine), console)
    throw .ended(by: .signal(console.pendingSignal() ?? 0))
  }

  private static func port(_ arguments: Arguments) throws(CommandFailure) -> UInt16 {
    UInt16(try arguments.integer(.port, in: 1...65535, "use a number from 1 to 65535") ?? 0)
  }

  private static func host(_ arguments: Arguments) throws(CommandFailure) -> String {
    guard let text = arguments[.host] else { return ServerSocket.loopback }
    if ServerSocket.isAddress(text), text != "0.0.0.0" { return text }
    throw Arguments.wrongValue(
      text, of: .host, "use an IPv4 address of this machine, such as 192.168.1.20")
  }

  private static func server(
    _ host: String, _ port: UInt16, _ console: Console
  ) throws(CommandFailure) -> LocalServer {
    do throws(SystemError) {
      return try LocalServer(host: host, port: port, console)
    } catch {
      throw CommandFailure(
        exitCode: .output, message: "cannot listen on \(host):\(port): \(error.reason)",
        hint: port == 0 ? nil : "omit --port to use any free port")
    }
  }

  private static func announce(
    _ server: LocalServer, _ console: Console
  ) throws(CommandFailure) {
    var buffer = ByteBuffer()
    buffer.append(server.address + "\n")
    try console.writing("standard output", buffer.withUnsafeBytes(console.writeOutput))
  }

  private static func serve(
    _ server: LocalServer, _ site: WatchSite, _ console: Console
  ) throws(CommandFailure) {
    let scene = site.scene
    do throws(SystemError) {
      var published = scene.generation
      while console.pendingSignal() == nil {
        try server.serve(milliseconds: interval, site.answer)
        scene.refresh()
        // Reading or saving the scene may also have detected a change.
        if scene.generation != published { server.publish("change", "\(scene.generation)") }
        published = scene.generation
      }
    } catch {
      throw CommandFailure(exitCode: .output, message: "the server failed: \(error.reason)")
    }
  }
}
