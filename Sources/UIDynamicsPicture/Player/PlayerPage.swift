// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  internal import UIDynamicsPage
  package import UIDynamicsTrajectory

  /// A self-contained HTML page.
  package struct PlayerPage {
    private let kind: PageText.Kind
    private let title: String
    private let data: ((inout ByteBuffer) -> Void)?
    private let scene: LivingScene?
    /// The WebAssembly module, gzipped.
    private let engine: [UInt8]?

    /// Plays one or two runs; with a scene and the engine, a single run is interactive.
    package init(
      _ motions: [Motion], start: Double? = nil, view: PictureView = .device,
      living: (scene: LivingScene, engine: [UInt8])? = nil
    ) {
      self.init(
        living == nil ? .player : .living, title: motions.first?.heading ?? "",
        scene: living?.scene, engine: living?.engine
      ) {
        PlayerData(motions, start: start, view: view).write(to: &$0)
      }
    }

    private init(
      _ kind: PageText.Kind, title: String, scene: LivingScene? = nil, engine: [UInt8]? = nil,
      data: ((inout ByteBuffer) -> Void)? = nil
    ) {
      (self.kind, self.title, self.data) = (kind, title, data)
      (self.scene, self.engine) = (scene, engine)
    }

    /// The page of a watched scene, which requests its data from the server.
    package static func watch(engine: [UInt8]) -> PlayerPage {
      PlayerPage(.watch, title: "uidyn watch", engine: engine)
    }

    /// The cases of a sweep side by side; `data` appends JSON for the script.
    package static func sweep(
      title: String, data: @escaping (inout ByteBuffer) -> Void
    ) -> PlayerPage {
      PlayerPage(.sweep, title: title, data: data)
    }

    /// Writes the whole page; the same runs yield the same bytes.
    package func write(to buffer: inout ByteBuffer) {
      buffer.append(head)
      buffer.append(PageText.style(of: kind))
      buffer.append("</style>\n</head>\n<body>\n")
      buffer.append(PageText.markup(of: kind))
      if let data {
        var json = ByteBuffer()
        data(&json)
        Self.append(json.bytes, id: "motion", to: &buffer)
      }
      if let scene {
        Self.append(JSONTree.object(scene.members).bytes, id: "scene", to: &buffer)
      }
      // `async` starts the script before the engine is parsed.
      buffer.append("<script type=\"module\" async>\n")
      buffer.append(PageText.script(of: kind))
      buffer.append("</script>\n")
      if let engine {
        buffer.append("<script type=\"text/plain\" id=\"engine\">\n")
        Base64.append(engine, to: &buffer)
        buffer.append("\n</script>\n")
      }
      buffer.append("</body>\n</html>\n")
    }

    /// Appends a script element with JSON; escapes "<" so that nothing ends the element.
    private static func append(_ json: [UInt8], id: String, to buffer: inout ByteBuffer) {
      buffer.append("<script type=\"application/json\" id=\"\(id)\">\n")
      for part in json.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
        .enumerated()
      {
        if part.offset > 0 { buffer.append("\\u003c") }
        buffer.append(Array(part.element))
      }
      buffer.append("\n</script>\n")
    }

    /// A page with embedded data must not load or send anything; the server sends a separate policy.
    private var policy: String {
      data == nil
        ? "<link rel=\"icon\" href=\"data:,\">"
        : "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
          + "style-src 'unsafe-inline'; script-src 'unsafe-inline'\(engine == nil ? "" : " 'wasm-unsafe-eval'; worker-src blob:"); base-uri 'none'; form-action 'none'\">"
    }

    private var head: String {
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      \(policy)
      <title>\(ShownText.xml(title))</title>
      <style>
      \(PictureStyle.colorRules)\(PictureStyle.shapeRules(unit: 1))
      """
    }
  }
#endif
