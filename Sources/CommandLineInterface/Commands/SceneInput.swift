// SPDX-License-Identifier: MIT

internal import SceneFormat

/// Reads and loads the scene that an operand names.
enum SceneInput {
  static func load(
    _ path: String, _ limits: SceneLimits, _ console: Console
  ) throws(CommandFailure) -> SceneLoading {
    // One byte beyond the limit is enough for the loader to see that there are too many.
    let limit = min(limits[.bytes], .max - 2) + 1
    let isStandardInput = path == "-"
    do throws(SystemError) {
      let bytes =
        try isStandardInput
        ? console.readInput(limit) : InputFile.read(path, atMost: limit)
      return SceneLoader.load(bytes, name: isStandardInput ? "<stdin>" : path, limits: limits)
    } catch {
      throw .input(isStandardInput ? "standard input" : quoted(path), error)
    }
  }
}
