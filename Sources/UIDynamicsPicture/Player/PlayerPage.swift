// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// A page that plays one or two runs: one file that needs a browser and nothing else.
package struct PlayerPage {
  private let motions: [Motion]
  private let start: Double?
  private let view: PictureView

  /// The second run is compared with the first; the page opens at a time in s, or plays from the start.
  package init(_ motions: [Motion], start: Double? = nil, view: PictureView = .device) {
    (self.motions, self.start, self.view) = (motions, start, view)
  }

  /// Writes the whole page; the same runs make the same bytes.
  package func write(to buffer: inout ByteBuffer) {
    let heading = motions.first.map { ShownText.xml($0.heading) } ?? ""
    let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">"
    buffer.append(Self.head(heading, policy, Self.style))
    buffer.append("<body>\n" + PlayerMarkup.body)
    buffer.append("<script type=\"application/json\" id=\"motion\">\n")
    PlayerData(motions, start: start, view: view).write(to: &buffer)
    buffer.append("\n</script>\n<script>\n" + Self.script + "</script>\n</body>\n</html>\n")
  }

  /// What a page of somebody else's needs to play runs: `PlayerMarkup.body`, these rules and the script,
  /// which shows what stands in the element `motion`, or what `uidyn.show` is given.
  package static var style: String {
    PictureStyle.colorRules + PictureStyle.shapeRules(unit: 1) + PlayerStyle.text
  }

  /// The script as a whole; it asks for nothing from anywhere.
  package static var script: String {
    "\"use strict\";\n" + PlayerScript.runs + PlayerScript.names + PlayerScript.stage
      + PlayerScript.timeline + PlayerScript.graphs + PlayerScript.readout
      + PlayerScript.player
  }

  /// What is in the body of the page.
  package static var markup: String { PlayerMarkup.body }

  /// Nothing is loaded from anywhere, and nothing sent.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; "
    + "form-action 'none'"

  /// A page up to its body, with a line of its own.
  package static func head(_ title: String, _ line: String, _ style: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    \(line)
    <title>\(title)</title>
    <style>
    \(style)</style>
    </head>

    """
  }
}
