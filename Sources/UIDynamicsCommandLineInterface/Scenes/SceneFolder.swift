// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// What lies in a folder that is given where scenes are.
enum SceneFolder {
  /// The paths of the files in a folder and below, in the order of their bytes.
  static func files(in folder: String) throws(CommandFailure) -> [String] {
    do throws(SystemError) {
      return try Folder.files(in: folder)
    } catch {
      throw .input(inQuotes(folder), error)
    }
  }

  /// What is said of JSON in a folder that is not a scene.
  static func remark(ofLeftOut path: String) -> String {
    let keys = Sentence.joined(SceneSign.keys.map { inQuotes($0) }, "and")
    return "\(path): left out; a scene has at least one of \(keys)"
  }
}
