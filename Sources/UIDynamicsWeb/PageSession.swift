// SPDX-License-Identifier: MIT

package import UIDynamicsPicture
internal import UIDynamicsSceneAdvice
package import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A scene in a page: its runs, and the interactive run.
package final class PageSession {
  /// The scene's text, including recorded strokes.
  package private(set) var text: [UInt8]
  private let name: String
  private var loading: SceneLoading
  private var settings: [SceneSetting] = []
  private var live: LiveRun?

  package init(_ text: [UInt8], name: String) {
    (self.text, self.name) = (text, name)
    loading = SceneLoader.load(text, name: name, adviser: SceneAdvice.adviser)
  }

  // MARK: Whole runs

  /// Runs the scene with parameter values and returns the answer as JSON.
  ///
  /// The members are those of `uidyn watch`: parameters, then errors, or warnings and the run with its motion. After
  /// a touch, `replayed` is the number of ticks that match the interactive run bit for bit.
  package func play(_ settings: [SceneSetting], view: PictureView) -> [UInt8] {
    self.settings = settings
    let touched = live?.digests
    live = nil
    var answer: [(key: String, value: JSONTree)] = [("scene", .text(name))]
    if let scene = loading.scene {
      answer.append(("parameters", .list(scene.parameters.map { $0.json })))
    }
    let varied = varied()
    let said = JSONTree.text(Self.said(varied))
    guard let scene = varied.scene else {
      answer.append(("errors", said))
      return JSONTree.object(answer).bytes
    }
    answer.append(("warnings", said))
    var digests = TickDigests()
    do throws(StageFault) {
      let runner = try Runner(scene, includesStateHash: true, includesScenery: true)
      let played = PlayedScene(scene, runner, named: name) { (frame) throws(Never) in
        digests.take(frame)
      }
      answer += played.members(varied, view: view)
      if let touched {
        let count = digests.countAlike(touched)
        let isSame = count == digests.values.count
        answer.append(
          ("replayed", .object([("ticks", .number(Double(count))), ("same", .boolean(isSame))])))
      }
    } catch {
      answer.append(("failure", .text(error.message)))
    }
    return JSONTree.object(answer).bytes
  }

  /// The digests of all ticks as hexadecimal lines, or the diagnostics of an invalid scene.
  package var digestLines: String {
    guard let scene = loading.scene else { return Self.said(loading) }
    var digests = TickDigests()
    do throws(StageFault) {
      let runner = try Runner(scene, includesStateHash: true)
      _ = runner.run { (frame, _) throws(Never) in digests.take(frame) }
    } catch {
      return error.message
    }
    return digests.values.map { NumberText.hexadecimal($0) + "\n" }.joined()
  }

  /// The scene with the settings of the last run; does not change the text.
  private func varied(advises: Bool = true) -> SceneLoading {
    if settings.isEmpty { return loading }
    let adviser = advises ? SceneAdvice.adviser : nil
    return SceneLoader.load(
      text, name: name, overrides: SceneOverrides(settings: settings), adviser: adviser)
  }

  private static func said(_ loading: SceneLoading) -> String {
    DiagnosticRenderer(loading.source, style: .plain).render(loading.diagnostics)
      + loading.settingFaults.map { $0.message + "\n" }.joined()
  }

  // MARK: A run that is touched

  /// Starts the interactive run at a tick; returns the reason if that is impossible.
  ///
  /// If no gesture takes a touch on an item, an attachment holds the item and becomes part of the text.
  package func begin(tick: Int, item: Int?, _ point: StrokeEdit.Point) -> String? {
    guard let scene = varied(advises: false).scene else { return "the scene is not valid" }
    let gestures = LiveRun.gestures(of: scene, at: item, time: point.time)
    if gestures.isEmpty, let item { return hold(item, of: scene, tick: tick, point) }
    if gestures.isEmpty { return "nothing here can be touched" }
    live = LiveRun(scene, tick: tick, touching: gestures)
    live?.move(point)
    return live == nil ? "the scene cannot be played" : nil
  }

  /// Adds a gesture that holds an item, and starts the run with its finger down.
  private func hold(
    _ item: Int, of scene: Scene, tick: Int, _ point: StrokeEdit.Point
  ) -> String? {
    guard let run = LiveRun(scene, tick: tick) else { return "the scene cannot be played" }
    do throws(SceneOverrideFault) {
      let held = try StrokeEdit.text(
        text, holding: scene.itemIDs[item], at: run.offset(of: item, to: point), stroke: [point])
      let loading = SceneLoader.load(held, name: name)
      guard loading.scene != nil else { return "this item cannot be held" }
      (text, self.loading) = (held, loading)
    } catch {
      return error.message
    }
    guard let scene = varied(advises: false).scene else { return "this item cannot be held" }
    live = LiveRun(scene, tick: tick, touching: LiveRun.grip(of: scene))
    live?.move(point)
    return live == nil ? "this item cannot be held" : nil
  }

  package func move(_ point: StrokeEdit.Point) { live?.move(point) }

  /// Lifts the finger or cancels the touch, and adds the stroke to the text; returns the reason if that fails.
  package func lift(_ point: StrokeEdit.Point, isCancelled: Bool) -> String? {
    guard let live else { return "nothing is touched" }
    live.lift(point, isCancelled: isCancelled)
    let limit = live.timeLimit == loading.scene?.run.timeLimit ? nil : live.timeLimit
    var kept = text
    do throws(SceneOverrideFault) {
      for gesture in live.touched {
        kept = try StrokeEdit.text(
          kept, gesture: gesture.id, keeping: gesture.kept, adding: gesture.stroke,
          isCancelled: isCancelled, timeLimit: limit)
      }
    } catch {
      return error.message
    }
    (text, loading) = (kept, SceneLoader.load(kept, name: name, adviser: SceneAdvice.adviser))
    return nil
  }

  /// Plays to a tick; returns `false` if the run is over, at rest or at its time limit.
  package func advance(to tick: Int) -> Bool { live?.advance(to: tick) ?? false }

  package var frame: LiveFrame? { live?.frame }
}
