// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  internal import UIDynamicsPicture
  internal import UIDynamicsSceneFormat
  internal import UIDynamicsTrajectory

  // The functions of the WebAssembly module, called by `engine.mjs`; one scene at a time.
  //
  // Text is UTF-8: `reserve` takes input, `output_pointer` and `output_count` describe output.

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

  /// Opens the scene from the input.
  @_expose(wasm, "open") @_cdecl("open")
  public func open() { session = PageSession(takeInput(), name: "scene") }

  /// Runs the scene with the parameter values from the input, `{"generation":0,"values":{"name":"text"}}`.
  @_expose(wasm, "play") @_cdecl("play")
  public func play() {
    let wish = try? WriteWish(takeInput())
    answer(session?.play(wish?.settings ?? [], view: .device) ?? [])
  }

  /// Outputs the digests of all ticks of the scene, one per line.
  @_expose(wasm, "digests") @_cdecl("digests")
  public func digests() { answer(Array((session?.digestLines ?? "").utf8)) }

  /// Puts a finger down at a tick, on an item or none (-1); returns 0 and outputs a reason if nothing takes it.
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

  /// Lifts the finger or cancels the touch; returns 0 and outputs a reason if the stroke cannot be kept.
  @_expose(wasm, "lift") @_cdecl("lift")
  public func lift(_ time: Double, _ x: Double, _ y: Double, _ isCancelled: Int32) -> Int32 {
    let point = StrokeEdit.Point(time: time, x: x, y: y)
    return done(session?.lift(point, isCancelled: isCancelled != 0))
  }

  /// Plays to a tick; returns 0 if the run is over, at rest or at its time limit.
  @_expose(wasm, "advance") @_cdecl("advance")
  public func advance(_ tick: Int) -> Int32 { session?.advance(to: tick) == true ? 1 : 0 }

  /// The address of the current rows; see `LiveFrame`.
  @_expose(wasm, "frame_values") @_cdecl("frame_values")
  public func frameValues() -> UnsafeMutablePointer<Double>? { session?.frame?.values.baseAddress }

  /// The address of the current superview indices; see `LiveFrame`.
  @_expose(wasm, "frame_parents") @_cdecl("frame_parents")
  public func frameParents() -> UnsafeMutablePointer<Int32>? { session?.frame?.parents.baseAddress }

  /// The current tick of the interactive run.
  @_expose(wasm, "frame_tick") @_cdecl("frame_tick")
  public func frameTick() -> Int { session?.frame?.tick ?? 0 }

  /// Outputs the text of the scene, including recorded strokes.
  @_expose(wasm, "text") @_cdecl("text")
  public func text() { answer(session?.text ?? []) }
#endif
