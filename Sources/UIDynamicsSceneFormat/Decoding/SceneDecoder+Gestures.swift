// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

extension SceneDecoder {
  func gesture(_ reader: ObjectReader) -> SceneGesture {
    let kind = gestureKind(reader)
    var touches: [SceneGesture.Touch] = []
    let spaces = reader.elements("strokes").map { space(of: ObjectReader(reader.document, $0)) }
    for (stroke, list) in reader.strokes.enumerated() {
      for value in reader.document.elements(of: list) {
        guard var touch = touch(value, reader, ofTwo: kind.fingers == 2) else { continue }
        touch.stroke = stroke
        touch.space = spaces.isEmpty ? nil : spaces[stroke]
        touches.append(touch)
      }
    }
    var gesture = SceneGesture(id: reader.string("id") ?? "", touches: touches)
    gesture.ends = (reader.word("ends") ?? SceneGesture.Ending.ended).state
    gesture.recording = reader.object("recording").map {
      SceneTouchRecording(file: $0.string("file") ?? "", offset: $0.number("offset"))
    }
    gesture.space = space(of: reader)
    gesture.kind = kind
    gesture.isEnabled = reader.boolean("isEnabled") ?? true
    gesture.views = names.items(reader.values("view"), in: reader.document, withSlots: true)
      .map { $0.index }
    return gesture
  }

  private func space(of reader: ObjectReader) -> Int? {
    names.items(reader.values("in"), in: reader.document).first?.index
  }

  private func touch(
    _ value: JSONValue, _ reader: ObjectReader, ofTwo: Bool
  ) -> SceneGesture.Touch? {
    let numbers = reader.document.elements(of: value).map { reader.document.number($0) ?? 0 }
    guard numbers.count >= 3 else { return nil }
    var (location, spread) = (CGPoint(x: numbers[1], y: numbers[2]), CGVector?.none)
    if ofTwo, numbers.count == 5 {
      spread = CGVector(dx: numbers[3] - numbers[1], dy: numbers[4] - numbers[2])
      location = CGPoint(x: (numbers[1] + numbers[3]) / 2, y: (numbers[2] + numbers[4]) / 2)
    }
    let velocity =
      numbers.count == 5 && !ofTwo ? CGVector(dx: numbers[3], dy: numbers[4]) : nil
    return SceneGesture.Touch(
      time: numbers[0], location: location, velocity: velocity, spread: spread)
  }

  private func gestureKind(_ reader: ObjectReader) -> SceneGesture.Kind {
    switch reader.gestureType {
    case .tap: .tap(reader.number("numberOfTapsRequired").flatMap { Int(exactly: $0) } ?? 1)
    case .longPress:
      .longPress(
        reader.number("minimumPressDuration") ?? GestureFacts.minimumPressDuration,
        allowableMovement: reader.number("allowableMovement") ?? GestureFacts.allowableMovement)
    case .swipe: .swipe(directions(reader))
    case .pinch: .pinch
    case .rotation: .rotation
    case .scroll:
      .scroll((reader.word("decelerationRate") ?? SceneDecelerationRate.normal).rate)
    case .pan, nil: .pan
    }
  }

  private func directions(_ reader: ObjectReader) -> [SceneSwipeDirection] {
    let found = reader.strings("direction").compactMap(SceneSwipeDirection.init)
    return found.isEmpty ? [.right] : found
  }
}
