// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

enum SceneFolder {
  static func remark(ofLeftOut path: String) -> String {
    let keys = Sentence.joined(SceneSign.keys.map { inQuotes($0) }, "and")
    return "\(path): skipped; a scene contains at least one of \(keys)"
  }
}
