// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A scene in a page: its runs, and the interactive run.
package final class PageSession {
  /// A stroke with more points is saved as a recording.
  private static let mostPoints = 40

  /// The scene, whose text includes all saved strokes.
  package private(set) var scene: PageScene {
    didSet { (known, variations, varied) = (nil, nil, nil) }
  }
  /// The name of gestures that hold an item.
  package var handName = "hand"
  /// The scene as loaded, its variations once values are given, and the scene with the values of the run.
  private var known: SceneLoading?
  private var variations: SceneVariations?
  private(set) var varied: SceneLoading?
  private var settings: [SceneSetting] = []
  private var whole: WholeRun?
  /// The loaded scene of the run, and the members of its result that are known in advance.
  private var started: (loading: SceneLoading, members: [(key: String, value: JSONTree)])?
  private var live: LiveRun?
  /// The scene without strokes, for a page that does not save any.
  private var embedded: Scene?
  private var touched: TickDigests?
  /// The gestures that received strokes.
  private var gestures: Set<String> = []

  package init(_ scene: PageScene) { self.scene = scene }

  func read() -> SceneLoading {
    let loading = known ?? scene.load()
    known = loading
    return loading
  }

  private func readVariations() -> SceneVariations? {
    let found =
      variations ?? SceneVariations(read(), scene.options.settings, scene.options.limits)
    variations = found
    return found
  }

  // MARK: Whole runs

  /// Starts a run of the scene with other parameter values; invalid ones are ignored.
  package func start(_ settings: [SceneSetting]) {
    let plain = read()
    let variations = settings.isEmpty ? nil : readVariations()
    self.settings = settings.filter { (try? variations?.value(of: $0)) != nil }
    (touched, live, whole) = (live?.digests, nil, nil)
    let loading = self.settings.isEmpty ? plain : scene.load(self.settings)
    varied = loading
    var members: [(key: String, value: JSONTree)] = []
    defer { started = (loading, members) }
    if let scene = plain.scene {
      members.append(("parameters", .list(scene.parameters.map { $0.json })))
    }
    let reported = JSONTree.text(Self.reported(loading))
    guard let scene = loading.scene else { return members.append(("errors", reported)) }
    let fingers = scene.gestures.map { $0.kind.fingers }.max() ?? 1
    members += [
      ("warnings", reported), ("fingers", .number(Double(fingers))),
      ("strokes", .list(scene.gestures.flatMap { $0.strokes(scene.run) })),
    ]
    do throws(StageFault) {
      whole = try WholeRun(scene, named: self.scene.name)
    } catch {
      members.append(("failure", .text(error.message)))
    }
  }

  /// Runs some ticks; returns `true` if the run is over.
  package func goOn(_ ticks: Int) -> Bool { whole?.goOn(ticks) ?? true }

  /// The started run as JSON: the parameters, followed by the errors, or by warnings, strokes and the motion.
  ///
  /// `digest` covers all its ticks. After a touch, `replayed` counts the ticks of the saved scene that match
  /// the touched run, bit for bit.
  package func answer() -> [UInt8] {
    var members = started?.members ?? []
    if let excess = whole?.excess {
      members += [
        ("failure", .text(excess)), ("hint", .text("shorten the run with a lower time limit")),
      ]
    } else if let whole, let result = whole.result, let started {
      members += result.members(started.loading)
      members.append(("digest", .text(whole.digests.text)))
      if let touched {
        let count = whole.digests.countAlike(touched)
        let isSame = count == whole.digests.values.count
        members.append(
          ("replayed", .object([("ticks", .number(Double(count))), ("same", .boolean(isSame))])))
      }
    }
    whole = nil
    return JSONTree.object(members).bytes
  }

  /// The digests of all ticks, as lines of hexadecimal digits, or the errors of the scene.
  package var digestLines: String {
    let loading = read()
    guard let scene = loading.scene else { return Self.reported(loading) }
    var digests = TickDigests()
    do throws(StageFault) {
      let runner = try Runner(scene, includesStateHash: true)
      _ = runner.run { (frame, _) throws(Never) in digests.append(frame) }
    } catch {
      return error.message
    }
    return digests.values.map { NumberText.hexadecimal($0) + "\n" }.joined()
  }

  private static func reported(_ loading: SceneLoading) -> String {
    DiagnosticRenderer(loading.source, style: .plain).render(loading.diagnostics)
      + loading.settingFaults.map { $0.message + "\n" }.joined()
  }

  // MARK: Copy and save

  /// The text with some parameter values, as JSON, or the reason if that is impossible.
  ///
  /// With a name for recordings, long strokes move to files.
  package func kept(_ settings: [SceneSetting], recording name: String?) -> [UInt8] {
    do throws(SceneOverrideFault) {
      let kept = try keep(settings)
      let (text, files) =
        try name.map { (name) throws(SceneOverrideFault) in
          try keepRecordings(kept, named: name)
        } ?? (kept.text, [])
      return JSONTree.object([
        ("text", .text(String(decoding: text, as: UTF8.self))), ("files", .object(files)),
      ]).bytes
    } catch {
      return JSONTree.object([("failure", .text(error.message)), ("hint", JSONTree(error.hint))])
        .bytes
    }
  }

  private func keep(_ settings: [SceneSetting]) throws(SceneOverrideFault) -> PageScene {
    guard let variations = readVariations() else {
      throw SceneOverrideFault(message: "the scene is not valid")
    }
    var values: [(name: String, value: ExpressionValue)] = []
    for setting in settings { values.append((setting.name, try variations.value(of: setting))) }
    var kept = scene
    kept.text = try ParameterEdit.text(scene.text, with: values)
    let found = kept.load(advises: false).scene?.parameters
    guard let found else {
      throw SceneOverrideFault(message: "the scene is not valid with these values")
    }
    for (name, value) in values where found.first(where: { $0.name == name })?.value != value {
      throw SceneOverrideFault(
        message: "the parameter \"\(visible(name))\" would not change",
        hint: "--set or --merge overrides it")
    }
    return kept
  }

  private func keepRecordings(
    _ scene: PageScene, named name: String
  ) throws(SceneOverrideFault) -> (text: [UInt8], files: [(key: String, value: JSONTree)]) {
    var (scene, files) = (scene, [(key: String, value: JSONTree)]())
    for gesture in scene.load(advises: false).scene?.gestures ?? []
    where gestures.contains(gesture.id) && gesture.recording == nil
      && gesture.longest > Self.mostPoints
    {
      let file = "\(name)-\(gesture.id).csv"
      var moved = scene
      let (text, rows) = try StrokeEdit.text(scene.text, moving: gesture, to: file)
      (moved.text, moved.recordings[file]) = (text, Array(rows.utf8))
      let read = moved.load(advises: false).scene?.gestures.first { $0.id == gesture.id }
      // Explicit velocities and other views' coordinates stay in the text.
      guard let read, read.touches == gesture.touches, read.ends == gesture.ends else { continue }
      scene = moved
      files.append((file, .text(rows)))
    }
    return (scene.text, files)
  }

  /// Adds expectations (JSON) to the text; returns the reason if that is impossible.
  package func expect(_ elements: [String]) -> String? {
    var scene = scene
    do throws(SceneOverrideFault) {
      scene.text = try StrokeEdit.text(scene.text, expecting: elements)
    } catch {
      return error.message
    }
    guard scene.load(advises: false).scene != nil else {
      return "the test is not valid in this scene"
    }
    self.scene = scene
    return nil
  }

  // MARK: The interactive run

  /// Starts a run that fingers continue and that is never saved; returns the reason if that is impossible.
  ///
  /// It omits the strokes and expectations of the scene.
  package func embed(_ settings: [SceneSetting]) -> String? {
    let variations = settings.isEmpty ? nil : readVariations()
    do throws(SceneOverrideFault) {
      for setting in settings { _ = try variations?.value(of: setting) }
    } catch {
      return error.message
    }
    let loading = settings.isEmpty ? read() : scene.load(settings, advises: false)
    guard var scene = loading.scene else { return Self.reported(loading) }
    for index in scene.gestures.indices {
      (scene.gestures[index].touches, scene.gestures[index].ends) = ([], .ended)
      scene.gestures[index].recording = nil
    }
    scene.expectations = []
    (embedded, live) = (scene, LiveRun(scene, tick: 0, isSaved: false))
    return live == nil ? "the scene cannot be run" : nil
  }

  /// The names and data that were emitted since the last call, as JSON.
  package func takeEmitted() -> [UInt8] {
    let events = (live?.takeEmitted() ?? []).map { event in
      var data = ByteBuffer()
      if let value = event.data { data.append(value) }
      return JSONTree.list([.text(event.name ?? ""), data.isEmpty ? .null : .raw(data.bytes)])
    }
    return JSONTree.list(events).bytes
  }

  /// Starts the interactive run at a tick; returns the reason if that is impossible.
  ///
  /// If no gesture accepts a touch on an item, an attachment holds the item at a point, an offset from its center,
  /// and becomes part of the text.
  package func begin(
    tick: Int, item: Int?, _ point: StrokeEdit.Point, grip: (x: Double, y: Double) = (0, 0)
  ) -> String? {
    let fingers = point.second == nil ? 1 : 2
    if let embedded {
      let gestures = LiveRun.gestures(of: embedded, at: item, fingers: fingers, time: point.time)
      if gestures.isEmpty { return "no gesture starts here" }
      if live?.touch(gestures) != true { return "the run is over" }
      live?.move(point)
      return nil
    }
    let loading = varied ?? scene.load(settings, advises: false)
    guard let scene = loading.scene else { return "the scene is not valid" }
    let gestures = LiveRun.gestures(of: scene, at: item, fingers: fingers, time: point.time)
    if gestures.isEmpty, fingers == 2 { return "no gesture here takes two fingers" }
    if gestures.isEmpty, let item { return hold(scene.itemIDs[item], by: grip, tick: tick, point) }
    if gestures.isEmpty { return "the scene has nothing to touch" }
    live = LiveRun(scene, tick: tick, touching: gestures)
    live?.move(point)
    return live == nil ? "the scene cannot be run" : nil
  }

  /// Adds a gesture that holds an item, and starts the run with the finger down.
  private func hold(
    _ item: String, by grip: (x: Double, y: Double), tick: Int, _ point: StrokeEdit.Point
  ) -> String? {
    do throws(SceneOverrideFault) {
      var held = self.scene
      held.text = try StrokeEdit.text(
        held.text, holding: item, at: grip, stroke: [point], named: handName)
      let loading = held.load(settings, advises: false)
      guard let scene = loading.scene else { return "this item cannot be dragged" }
      self.scene = held
      varied = loading
      live = LiveRun(scene, tick: tick, touching: LiveRun.grip(of: scene))
    } catch {
      return error.message
    }
    live?.move(point)
    return live == nil ? "this item cannot be dragged" : nil
  }

  package func move(_ point: StrokeEdit.Point) { live?.move(point) }

  /// Lifts the finger or cancels the touch, and adds the stroke to the text; returns the reason if that fails.
  package func lift(_ point: StrokeEdit.Point, isCancelled: Bool) -> String? {
    guard let live else { return "no touch is active" }
    live.lift(point, isCancelled: isCancelled)
    if embedded != nil { return nil }
    var kept = scene
    do throws(SceneOverrideFault) {
      for gesture in live.touched {
        kept.text = try StrokeEdit.text(
          kept.text, gesture: gesture.id, keeping: gesture.kept, adding: gesture.stroke,
          isCancelled: isCancelled, timeLimit: live.raisedTimeLimit)
      }
    } catch {
      return error.message
    }
    if live.raisedTimeLimit != nil { kept.timeLimit = nil }
    scene = kept
    gestures.formUnion(live.touched.map { $0.id })
    return nil
  }

  /// Runs to a tick; returns `false` if the run is over, at rest or at its time limit.
  package func advance(to tick: Int) -> Bool { live?.advance(to: tick) ?? false }

  /// A digit for each expectation: 0 undecided, 1 met, 2 not met.
  package var verdicts: String {
    (live?.verdicts ?? []).map { $0 == nil ? "0" : $0 == true ? "1" : "2" }.joined()
  }

  /// The numbers of every item at the current tick; see `LiveFrame`.
  package var frame: LiveFrame? { live?.frame }
}

extension SceneGesture {
  /// The number of points in the longest stroke.
  fileprivate var longest: Int {
    var counts: [Int: Int] = [:]
    for touch in touches { counts[touch.stroke, default: 0] += 1 }
    return counts.values.max() ?? 0
  }
}
