// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  internal import UIDynamicsSceneAdvice
  internal import UIDynamicsSceneFormat
  internal import UIDynamicsTrajectory

  // The functions of the WebAssembly module, called by `engine.mjs`; one scene at a time.
  //
  // Text is UTF-8: `reserve` takes input, `output_pointer` and `output_count` describe output.
  //
  // `.ci/web` links two modules: one with all functions, and a player without those that are only `@_cdecl`.

  nonisolated(unsafe) private var scene = PageScene([], name: "scene")
  nonisolated(unsafe) private var session: PageSession?
  nonisolated(unsafe) private var rows: RowRun?
  nonisolated(unsafe) private var adviser: SceneAdviser?
  nonisolated(unsafe) private var input: UnsafeMutableBufferPointer<UInt8>?
  nonisolated(unsafe) private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// The session of the scene that was opened.
  private func opened() -> PageSession {
    if let session { return session }
    let new = PageSession(scene)
    session = new
    return new
  }

  private func answer(_ bytes: [UInt8]) {
    output.deallocate()
    output = .allocate(capacity: bytes.count)
    _ = output.initialize(from: bytes)
  }

  private func takeInput() -> [UInt8] {
    defer {
      input?.deallocate()
      input = nil
    }
    return input.map { Array($0) } ?? []
  }

  /// Returns 1, or outputs a reason and returns 0.
  private func done(_ reason: String?) -> Int32 {
    guard let reason else { return 1 }
    answer(Array(reason.utf8))
    return 0
  }

  /// Reserves memory for input and returns its address.
  @_expose(wasm, "reserve") @_cdecl("reserve")
  public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    input?.deallocate()
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count, 1))
    buffer.initialize(repeating: 0)
    input = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
    return buffer.baseAddress
  }

  /// The address of the last output.
  @_expose(wasm, "output_pointer") @_cdecl("output_pointer")
  public func outputPointer() -> UnsafeMutablePointer<UInt8>? { output.baseAddress }

  /// The size of the last output in bytes.
  @_expose(wasm, "output_count") @_cdecl("output_count")
  public func outputCount() -> Int { output.count }

  /// Reads a name, a zero byte and bytes; without a zero byte, the name is empty.
  private func takeNamed() -> (name: String, bytes: [UInt8]) {
    let bytes = takeInput()
    guard let zero = bytes.firstIndex(of: 0) else { return ("scene", bytes) }
    return (String(decoding: bytes[..<zero], as: UTF8.self), Array(bytes[(zero + 1)...]))
  }

  /// Enables hints and warnings.
  @_cdecl("advise")
  public func advise() { adviser = SceneAdvice.adviser }

  /// Opens the scene in the input, with its name.
  @_expose(wasm, "open") @_cdecl("open")
  public func open() {
    let (name, text) = takeNamed()
    scene = PageScene(text, name: name, adviser: adviser)
    session = nil
  }

  /// Adds a text to merge (0), a recording (1), or options as JSON (2) to the opened scene.
  @_expose(wasm, "attach") @_cdecl("attach")
  public func attach(_ kind: Int32) {
    let (name, bytes) = takeNamed()
    switch kind {
    case 0: scene.overlays.append(SourceText(name: name, bytes: bytes))
    case 1: scene.recordings[name] = bytes
    default:
      guard let options = try? PageMessage(bytes) else { return }
      (scene.options, scene.timeLimit) = (options, options.timeLimit)
    }
  }

  /// Starts a run with the values in the input, `{"values":{"name":"text"}}`.
  @_expose(wasm, "start") @_cdecl("start")
  public func start() {
    let message = try? PageMessage(takeInput())
    opened().start(message?.settings ?? [])
  }

  /// Runs a number of ticks; returns 1 if the run is over.
  @_expose(wasm, "go_on") @_cdecl("go_on")
  public func goOn(_ ticks: Int) -> Int32 { opened().goOn(ticks) ? 1 : 0 }

  /// Outputs the started run.
  @_expose(wasm, "result") @_cdecl("result")
  public func result() { answer(opened().answer()) }

  /// Outputs the digests of all ticks of the scene, one per line.
  @_expose(wasm, "digests") @_cdecl("digests")
  public func digests() { answer(Array(opened().digestLines.utf8)) }

  /// Outputs the errors and warnings of the text.
  @_cdecl("diagnostics")
  public func diagnostics() { answer(opened().diagnostics) }

  /// Starts to write rows as JSON Lines (0) or CSV (1); if that fails, outputs a reason and returns 0.
  @_cdecl("start_rows")
  public func startRows(_ isCSV: Int32) -> Int32 {
    rows = opened().rows(isCSV: isCSV != 0)
    return done(rows == nil ? "the scene cannot be run" : nil)
  }

  /// Outputs the rows of a number of ticks; returns 1 after the last ones.
  @_cdecl("next_rows")
  public func nextRows(_ ticks: Int) -> Int32 {
    answer(rows?.rows(ofNext: ticks) ?? [])
    return rows?.isOver == false ? 0 : 1
  }

  /// The position of one finger, or of two if the second's coordinates are numbers.
  private func point(
    _ time: Double, _ x: Double, _ y: Double, _ x2: Double, _ y2: Double
  ) -> StrokeEdit.Point {
    StrokeEdit.Point(time: time, x: x, y: y, second: x2.isFinite ? SIMD2(x2, y2) : nil)
  }

  /// Starts a run that is not saved, with the values in the input; outputs a reason and returns 0 if refused.
  @_expose(wasm, "embed") @_cdecl("embed")
  public func embed() -> Int32 {
    let message = try? PageMessage(takeInput())
    return done(opened().embed(message?.settings ?? []))
  }

  /// Outputs what was emitted since the last call, as JSON.
  @_expose(wasm, "emitted") @_cdecl("emitted")
  public func emitted() { answer(opened().takeEmitted()) }

  /// Puts fingers down on an item, by an offset from its center, or on none (-1); outputs a reason and returns 0 if
  /// refused.
  @_expose(wasm, "begin") @_cdecl("begin")
  public func begin(
    _ tick: Int, _ item: Int, _ time: Double, _ x: Double, _ y: Double, _ x2: Double, _ y2: Double,
    _ gripX: Double, _ gripY: Double
  ) -> Int32 {
    done(
      opened().begin(
        tick: tick, item: item < 0 ? nil : item, point(time, x, y, x2, y2),
        grip: (gripX, gripY)))
  }

  /// Moves the fingers.
  @_expose(wasm, "move") @_cdecl("move")
  public func move(_ time: Double, _ x: Double, _ y: Double, _ x2: Double, _ y2: Double) {
    session?.move(point(time, x, y, x2, y2))
  }

  /// Lifts the fingers or cancels them; outputs a reason and returns 0 if the stroke is not saved.
  @_expose(wasm, "lift") @_cdecl("lift")
  public func lift(
    _ time: Double, _ x: Double, _ y: Double, _ x2: Double, _ y2: Double, _ isCancelled: Int32
  ) -> Int32 {
    done(opened().lift(point(time, x, y, x2, y2), isCancelled: isCancelled != 0))
  }

  /// Sets the name of the next gestures that hold an item.
  @_expose(wasm, "name_hand") @_cdecl("name_hand")
  public func nameHand() { opened().handName = String(decoding: takeInput(), as: UTF8.self) }

  /// Runs to a tick; returns 0 if the run is over, at rest or at its time limit.
  @_expose(wasm, "advance") @_cdecl("advance")
  public func advance(_ tick: Int) -> Int32 { session?.advance(to: tick) == true ? 1 : 0 }

  /// The address of the current rows; see `LiveFrame`.
  @_expose(wasm, "frame_values") @_cdecl("frame_values")
  public func frameValues() -> UnsafeMutablePointer<Double>? { session?.frame?.values.baseAddress }

  /// The address of the current superview indices; see `LiveFrame`.
  @_expose(wasm, "frame_parents") @_cdecl("frame_parents")
  public func frameParents() -> UnsafeMutablePointer<Int32>? { session?.frame?.parents.baseAddress }

  /// The content offset of the collection view: x (0) or y (1).
  @_expose(wasm, "frame_offset") @_cdecl("frame_offset")
  public func frameOffset(_ axis: Int) -> Double { session?.frame?.offset[axis] ?? 0 }

  /// The current tick of the interactive run.
  @_expose(wasm, "frame_tick") @_cdecl("frame_tick")
  public func frameTick() -> Int { session?.frame?.tick ?? 0 }

  /// Outputs a digit for each expectation: 0 undecided, 1 met, 2 not met.
  @_expose(wasm, "verdicts") @_cdecl("verdicts")
  public func verdicts() { answer(Array((session?.verdicts ?? "").utf8)) }

  /// Returns the scene with the page's values as `{"text":…,"files":{…}}`, or `{"failure":…}`.
  ///
  /// A name before the message moves long strokes to files.
  @_expose(wasm, "keep") @_cdecl("keep")
  public func keep(_ recordings: Int32) {
    let (name, bytes) = takeNamed()
    let message = try? PageMessage(bytes)
    answer(opened().kept(message?.settings ?? [], recording: recordings == 0 ? nil : name))
  }

  /// Adds expectations to the text, one per line; outputs a reason and returns 0 if that fails.
  @_expose(wasm, "expect") @_cdecl("expect")
  public func expect() -> Int32 {
    let lines = takeInput().split(separator: UInt8(ascii: "\n"))
    return done(opened().expect(lines.map { String(decoding: $0, as: UTF8.self) }))
  }

  /// Outputs the text of the scene with all saved strokes.
  @_expose(wasm, "text") @_cdecl("text")
  public func text() { answer(session?.scene.text ?? scene.text) }
#endif
