// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The images of a scene, which must be in the scene's folder or below it.
struct SceneImages {
  /// In bytes; images are limited because pages embed them.
  private static let limit = 1_000_000

  private let folder: FilePath
  private var known: [String: String] = [:]
  /// The remaining bytes for all images, which share the limit of the scene's text.
  private var room: Int

  init(beside path: String, _ limits: SceneLimits) {
    (folder, room) = (FilePath(path).directory, limits[.bytes])
  }

  mutating func read(
    into scene: inout Scene, location: (Int) -> SceneLocation?
  ) throws(CommandFailure) {
    for index in scene.styles.indices {
      guard let name = scene.styles[index].style.image?.name else { continue }
      do throws(CommandFailure) {
        scene.styles[index].style.image?.data = try data(name)
      } catch {
        var failure = error
        failure.location = location(scene.styles[index].item)
        throw failure
      }
    }
  }

  /// Returns a data URL.
  mutating func data(_ name: String) throws(CommandFailure) -> String {
    if let data = known[name] { return data }
    let data = try Self.data(name, folder)
    room -= data.utf8.count
    if room < 0 {
      throw CommandFailure(
        exitCode: .input, message: "the images of the scene are too large",
        hint: "--limit bytes=N allows more")
    }
    known[name] = data
    return data
  }

  private static func data(_ name: String, _ folder: FilePath) throws(CommandFailure) -> String {
    let bytes = try bytes(name, folder)
    if bytes.count > limit {
      throw CommandFailure(
        exitCode: .input,
        message: "the image \(inQuotes(name)) is larger than \(Sentence.number(limit)) bytes",
        hint: "reduce its size or save it as JPEG, because pages embed images")
    }
    guard let type = ImageType(of: bytes) else {
      throw CommandFailure(
        exitCode: .input, message: "\(inQuotes(name)) is not an image",
        hint: "use a PNG, JPEG or SVG file")
    }
    var buffer = ByteBuffer()
    buffer.append("data:\(type.rawValue);base64,")
    Base64.append(bytes, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private static func bytes(_ name: String, _ folder: FilePath) throws(CommandFailure) -> [UInt8] {
    let (rule, path) = (FileRule.inside([folder]), folder.appending(name).text)
    if name.hasPrefix("/") || !rule.admits(path) {
      throw CommandFailure(
        exitCode: .input,
        message: "the image \(inQuotes(name)) is outside the folder of the scene",
        hint: outsideHint)
    }
    do throws(SystemError) {
      return try InputFile.read(path, rule, atMost: limit)
    } catch {
      let names = ((try? Folder.names(in: folder.text)) ?? []).filter { $0 != name }
      throw CommandFailure(
        exitCode: .input, message: "cannot read the image \(inQuotes(name)): \(error.reason)",
        hint: error == .leadsOut
          ? outsideHint
          : Suggestion.hint(for: name, among: names)
            ?? "images belong in the scene's folder, \(inQuotes(folder.text))")
    }
  }

  private static let outsideHint = "copy it next to the scene"
}
