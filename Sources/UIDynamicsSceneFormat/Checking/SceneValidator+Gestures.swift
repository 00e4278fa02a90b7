// SPDX-License-Identifier: MIT

extension SceneValidator {
  mutating func checkGestures() {
    let most = limits[.samples]
    var count = 0
    for gesture in outline.gestures {
      var last = -Double.infinity
      for stroke in gesture.strokes {
        let touches = Array(document.elements(of: stroke))
        let isWithin = count <= most
        count += touches.count
        if isWithin { count += movingTicks(touches) }
        if isWithin, count > most, touches.count <= most {
          reportExceeded(.samples, at: stroke, actual: count)
        }
        checkTimes(of: touches, after: &last)
        if gesture.gestureType?.takesTwoFingers == true { checkFingers(of: touches) }
      }
      for stroke in gesture.objects("strokes") { checkStart(of: stroke) }
      if outline.referenceView == nil, outline.layout == nil {
        refuse(
          "view", of: gesture, "\"view\" needs a reference view for hit testing",
          hint: "give the scene a \"referenceView\"")
      }
      if gesture.gestureType == .scroll, !outline.hasCollectionView,
        let value = gesture.value("type")
      {
        report(
          .misplacedKey, "the scene has nothing that scrolls", at: value,
          hint: outline.hintOfScrolling)
      }
    }
  }

  private mutating func checkStart(of stroke: ObjectReader) {
    if stroke.has("touches") {
      refuse(
        "then", of: stroke, "\"then\" cannot be used together with \"touches\"",
        as: .conflictingKeys)
    }
    for word in ["drag", "flick", "tap"] where !findings.isFull {
      guard let start = stroke.object(word), !start.has("from"), !start.has("in") else { continue }
      report(.missingKey, "\(quoted(word)) needs \"from\" or \"in\"", at: start.object)
    }
  }

  /// The number of ticks during which a finger moves; each of them produces a touch.
  private func movingTicks(_ touches: [JSONValue]) -> Int {
    let usual = RunSettings()
    let end = outline.run?.number("timeLimit") ?? usual.timeLimit
    let ticksPerSecond = outline.run?.number("ticksPerSecond") ?? usual.ticksPerSecond
    let points = touches.map { document.elements(of: $0).compactMap(document.number) }
    var ticks = 0.0
    for (from, to) in zip(points, points.dropFirst()) where from.dropFirst() != to.dropFirst() {
      guard let start = from.first, let stop = to.first else { continue }
      ticks += max(0, min(stop, end) - start) * ticksPerSecond
    }
    return Int(exactly: max(0, min(ticks, 1e9)).rounded()) ?? 0
  }

  private mutating func checkTimes(of touches: [JSONValue], after last: inout Double) {
    for touch in touches where !findings.isFull {
      guard let value = document.elements(of: touch).first(where: { _ in true }),
        let time = document.number(value)
      else { continue }
      checkIsLater(time, than: &last, " s", "touch", at: value)
    }
  }

  mutating func checkIsLater(
    _ time: Double, than last: inout Double, _ unit: String, _ noun: String, at value: JSONValue
  ) {
    if time <= last {
      report(
        .timeOrder,
        "the \(noun) at \(Sentence.number(time))\(unit) must be later than the previous one, at"
          + " \(Sentence.number(last))\(unit)", at: value)
    }
    last = time
  }

  /// Checks that two fingers are not at the same point, since they need a distance and a direction.
  private mutating func checkFingers(of touches: [JSONValue]) {
    for touch in touches where !findings.isFull {
      let elements = Array(document.elements(of: touch))
      guard elements.count == 5 else {
        if elements.count == 3 {
          report(
            .wrongLength,
            "a touch with two fingers needs 5 numbers [t, x1, y1, x2, y2], found 3", at: touch)
        }
        continue
      }
      let numbers = elements.compactMap(document.number)
      if numbers.count == 5, numbers[1] == numbers[3], numbers[2] == numbers[4] {
        report(
          .outOfRange, "both fingers are at the same point, so they have no direction", at: touch)
      }
    }
  }
}

extension SceneOutline {
  package var hintOfScrolling: String {
    layout == nil
      ? "only the \"collectionView\" of a \"collectionViewLayout\" scrolls"
      : "give the \"collectionViewLayout\" a \"collectionView\""
  }
}
