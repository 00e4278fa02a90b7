// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsMotionExport
internal import UIDynamicsPicture
internal import UIDynamicsTrajectory

enum FlagTable {
  static let flags: [Flag] = [
    Flag(
      id: .format, name: "--format", value: .choice(RowFormat.allCases.map { $0.rawValue }),
      group: .output,
      summary: "format of the rows (default: by the extension of -o FILE, else jsonl)"),
    Flag(
      id: .like, name: "--like", value: .text("TEMPLATE"), group: .scene,
      summary: "template to write; --list shows all (default: square)"),
    Flag(id: .list, name: "--list", group: .scene, summary: "list the templates"),
    Flag(
      id: .form, name: "--as", value: .choice(ExportForm.allCases.map { $0.rawValue }),
      group: .output,
      summary: "export format (default: by the extension of -o FILE)"),
    Flag(
      id: .output, name: "--output", shortName: "-o", value: .text("FILE"), group: .output,
      summary: "output file (default: -, standard output)"),
    Flag(
      id: .events, name: "--events", value: .text("FILE"), group: .output,
      summary: "write contacts, pauses, touches and emitted events as JSON Lines"),
    Flag(
      id: .summary, name: "--summary", value: .text("FILE"), group: .output,
      summary: "write the result of the run as one JSON object"),
    Flag(
      id: .log, name: "--log", value: .text("FILE"), group: .output,
      summary: "write rows, events and the summary to one file, for check, diff and render"),
    Flag(
      id: .fromStart, name: "--relative", group: .output,
      summary: "make positions and angles relative to the first tick (ca, compose: also sizes)"),
    Flag(
      id: .small, name: "--small", group: .output,
      summary: "with --as web: write springs for one view, a few kB instead of the engine"),
    Flag(
      id: .prefix, name: "--prefix", value: .text("NAME"), group: .output,
      summary: "prefix the names of classes and types with NAME"),
    Flag(
      id: .trim, name: "--trim", group: .output,
      summary: "end at the last visible change"),
    Flag(
      id: .columns, name: "--columns", value: .list(of: "A,B"), group: .rows,
      summary: "columns in this order, or NAME=EXPRESSION; \"uidyn help output\" lists them"),
    Flag(
      id: .items, name: "--items", value: .list(of: "A,B"), group: .rows,
      summary: "include only these items: ids, ids of repeated views, or patterns such as card-*"),
    Flag(
      id: .every, name: "--every", value: .text("N"), group: .rows,
      summary: "keep only every Nth tick, starting at tick 0, and the last tick"),
    Flag(
      id: .from, name: "--from", value: .text("S"), group: .rows,
      summary: "start at this time, in seconds"),
    Flag(
      id: .to, name: "--to", value: .text("S"), group: .rows,
      summary: "end at this time, in seconds"),
    Flag(
      id: .wide, name: "--wide", group: .rows,
      summary: "one row per tick, with columns ITEM.COLUMN"),
    Flag(
      id: .view, name: "--view", value: .choice(PictureView.allCases.map { $0.rawValue }),
      group: .picture,
      summary: "device: what a user sees; engineering: names, paths, forces (default: device)"),
    Flag(
      id: .at, name: "--at", value: .text("S"), group: .picture,
      summary: "draw the state at this time, in seconds (default: the end)"),
    Flag(
      id: .ghosts, name: "--ghosts", value: .text("N"), group: .picture,
      summary: "draw up to N earlier states"
        + " (default: \(PictureSheet.usualMoments) screens, or \(PictureSheet.usualGhosts) ghosts)"),
    Flag(
      id: .size, name: "--size", value: .text("W|WxH"), group: .picture,
      summary: "width in pixels, or the size of a box to fit the image into"
        + " (default: \(PictureSize.usualSide)x\(PictureSize.usualSide))"),
    Flag(
      id: .plain, name: "--plain", group: .advanced,
      summary: "draw only the items: no text, trails or marks"),
    Flag(
      id: .recorded, name: "--recorded", group: .advanced,
      summary: "write a smaller page without the engine, which only plays the run back"),
    Flag(
      id: .frames, name: "--frames", value: .text("DIR"), group: .advanced,
      summary: "write one SVG file per tick to a new folder, for a video"),
    Flag(
      id: .set, name: "--set", value: .text("NAME=VALUE"), mayRepeat: true, group: .scene,
      summary: "set a parameter of the scene"),
    Flag(
      id: .merge, name: "--merge", value: .text("FILE"), mayRepeat: true, group: .scene,
      summary: "merge a JSON file into the scene before --set (RFC 7396: arrays are replaced)"),
    Flag(
      id: .vary, name: "--vary", value: .text("NAME=VALUES"), mayRepeat: true, group: .cases,
      summary: "values: 0.2,0.5 or range(0,1,0.1); bounds of a fit: 0.1..2 or 0.1..2,log"),
    Flag(
      id: .cases, name: "--cases", value: .text("FILE"), group: .cases,
      summary: "one JSON object of parameters per line; with -, each line runs as it arrives"),
    Flag(
      id: .plan, name: "--plan", group: .advanced,
      summary: "print the cases without running them"),
    Flag(
      id: .metric, name: "--metric", value: .text("NAME=EXPR"), mayRepeat: true, group: .cases,
      summary: "add a column with the final value of an expression of the scene"),
    Flag(
      id: .best, name: "--best", value: .text("EXPR"), group: .cases,
      summary: "report the case that minimizes an expression of columns"),
    Flag(
      id: .runs, name: "--runs", value: .text("N"), group: .search,
      summary:
        "use at most N runs (default: \(FitCommand.runsPerParameter) per parameter)"),
    Flag(
      id: .minimize, name: "--minimize", value: .text("EXPR"), group: .search,
      summary: "once all expectations are met, minimize an expression of a sweep's columns"),
    Flag(
      id: .timeLimit, name: "--time-limit", value: .text("S"), group: .run,
      summary: "end after at most S seconds (default: run.timeLimit in the scene, else 10)"),
    Flag(
      id: .requireStasis, name: "--require-stasis", group: .advanced,
      summary: "exit with 1 if the run ends before everything is at rest"),
    Flag(
      id: .noExpect, name: "--no-expect", group: .run,
      summary: "ignore the scene's expectations"),
    Flag(
      id: .limit, name: "--limit", value: .text("NAME=N"), mayRepeat: true, group: .advanced,
      summary: "change a limit; \"uidyn help limits\" lists them"),
    Flag(
      id: .jobs, name: "--jobs", shortName: "-j", value: .text("N"), group: .run,
      summary: "run N scenes at a time, at most 256 (default: one per processor)"),
    Flag(
      id: .level, name: "--level",
      value: .choice(ComparisonRules.Level.allCases.map { $0.rawValue }),
      group: .comparison, summary: "what to compare (default: trajectory, every row)"),
    Flag(
      id: .tolerance, name: "--tolerance", value: .list(of: "CLASS=X"), group: .comparison,
      summary: "allowed difference for a class of columns: position=0.01,angle=1e-4"),
    Flag(
      id: .absolute, name: "--atol", value: .text("X"), group: .advanced,
      summary: "allowed difference for all classes"),
    Flag(
      id: .relative, name: "--rtol", value: .text("X"), group: .advanced,
      summary: "allowed difference as a fraction of the expected value"),
    Flag(
      id: .ticks, name: "--ticks", value: .text("N"), group: .comparison,
      summary: "allowed shift of events and of the end, in ticks"),
    Flag(
      id: .align, name: "--align",
      value: .choice(ComparisonRules.Alignment.allCases.map { $0.rawValue }), group: .comparison,
      summary: "match rows by tick or time (default: tick)"),
    Flag(
      id: .reporter, name: "--reporter", value: .choice(Reporter.allCases.map { $0.rawValue }),
      group: .comparison, summary: "format of the report (default: text)"),
    Flag(
      id: .update, name: "--update", value: .choice(GoldenUpdate.allCases.map { $0.rawValue }),
      group: .goldens, summary: "accept the current motion as the golden"),
    Flag(
      id: .host, name: "--host", value: .text("ADDRESS"), group: .run,
      summary: "address of this machine to listen on (default: 127.0.0.1, for this machine only)"),
    Flag(
      id: .port, name: "--port", value: .text("N"), group: .run,
      summary: "local port to listen on (default: any free port)"),
    Flag(
      id: .man, name: "--man", group: .output,
      summary: "print all help as a manual page, for man"),
    Flag(
      id: .markdown, name: "--markdown", group: .output,
      summary: "print scene-keys or expressions as Markdown"),
    Flag(
      id: .strict, name: "--strict", group: .run,
      summary: "treat warnings as errors"),
    Flag(
      id: .quiet, name: "--quiet", shortName: "-q", group: .messages,
      summary: "show no warnings and no progress"),
    Flag(
      id: .color, name: "--color", value: .choice(["auto", "always", "never"]), group: .messages,
      summary: "color messages (default: auto, on a terminal unless NO_COLOR is set)"),
    Flag(
      id: .help, name: "--help", shortName: "-h", group: .messages,
      summary: "show this help"),
    Flag(
      id: .version, name: "--version", shortName: "-V", group: .messages,
      summary: "show the version"),
  ]

  static func flag(named name: String) -> Flag? {
    // `export` called this option `--item`.
    let name = name == "--item" ? "--items" : name
    return flags.first { $0.names.contains(name) }
  }

  static func flag(_ id: Flag.ID) -> Flag? {
    flags.first { $0.id == id }
  }
}
