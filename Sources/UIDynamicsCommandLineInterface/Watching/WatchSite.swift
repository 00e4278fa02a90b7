// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The addresses after the token: the page, the scene, events, and a scene to save.
struct WatchSite {
  let scene: WatchedScene
  private let page: [UInt8]

  /// Takes the engine for the page.
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
      case ("save", .post): return try save(request)
      case ("", .post), ("scene", .post), ("events", .post), ("save", .get):
        throw HTTPFault(.methodNotAllowed, "\(method.rawValue) is not allowed here")
      case (_, .get), (_, .post): throw HTTPFault(.notFound, "not found")
      }
    } catch {
      return HTTPAnswer(error)
    }
  }

  /// `{"generation":3,"text":"…","files":{"hand.csv":"…"}}`.
  private func save(_ request: HTTPRequest) throws(HTTPFault) -> HTTPAnswer {
    let message: PageMessage
    do throws(SceneOverrideFault) {
      message = try PageMessage(request.body)
    } catch {
      throw HTTPFault(.badRequest, error.message)
    }
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
