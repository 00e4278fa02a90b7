// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct GestureMiss {
  enum Reason: Equatable {
    /// The stroke started outside the gesture's views.
    case elsewhere
    case disabled
    /// The finger moved too far, in pt.
    case moved(Double, most: Double)
    /// The finger was lifted too early, in seconds.
    case lifted(Double, least: Double)
    case waited
    /// The next tap was too far away, in pt.
    case apart(Double)
    /// The displacement of a failed swipe in pt, and its duration in seconds.
    case went(CGVector, Double)
  }

  let reason: Reason
  let time: Double
  let location: CGPoint
}

extension GestureMiss {
  /// Describes the stroke and the requirement of its gesture; `views` contains the ids of the gesture's views.
  func clause(_ gesture: SceneGesture, _ views: [String]) -> String {
    let noun = gesture.kind.type.noun
    return switch reason {
    case .elsewhere: elsewhere(location, views)
    case .disabled: "it was disabled when the finger touched down"
    case .moved(let distance, let most):
      "the finger moved \(Self.text(distance)) pt, but \(noun) allows \(Self.text(most)) pt"
    case .lifted(let time, let least):
      "the finger was lifted after \(Self.text(time)) s, but \(noun) needs \(Self.text(least)) s"
    case .waited:
      "no tap was within \(Self.text(GestureFacts.longestTapInterval)) s of the previous one"
    case .apart(let distance):
      "a tap was \(Self.text(distance)) pt from the previous one, but \(noun) allows"
        + " \(Self.text(GestureFacts.farthestTap)) pt"
    case .went(let distance, let time):
      "the finger moved (\(Self.text(distance.dx)), \(Self.text(distance.dy))) pt in \(Self.text(time)) s, but"
        + " \(noun) needs at least \(Self.text(GestureFacts.swipeDistance)) pt \(gesture.kind.directions)"
        + " within \(Self.text(GestureFacts.longestSwipe)) s, and no more than that sideways"
    }
  }

  private func elsewhere(_ start: CGPoint, _ views: [String]) -> String {
    let views = views.map { "\"\($0)\"" }
    let area =
      views.count == 1
      ? "its view, \(views[0])" : "one of its views, \(Sentence.first(3, of: views))"
    let (x, y) = (NumberText.text(of: Double(start.x)), NumberText.text(of: Double(start.y)))
    return "no stroke started in \(area); the first started at (\(x), \(y))"
  }

  private static func text(_ number: Double) -> String { NumberText.thousandths(number) }
}

extension SceneGesture.Kind {
  fileprivate var directions: String {
    guard case .swipe(let directions) = self else { return "" }
    return Sentence.joined(directions.map { $0.rawValue }, "or")
  }
}
