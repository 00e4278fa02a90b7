// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

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
      throw .usage("standard input cannot be watched", hint: "a scene in a file can")
    }
    let timeLimit = try arguments.duration(.timeLimit)
    let port = try port(arguments)
    // A missing scene is more likely a typo than a file yet to be created.
    let loading = try SceneInput.load(
      path, rule: .regular, changes, recordings: .thoseThere, isDrawn: true, console)
    messages.show(loading)
    var run = loading.scene?.run
    try run?.apply(timeLimit: timeLimit, changes.limits)
    let scene = WatchedScene(
      path, changes, timeLimit: timeLimit, view: arguments.pictureView, console)
    let server = try server(port, console)
    console.watchSignals()
    try announce(server, console)
    messages.remark("watching \(path); Ctrl-C ends")
    try serve(server, scene, console)
    throw .ended(by: .signal(console.pendingSignal() ?? 0))
  }

  private static func port(_ arguments: Arguments) throws(CommandFailure) -> UInt16 {
    guard let text = arguments[.port] else { return 0 }
    guard let number = Arguments.wholeNumber(text), let port = UInt16(exactly: number), port > 0
    else { throw Arguments.wrongValue(text, of: .port, "it takes a number from 1 to 65535") }
    return port
  }

  private static func server(
    _ port: UInt16, _ console: Console
  ) throws(CommandFailure) -> LocalServer {
    do throws(SystemError) {
      return try LocalServer(port: port, console)
    } catch {
      throw CommandFailure(
        exitCode: .output, message: "cannot listen on 127.0.0.1:\(port): \(error.reason)",
        hint: port == 0 ? nil : "without --port the system chooses one that is free")
    }
  }

  private static func announce(
    _ server: LocalServer, _ console: Console
  ) throws(CommandFailure) {
    var buffer = ByteBuffer()
    buffer.append(server.address + "\n")
    do throws(SystemError) {
      try buffer.withUnsafeBytes(console.writeOutput)
    } catch {
      throw .output("standard output", error, console)
    }
  }

  private static func serve(
    _ server: LocalServer, _ scene: WatchedScene, _ console: Console
  ) throws(CommandFailure) {
    let site = WatchSite(scene: scene)
    do throws(SystemError) {
      var told = scene.generation
      while console.pendingSignal() == nil {
        try server.turn(milliseconds: interval, site.answer)
        scene.look()
        // Playing or saving can also detect a change.
        if scene.generation != told { server.publish("change", "\(scene.generation)") }
        told = scene.generation
      }
    } catch {
      throw CommandFailure(exitCode: .output, message: "the server failed: \(error.reason)")
    }
  }
}
