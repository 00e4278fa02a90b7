// SPDX-License-Identifier: MIT

/// Optional programs for the plots.
enum PlotProgram {
  static let hasGnuplot = Playground.has("gnuplot")
  static let hasPython = Playground.has("python3")
  static let hasMatplotlib =
    (try? Playground().shell("python3 -c 'import matplotlib'").status) == 0

  /// Returns `true` if a picture was drawn by the installed version of gnuplot.
  static func isAuthor(of picture: String) throws -> Bool {
    let version = try Playground().shell("gnuplot --version").output.dropFirst("gnuplot".count)
    return picture.contains("Produced by GNUPLOT\(version.dropLast())")
  }

  /// A program that a script needs and the machine lacks.
  static func missing(in script: String) -> String? {
    if script.contains("gnuplot -e") && !hasGnuplot { return "gnuplot" }
    if script.contains("python3") && !hasMatplotlib { return "matplotlib" }
    return nil
  }
}
