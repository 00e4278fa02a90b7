// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory
internal import UIDynamicsWeb

struct WatchSite {
  let scene: WatchedScene

  func answer(
    _ method: HTTPRequest.Method, _ path: String, _ request: HTTPRequest,
    hasLeft: @escaping () -> Bool
  ) -> HTTPAnswer {
    do throws(HTTPFault) {
      switch (path, method) {
      case ("", .get): return HTTPAnswer(.ok, "text/html; charset=utf-8", WatchPage.bytes)
      case ("run", .get):
        return json(scene.play(request.query.map(SceneSetting.init), hasLeft: hasLeft))
      case ("advice", .get): return json(scene.advise(request.query.map(SceneSetting.init)))
      case ("events", .get): return .events
      case ("write", .post): return try write(request)
      case ("", .post), ("run", .post), ("advice", .post), ("events", .post), ("write", .get):
        throw HTTPFault(.methodNotAllowed, "\(method.rawValue) is not what is done here")
      case (_, .get), (_, .post): throw HTTPFault(.notFound, "there is nothing here")
      }
    } catch {
      return HTTPAnswer(error)
    }
  }

  private func json(_ bytes: [UInt8]) -> HTTPAnswer { HTTPAnswer(.ok, "application/json", bytes) }

  private func written(_ count: Int, _ status: HTTPStatus, _ failure: String?) -> HTTPAnswer {
    let answer = JSONTree.object([
      ("written", .number(Double(count))), ("failure", JSONTree(failure)),
      ("generation", .number(Double(scene.generation))),
    ])
    return HTTPAnswer(status, "application/json", answer.bytes)
  }

  /// The body is, for example, `{"generation":3,"values":{"elasticity":"0.5"}}`, with values as in `--set`.
  private func write(_ request: HTTPRequest) throws(HTTPFault) -> HTTPAnswer {
    let wish: WriteWish
    do throws(SceneOverrideFault) {
      wish = try WriteWish(request.body)
    } catch {
      throw HTTPFault(.badRequest, error.message)
    }
    do throws(CommandFailure) {
      try scene.write(wish.settings, generation: wish.generation)
    } catch {
      let words = [error.message ?? "it was interrupted", error.hint].compactMap { $0 }
      return written(0, .conflict, words.joined(separator: "; "))
    }
    scene.look()
    return written(wish.settings.count, .ok, nil)
  }
}

extension SceneSetting {
  fileprivate init(_ pair: (name: String, value: String)) {
    self.init(name: pair.name, text: pair.value)
  }
}
