// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

extension EventRecord {
  /// A short description, for example "contact ball – pin-3".
  package var pictureWords: String {
    switch kind {
    case .contactBegan: "contact \(partners)"
    case .contactEnded: "end of contact \(partners)"
    case .pause: "at rest"
    case .resume: "starts moving"
    case .gesture: gestureWords
    case .willDisplay: "shows \(item ?? "")"
    case .didEndDisplaying: "hides \(item ?? "")"
    case .didEndDecelerating: "scroll \(name ?? "") ends"
    case .emit: "event \(name ?? "")"
    case .stop: "stop"
    }
  }

  private var gestureWords: String {
    let parts = (name ?? "").split(separator: ".").map(String.init)
    let words = ["began": "finger down", "changed": "finger moves", "ended": "finger up"]
    let state = parts.last ?? ""
    return "\(words[state] ?? "touch \(state)") (\(parts.dropLast().joined(separator: ".")))"
  }

  private var partners: String { "\(item ?? "") – \(other ?? boundary ?? "bounds")" }

  /// The tick and time, for example "tick 49 (0.817 s)".
  package var pictureMoment: String { "tick \(tick) (\(Decimals.text(time, places: 3)) s)" }

  var spot: Spot? { point.map { Spot(Double($0.x), Double($0.y)) } }

  /// Returns `true` if the event has no items or involves one of `ids`.
  func concerns(_ ids: Set<String>) -> Bool {
    guard let item else { return true }
    return ids.contains(item) || other.map(ids.contains) ?? false
  }
}
