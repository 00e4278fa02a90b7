// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  internal import UIDynamicsPicture
  internal import UIDynamicsSceneFormat
  internal import UIDynamicsTrajectory

  // The functions of the WebAssembly module, for one scene at a time; `engine.mjs` calls them.
  //
  // Text goes in through `reserve` and comes out through `output_pointer` and `output_count`, in UTF-8.

  nonisolated(unsafe) private var session: PageSession?
  nonisolated(unsafe) private var input: UnsafeMutableBufferPointer<UInt8>?
  nonisolated(unsafe) private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

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

  /// Answers with a reason and 0, or with 1.
  private func done(_ reason: String?) -> Int32 {
    guard let reason else { return 1 }
    answer(Array(reason.utf8))
    return 0
  }

  /// Makes room for a text and returns where it goes.
  @_expose(wasm, "reserve") @_cdecl("reserve")
  public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    input?.deallocate()
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count, 1))
    buffer.initialize(repeating: 0)
    input = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
    return buffer.baseAddress
  }

  /// Where the last answer is.
  @_expose(wasm, "output_pointer") @_cdecl("output_pointer")
  public func outputPointer() -> UnsafeMutablePointer<UInt8>? { output.baseAddress }

  /// The number of bytes of the last answer.
  @_expose(wasm, "output_count") @_cdecl("output_count")
  public func outputCount() -> Int { output.count }

  /// Reads the scene that was put in.
  @_expose(wasm, "open") @_cdecl("open")
  public func open() { session = PageSession(takeInput(), name: "scene") }

  /// Plays the scene with the values that were put in, `{"generation":0,"values":{"name":"text"}}`.
  @_expose(wasm, "play") @_cdecl("play")
  public func play() {
    let wish = try? WriteWish(takeInput())
    answer(session?.play(wish?.settings ?? [], view: .device) ?? [])
  }

  /// Answers with the digests of all ticks of the scene, a line each.
  @_expose(wasm, "digests") @_cdecl("digests")
  public func digests() { answer(Array((session?.digestLines ?? "").utf8)) }

  /// Puts a finger down at a tick, on an item or on none (-1); 0 with a reason if nothing takes it.
  @_expose(wasm, "begin") @_cdecl("begin")
  public func begin(_ tick: Int, _ item: Int, _ time: Double, _ x: Double, _ y: Double) -> Int32 {
    let point = StrokeEdit.Point(time: time, x: x, y: y)
    guard let session else { return done("there is no scene") }
    return done(session.begin(tick: tick, item: item < 0 ? nil : item, point))
  }

  /// Moves the finger.
  @_expose(wasm, "move") @_cdecl("move")
  public func move(_ time: Double, _ x: Double, _ y: Double) {
    session?.move(StrokeEdit.Point(time: time, x: x, y: y))
  }

  /// Lifts the finger, or takes it away; 0 with a reason if the text cannot keep the stroke.
  @_expose(wasm, "lift") @_cdecl("lift")
  public func lift(_ time: Double, _ x: Double, _ y: Double, _ isCancelled: Int32) -> Int32 {
    let point = StrokeEdit.Point(time: time, x: x, y: y)
    return done(session?.lift(point, isCancelled: isCancelled != 0))
  }

  /// Plays to a tick; 0 if the run is over, at rest or at its time limit.
  @_expose(wasm, "advance") @_cdecl("advance")
  public func advance(_ tick: Int) -> Int32 { session?.advance(to: tick) == true ? 1 : 0 }

  /// Where the numbers of the present tick are; see `LiveFrame`.
  @_expose(wasm, "frame_values") @_cdecl("frame_values")
  public func frameValues() -> UnsafeMutablePointer<Double>? { session?.frame?.values.baseAddress }

  /// Where the superviews of the present tick are; see `LiveFrame`.
  @_expose(wasm, "frame_parents") @_cdecl("frame_parents")
  public func frameParents() -> UnsafeMutablePointer<Int32>? { session?.frame?.parents.baseAddress }

  /// The present tick of the run that is touched.
  @_expose(wasm, "frame_tick") @_cdecl("frame_tick")
  public func frameTick() -> Int { session?.frame?.tick ?? 0 }

  /// Answers with the text of the scene and every stroke that was kept.
  @_expose(wasm, "text") @_cdecl("text")
  public func text() { answer(session?.text ?? []) }
#endif
