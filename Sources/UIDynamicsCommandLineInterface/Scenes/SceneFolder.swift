// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

enum SceneFolder {
  /// Returns all files below a folder in byte order.
  static func files(in folder: String) throws(CommandFailure) -> [String] {
    do throws(SystemError) {
      return try Folder.files(in: folder)
    } catch {
      throw .input(inQuotes(folder), error)
    }
  }

  static func remark(ofLeftOut path: String) -> String {
    let keys = Sentence.joined(SceneSign.keys.map { inQuotes($0) }, "and")
    return "\(path): skipped; a scene contains at least one of \(keys)"
  }
}
