// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsMotionExport
internal import UIDynamicsPicture

/// Every option of every command.
enum FlagTable {
  static let flags: [Flag] = [
    Flag(
      id: .format, name: "--format", value: .choice(RowFormat.allCases.map { $0.rawValue }),
      group: .output,
      summary: "form of the rows (default: the ending of -o FILE, else jsonl)"),
    Flag(
      id: .form, name: "--as", value: .choice(ExportForm.allCases.map { $0.rawValue }),
      group: .output,
      summary: "form of the motion (default: what the name of -o FILE says)"),
    Flag(
      id: .output, name: "--output", shortName: "-o", value: .text("FILE"), group: .output,
      summary: "output file (default: -, standard output)"),
    Flag(
      id: .outputFolder, name: "--output-dir", value: .text("DIR"), group: .output,
      summary: "one file of rows per scene; * is its name in other FILEs: --log '*.log'"),
    Flag(
      id: .events, name: "--events", value: .text("FILE"), group: .output,
      summary: "write contacts, pauses, touches and emitted names as JSON Lines"),
    Flag(
      id: .summary, name: "--summary", value: .text("FILE"), group: .output,
      summary: "write how the run ended as one JSON object"),
    Flag(
      id: .log, name: "--log", value: .text("FILE"), group: .output,
      summary: "write the whole run, with header, events and summary, as JSON Lines"),
    Flag(
      id: .fromStart, name: "--relative", group: .output,
      summary: "count place and turn from the start; ca and compose sizes, too"),
    Flag(
      id: .compact, name: "--compact", group: .output,
      summary: "fewer keys for what moves and turns, played on the main thread"),
    Flag(
      id: .trim, name: "--trim", group: .output,
      summary: "end with the last change that a user of the app would see"),
    Flag(
      id: .columns, name: "--columns", value: .list(of: "A,B"), group: .rows,
      summary: "columns in this order, NAME=EXPRESSION too; \"uidyn help output\" lists them"),
    Flag(
      id: .items, name: "--items", value: .list(of: "A,B"), group: .rows,
      summary: "rows of these items only: ids, those of repeated views, card-*"),
    Flag(
      id: .item, name: "--item", value: .list(of: "A,B"), group: .rows,
      summary: "these items only: ids, those of repeated views, card-*"),
    Flag(
      id: .every, name: "--every", value: .text("N"), group: .rows,
      summary: "rows of every Nth tick, from tick 0, and of the last tick"),
    Flag(
      id: .from, name: "--from", value: .text("S"), group: .rows,
      summary: "rows from this time on, in s"),
    Flag(
      id: .to, name: "--to", value: .text("S"), group: .rows,
      summary: "rows up to this time, in s"),
    Flag(
      id: .wide, name: "--wide", group: .rows,
      summary: "one row per tick, with columns item.column"),
    Flag(
      id: .crlf, name: "--crlf", group: .rows,
      summary: "CSV whose lines end with CR LF"),
    Flag(
      id: .view, name: "--view", value: .choice(PictureView.allCases.map { $0.rawValue }),
      group: .picture,
      summary: "what a user sees, or names, paths and forces (default: device)"),
    Flag(
      id: .at, name: "--at", value: .text("S"), group: .picture,
      summary: "show how things are at this time, in s (default: at the end)"),
    Flag(
      id: .ghosts, name: "--ghosts", value: .text("N"), group: .picture,
      summary: "show up to N moments before it"
        + " (default: \(PictureSheet.usualMoments) screens, or \(PictureSheet.usualGhosts) ghosts)"),
    Flag(
      id: .size, name: "--size", value: .text("W|WxH"), group: .picture,
      summary: "width in pixels, or a box the picture fits into"
        + " (default: \(PictureSize.usualSide)x\(PictureSize.usualSide))"),
    Flag(
      id: .plain, name: "--plain", group: .picture,
      summary: "only how things are: no texts, trails and marks"),
    Flag(
      id: .noContacts, name: "--no-contacts", group: .picture,
      summary: "no crosses where contacts began, and no ticks beside them"),
    Flag(
      id: .recorded, name: "--recorded", group: .picture,
      summary: "a small page that only plays the run, without the engine"),
    Flag(
      id: .frames, name: "--frames", value: .text("DIR"), group: .picture,
      summary: "write an SVG of each tick into a new folder, for a video"),
    Flag(
      id: .set, name: "--set", value: .text("NAME=VALUE"), mayRepeat: true, group: .scene,
      summary: "give a parameter of the scene another value"),
    Flag(
      id: .merge, name: "--merge", value: .text("FILE"), mayRepeat: true, group: .scene,
      summary: "merge a JSON file over the scene (RFC 7396: arrays are replaced), before --set"),
    Flag(
      id: .vary, name: "--vary", value: .text("NAME=VALUES"), mayRepeat: true, group: .cases,
      summary: "values, 0.2,0.5 or range(0,1,0.1); for a fit bounds, 0.1..2 or 0.1..2,log"),
    Flag(
      id: .zip, name: "--zip", group: .cases,
      summary: "take the first values of all lists, then the second, in place of a grid"),
    Flag(
      id: .cases, name: "--cases", value: .text("FILE"), group: .cases,
      summary: "a JSON object of parameters on each line; - answers line by line"),
    Flag(
      id: .shard, name: "--shard", value: .text("I/N"), group: .cases,
      summary: "the Ith of N parts: every Nth case from the Ith on"),
    Flag(
      id: .plan, name: "--plan", group: .cases,
      summary: "print the cases and play none"),
    Flag(
      id: .resume, name: "--resume", value: .text("FILE"), group: .cases,
      summary: "write to FILE line by line, after the cases that are there already"),
    Flag(
      id: .metric, name: "--metric", value: .text("NAME=EXPR"), mayRepeat: true, group: .cases,
      summary: "a column with what an expression about the scene comes to at the end"),
    Flag(
      id: .best, name: "--best", value: .text("EXPR"), group: .cases,
      summary: "name the case with the smallest value of an expression of columns"),
    Flag(
      id: .runs, name: "--runs", value: .text("N"), group: .search,
      summary:
        "play at most so many runs (default: \(FitCommand.runsPerParameter) for each parameter)"),
    Flag(
      id: .minimize, name: "--minimize", value: .text("EXPR"), group: .search,
      summary: "where all is met, make an expression of columns of a sweep small"),
    Flag(
      id: .trace, name: "--trace", value: .text("FILE"), group: .search,
      summary: "write every run of the search as JSON Lines"),
    Flag(
      id: .timeLimit, name: "--time-limit", value: .text("S"), group: .run,
      summary: "end at S seconds at the latest (default: run.timeLimit, else 10)"),
    Flag(
      id: .requireStasis, name: "--require-stasis", group: .run,
      summary: "exit with 1 when the run ends before everything rests"),
    Flag(
      id: .noExpect, name: "--no-expect", group: .run,
      summary: "do not look at what the scene expects"),
    Flag(
      id: .limit, name: "--limit", value: .text("NAME=N"), mayRepeat: true, group: .run,
      summary: "raise or lower a limit; \"uidyn help limits\" lists them"),
    Flag(
      id: .jobs, name: "--jobs", shortName: "-j", value: .text("N"), group: .run,
      summary: "play N scenes at a time, 256 at most (default: one per processor)"),
    Flag(
      id: .level, name: "--level",
      value: .choice(ComparisonRules.Level.allCases.map { $0.rawValue }),
      group: .comparison, summary: "what has to agree (default: trajectory, every row)"),
    Flag(
      id: .tolerance, name: "--tolerance", value: .list(of: "CLASS=X"), group: .comparison,
      summary: "forgive so much in a class of columns: position=0.01,angle=1e-4"),
    Flag(
      id: .absolute, name: "--atol", value: .text("X"), group: .comparison,
      summary: "forgive so much in every class"),
    Flag(
      id: .relative, name: "--rtol", value: .text("X"), group: .comparison,
      summary: "forgive this share of the expected number"),
    Flag(
      id: .ticks, name: "--ticks", value: .text("N"), group: .comparison,
      summary: "events and the end may be N ticks away"),
    Flag(
      id: .align, name: "--align",
      value: .choice(ComparisonRules.Alignment.allCases.map { $0.rawValue }), group: .comparison,
      summary: "what rows are found by (default: tick)"),
    Flag(
      id: .reporter, name: "--reporter", value: .choice(Reporter.allCases.map { $0.rawValue }),
      group: .comparison, summary: "form of the report (default: text)"),
    Flag(
      id: .goldens, name: "--goldens", value: .text("DIR"), group: .goldens,
      summary: "mirror of the folder that DIR is in (default: beside the scenes)"),
    Flag(
      id: .update, name: "--update", value: .choice(GoldenUpdate.allCases.map { $0.rawValue }),
      group: .goldens, summary: "accept what is there now as golden"),
    Flag(
      id: .port, name: "--port", value: .text("N"), group: .run,
      summary: "port of this machine to listen on (default: one that is free)"),
    Flag(
      id: .man, name: "--man", group: .output,
      summary: "print everything as a manual page, in the language of man"),
    Flag(
      id: .strict, name: "--strict", group: .run,
      summary: "treat warnings as errors"),
    Flag(
      id: .timing, name: "--timing", group: .messages,
      summary: "report speed, contacts and memory, also under --quiet"),
    Flag(
      id: .quiet, name: "--quiet", shortName: "-q", group: .messages,
      summary: "no warnings and no progress"),
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

  /// Finds an option by one of its names.
  static func flag(named name: String) -> Flag? {
    flags.first { $0.names.contains(name) }
  }

  static func flag(_ id: Flag.ID) -> Flag? {
    flags.first { $0.id == id }
  }
}
