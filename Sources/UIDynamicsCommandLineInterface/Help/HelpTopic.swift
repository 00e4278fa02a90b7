// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum HelpTopic: String, CaseIterable {
  case output
  case exitCodes = "exit-codes"
  case environment, limits
  case sceneKeys = "scene-keys"
  case expressions

  var page: String {
    switch self {
    case .output: Self.outputPage
    case .exitCodes: Self.exitCodesPage
    case .environment: Self.environmentPage
    case .limits: Self.limitsPage
    case .sceneKeys: PlainText.of(SceneReference.text)
    case .expressions: PlainText.of(ExpressionGuide.text)
    }
  }

  /// The page as it is in docs/reference.
  var markdown: String? {
    self == .sceneKeys
      ? SceneReference.text : self == .expressions ? ExpressionGuide.text : nil
  }

  private static var outputPage: String {
    let columns = Column.allCases.map { column in
      (column.rawValue, column.summary + (Column.defaultColumns.contains(column) ? "" : " (extra)"))
    }
    return """
      uidyn run writes one row per tick and item, sorted by tick and then in scene
      order. Rows are JSON Lines, or CSV with --format csv or -o NAME.csv. Columns
      marked (extra) are written only if --columns lists them. --columns also accepts
      UIKit's names ("uidyn help expressions"). The columns are:
      \(HelpText.list(columns))

      Example: uidyn run falling.json --columns tick,item,center,speed --every 10

      Numbers are written with the fewest digits that parse to the same value. --every
      keeps the ticks that are multiples of N. --from and --to keep a range of times,
      including both ends; a tick within 0.1 ms of an end is inside. These options
      select rows; they never change the run. With --wide, a row contains a whole tick
      in columns ITEM.COLUMN. A column NAME=EXPRESSION is evaluated after every tick,
      or once per item if it contains "each".

      --events writes one JSON object per event with the keys tick, time, event,
      behavior, item, other, boundary, x, y, name and data. For a contact with the
      reference bounds, other and boundary are null. --summary writes one JSON object
      about the run. --log writes rows, events and the summary to one file, with all
      items and the standard columns. The "record" key of each line is header, event,
      frame, digests or, for the last line, summary. With --every N the log is thin:
      it contains the frames of every Nth tick and of the last one, and digests of all
      ticks.

      """
  }

  private static var exitCodesPage: String {
    let (interrupted, terminated) = (ExitCode.signal(SIGINT), ExitCode.signal(SIGTERM))
    return """
        \(ExitCode.success.status)    success
        \(ExitCode.negative.status)    negative result: an expectation failed, a scene is invalid (validate), a
             scene is not at rest (--require-stasis), a motion differs (check, diff),
             a format cannot represent the motion (export), or --best or --minimize
             has no value
        \(ExitCode.usage.status)    invalid command line
        \(ExitCode.input.status)    an input cannot be read, or is not a valid scene, log or file of rows
        \(ExitCode.guarded.status)    a guard stopped the run: a number was not finite, an expression had no
             value, an action was impossible, or events triggered each other endlessly
        \(ExitCode.output.status)    an output could not be written completely
        \(ExitCode.internalError.status)   internal error
        \(interrupted.status)  interrupted (\(terminated.status): terminated, \(ExitCode.readerLeft.status): output closed by its reader)

      Example: uidyn run falling.json -q -o /dev/null && echo "all expectations met"

      """
  }

  private static let environmentPage = """
      NO_COLOR  disables colors, unless --color is given
      TERM      "dumb" disables colors and progress
      COLUMNS   width of a plot (default: the width of the terminal)
      CI        unless it is empty, 0 or false, check rejects --update

    Example: NO_COLOR=1 uidyn check scenes

    uidyn reads no configuration files. In tests that use MotionTesting,
    RECORD=1 accepts goldens.

    """

  private static var limitsPage: String {
    let limits = SceneLimit.allCases.map { ("\($0.rawValue)=\($0.defaultValue)", $0.noun) }
    return """
      A scene that exceeds a limit is rejected. To change a limit, use --limit NAME=N,
      which can be repeated. The defaults are:
      \(HelpText.list(limits))

      A scene at one of these limits takes at most about 7 s of processor time and
      0.9 GB of memory to load and run for 0.1 s; see docs/reliability.md. Longer runs
      take longer: 10,000 simultaneous animations take about 2 ms per tick.

      Example: uidyn run crowd.json --limit views=50000

      """
  }
}
