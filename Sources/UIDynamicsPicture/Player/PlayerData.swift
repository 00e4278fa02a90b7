// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// One or two runs as JSON for the page's script.
package struct PlayerData {
  private let motions: [Motion]
  private let canvas: Canvas
  private let start: Double?
  private let view: PictureView

  /// The second run is compared with the first; `start` is the initial time in s, `nil` to play from the beginning.
  package init(_ motions: [Motion], start: Double? = nil, view: PictureView = .device) {
    (self.motions, self.start, self.view) = (motions, start, view)
    canvas = Canvas(motions)
  }

  /// Writes JSON that is safe inside a `script` element.
  package func write(to buffer: inout ByteBuffer) {
    var numbers = NumberColumns()
    let box = canvas.box.outset(by: 16 * canvas.unit)
    let corners = [box.minX, box.minY, box.width, box.height].map { Decimals.text($0) }
    let images = Motion.images(of: motions)
    let runs = motions.map { RunData($0, unit: canvas.unit, images: images).json(&numbers) }
    buffer.append("{\"view\":[\(corners.joined(separator: ","))],")
    buffer.append("\"unit\":\(Decimals.text(canvas.unit, places: 4)),")
    buffer.append("\"start\":\(start.map { NumberText.text(of: $0) } ?? "null"),")
    buffer.append("\"cut\":\(canvas.isCut),\"difference\":\(difference),")
    buffer.append("\"images\":\(JSONWords.list(images.map(ShownText.json))),")
    buffer.append(
      "\"mode\":\"\(view.rawValue)\",\"runs\":[\n\(runs.joined(separator: ",\n"))],\n\"numbers\":\""
    )
    Base64.append(numbers.bytes, to: &buffer)
    buffer.append("\"}")
  }

  private var difference: String {
    guard motions.count == 2 else { return "null" }
    guard let first = FirstDifference(motions[0], motions[1]) else { return "false" }
    return "{\"tick\":\(first.tick),\"time\":\(NumberText.text(of: first.time)),"
      + "\"words\":\(ShownText.json(first.words))}"
  }
}
