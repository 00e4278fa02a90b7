// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture

/// One run, or two that are compared by eye.
enum MotionPair {
  /// The runs with what one of them knows and the other does not.
  static func motions(of sources: [MotionSource], named names: [String]) -> [Motion] {
    var motions = sources.map(\.motion)
    guard motions.count == 2 else { return motions }
    if motions[0].name == motions[1].name {
      for place in motions.indices { motions[place].name = names[place] }
    }
    let looksAgree = sources[0].looks == sources[1].looks && !sources[0].looks.isEmpty
    for (place, other) in [(0, 1), (1, 0)] where motions[place].parts.isEmpty {
      if looksAgree { motions[place].borrowLooks(of: motions[other]) }
      if place == 0 && !motions[1].parts.isEmpty {
        motions[0].parts = motions[1].parts
        motions[0].notes = ["What stands around the items is that of \(motions[1].name)"]
      }
    }
    return motions
  }
}
