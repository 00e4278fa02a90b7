// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

extension EventRecord {
  /// What happened, in a few words: "contact ball – pin-3".
  package var pictureWords: String {
    switch kind {
    case .contactBegan: "contact \(partners)"
    case .contactEnded: "end of contact \(partners)"
    case .pause: "pause"
    case .resume: "resume"
    case .gesture: "touch \(name ?? "")"
    case .willDisplay: "shows \(item ?? "")"
    case .didEndDisplaying: "hides \(item ?? "")"
    case .didEndDecelerating: "scroll \(name ?? "") at rest"
    case .emit: "emits \(name ?? "")"
    case .stop: "stop"
    }
  }

  private var partners: String { "\(item ?? "") – \(other ?? boundary ?? "bounds")" }

  /// "tick 49 (0.817 s)".
  package var pictureMoment: String { "tick \(tick) (\(Decimals.text(time, places: 3)) s)" }

  /// Where it happened, pt.
  var spot: Spot? { point.map { Spot(Double($0.x), Double($0.y)) } }

  /// Whether an item that is drawn takes part, or none is asked for.
  func concerns(_ ids: Set<String>) -> Bool {
    guard let item else { return true }
    return ids.contains(item) || other.map(ids.contains) ?? false
  }
}
