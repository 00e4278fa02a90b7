// SPDX-License-Identifier: MIT

/// The optional programs that draw plots.
enum PlotProgram {
  static let hasGnuplot = Playground.has("gnuplot")
  static let hasPython = Playground.has("python3")
  static let hasMatplotlib =
    (try? Playground().shell("python3 -c 'import matplotlib'").status) == 0

  /// Returns `true` if the installed version of gnuplot drew the image.
  static func isAuthor(of picture: String) throws -> Bool {
    let version = try Playground().shell("gnuplot --version").output.dropFirst("gnuplot".count)
    return picture.contains("Produced by GNUPLOT\(version.dropLast())")
  }

  /// Returns a program that the script needs but the machine lacks.
  static func missing(in script: String) -> String? {
    if script.contains("gnuplot -e") && !hasGnuplot { return "gnuplot" }
    if script.contains("python3") && !hasMatplotlib { return "matplotlib" }
    return nil
  }
}
