// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture

enum MotionPair {
  /// Lets each run borrow information that only the other one has.
  static func motions(of sources: [MotionSource], named names: [String]) -> [Motion] {
    var motions = sources.map { $0.motion }
    guard motions.count == 2 else { return motions }
    if motions[0].name == motions[1].name {
      for index in motions.indices { motions[index].name = names[index] }
    }
    let looksAgree = sources[0].looks == sources[1].looks && !sources[0].looks.isEmpty
    for (index, other) in [(0, 1), (1, 0)] where motions[index].parts.isEmpty {
      if motions[other].parts.isEmpty { continue }
      let lost = motions[index].borrowLooks(of: motions[other])
      var notes: [String] = []
      if index == 0 {
        motions[0].borrowParts(of: motions[1])
        motions[0].screen = motions[1].screen
        notes = ["Boundaries and behaviors are taken from \(motions[1].name)"]
      }
      if !looksAgree { notes.append(borrowed(motions[index], motions[other], lost)) }
      if index == 0 { motions[0].notes = notes } else { motions[1].notes += notes }
    }
    return motions
  }

  private static func borrowed(_ motion: Motion, _ other: Motion, _ lost: [String]) -> String {
    let words = "Outlines and superviews of \(motion.name) are taken from \(other.name)"
    return lost.isEmpty
      ? words : "\(words); it lacks the superviews of \(lost.joined(separator: ", "))"
  }
}
