// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  internal import UIDynamicsPage
  package import UIDynamicsTrajectory

  /// A page as one file that needs a browser and nothing else.
  package struct PlayerPage {
    private let kind: PageText.Kind
    private let title: String
    private let data: ((inout ByteBuffer) -> Void)?

    /// Plays one or two runs.
    package init(_ motions: [Motion], start: Double? = nil, view: PictureView = .device) {
      self.init(.player, title: motions.first?.heading ?? "") {
        PlayerData(motions, start: start, view: view).write(to: &$0)
      }
    }

    private init(
      _ kind: PageText.Kind, title: String, data: ((inout ByteBuffer) -> Void)? = nil
    ) {
      (self.kind, self.title, self.data) = (kind, title, data)
    }

    /// The page of a scene that is watched, which asks for its data.
    package static var watch: PlayerPage { PlayerPage(.watch, title: "uidyn watch") }

    /// The cases of a sweep side by side; the data is JSON for its script.
    package static func sweep(
      title: String, data: @escaping (inout ByteBuffer) -> Void
    ) -> PlayerPage {
      PlayerPage(.sweep, title: title, data: data)
    }

    /// Writes the whole page; the same runs make the same bytes.
    package func write(to buffer: inout ByteBuffer) {
      buffer.append(head)
      buffer.append(PageText.style(of: kind))
      buffer.append("</style>\n</head>\n<body>\n")
      buffer.append(PageText.markup(of: kind))
      if let data {
        var json = ByteBuffer()
        data(&json)
        buffer.append("<script type=\"application/json\" id=\"motion\">\n")
        // Nothing in a text ends the element.
        for part in json.bytes.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
          .enumerated()
        {
          if part.offset > 0 { buffer.append("\\u003c") }
          buffer.append(Array(part.element))
        }
        buffer.append("\n</script>\n")
      }
      buffer.append("<script type=\"module\">\n")
      buffer.append(PageText.script(of: kind))
      buffer.append("</script>\n</body>\n</html>\n")
    }

    /// A page with its data loads nothing and sends nothing; the answer of a server has a policy of its own.
    private var policy: String {
      data == nil
        ? "<link rel=\"icon\" href=\"data:,\">"
        : "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
          + "style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">"
    }

    private var head: String {
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(policy)
      <title>\(ShownText.xml(title))</title>
      <style>
      \(PictureStyle.colorRules)\(PictureStyle.shapeRules(unit: 1))
      """
    }
  }
#endif
