// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// What lies in a folder that is given where scenes are.
enum SceneFolder {
  /// The paths of the scenes in a folder and below, and of other files, in the order of their bytes; other JSON
  /// is left out, and said.
  static func files(in folder: String, _ messages: Messages) throws(CommandFailure) -> [String] {
    let files: [String]
    do throws(SystemError) {
      files = try Folder.files(in: folder)
    } catch {
      throw .input(inQuotes(folder), error)
    }
    return files.filter { path in
      guard path.hasSuffix(".json"), let bytes = try? InputFile.read(path, atMost: limit),
        bytes.count < limit, !SceneSign.isScene(bytes)
      else { return true }
      messages.remark("\(path): left out; a scene has at least one of \(keys)")
      return false
    }
  }

  /// What is longer is too long for a scene, which is said when it is read.
  private static var limit: Int { SceneLimits.default[.bytes] + 1 }

  private static var keys: String { Sentence.joined(SceneSign.keys.map { inQuotes($0) }, "and") }
}
