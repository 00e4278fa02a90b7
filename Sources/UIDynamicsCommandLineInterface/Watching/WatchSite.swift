// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Serves the paths after the token: the page, the scene, events, warnings, and a scene to save.
struct WatchSite {
  let scene: WatchedScene
  private let page: [UInt8]

  /// `engine` is embedded in the page.
  init(_ scene: WatchedScene, engine: [UInt8]) {
    self.scene = scene
    var buffer = ByteBuffer()
    PlayerPage.watch(engine: engine).write(to: &buffer)
    page = buffer.bytes
  }

  func answer(
    _ method: HTTPRequest.Method, _ path: String, _ request: HTTPRequest
  ) -> HTTPAnswer {
    do throws(HTTPFault) {
      switch (path, method) {
      case ("", .get): return HTTPAnswer(.ok, "text/html; charset=utf-8", page)
      case ("scene", .get): return HTTPAnswer(.ok, "application/json", scene.json)
      case ("events", .get): return .events
      case ("save", .post): return try save(message(in: request))
      case ("warnings", .post):
        let text = scene.warnings(try message(in: request).settings)
        return HTTPAnswer(.ok, "text/plain; charset=utf-8", Array(text.utf8))
      case ("", .post), ("scene", .post), ("events", .post), ("save", .get), ("warnings", .get):
        throw HTTPFault(.methodNotAllowed, "\(method.rawValue) is not allowed here")
      case (_, .get), (_, .post): throw HTTPFault(.notFound, "not found")
      }
    } catch {
      return HTTPAnswer(error)
    }
  }

  /// `{"generation":3,"text":"…","files":{"hand.csv":"…"}}` or `{"values":{"name":"text"}}`.
  private func message(in request: HTTPRequest) throws(HTTPFault) -> PageMessage {
    do throws(SceneOverrideFault) {
      return try PageMessage(request.body)
    } catch {
      throw HTTPFault(.badRequest, error.message)
    }
  }

  private func save(_ message: PageMessage) -> HTTPAnswer {
    var failure: String?
    do throws(CommandFailure) {
      try scene.save(message)
      scene.refresh()
    } catch {
      failure = [error.message ?? "it was interrupted", error.hint].compactMap { $0 }
        .joined(separator: "; ")
    }
    let answer = JSONTree.object([
      ("failure", JSONTree(failure)), ("generation", .number(Double(scene.generation))),
    ])
    return HTTPAnswer(failure == nil ? .ok : .conflict, "application/json", answer.bytes)
  }
}
