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

  /// The page as in docs/reference.
  var markdown: String? {
    self == .sceneKeys
      ? SceneReference.text : self == .expressions ? ExpressionGuide.text : nil
  }

  private static var outputPage: String {
    let columns = Column.allCases.map { column in
      (column.rawValue, column.summary + (Column.defaultColumns.contains(column) ? "" : " (extra)"))
    }
    return """
      uidyn run writes one row per tick and item: by tick, then in the order of the
      scene. Rows are JSON Lines, or CSV with --format csv or -o NAME.csv. These are
      the columns; extra ones need --columns, which also accepts their names in UIKit
      ("uidyn help expressions"):
      \(HelpText.list(columns))

      Example: uidyn run falling.json --columns tick,item,center,speed --every 10

      Numbers have the fewest digits that read back to the same value. --every keeps
      ticks that are multiples of N. --from and --to keep a range of times, ends
      included; a tick within 0.1 ms of an end counts as inside. These options choose
      rows; they never change the run. With --wide, a row holds a whole tick in
      columns ITEM.COLUMN. A column NAME=EXPRESSION is evaluated after every tick;
      with "each", for each item.

      --events writes one JSON object per event with the keys tick, time, event,
      behavior, item, other, boundary, x, y, name and data. In a contact with the
      reference bounds, other and boundary are null. --summary writes one JSON object
      about the run. --log writes all of them, with all items and the standard
      columns, to one file. Each line has a "record" key: header, event, frame,
      digests or, last, summary. With --every N the log is thin: it has frames of
      every Nth tick and the last, and digests of all ticks.

      """
  }

  private static var exitCodesPage: String {
    let (interrupted, terminated) = (ExitCode.signal(SIGINT), ExitCode.signal(SIGTERM))
    return """
        \(ExitCode.success.status)    done, or valid
        \(ExitCode.negative.status)    the answer is no: an expectation failed, a scene is invalid (validate),
             not at rest (--require-stasis), a motion differs (check, diff), a format
             cannot represent the motion (export), no value for --best or --minimize
        \(ExitCode.usage.status)    wrong command line
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
      CI        unless it is empty, 0 or false, check refuses --update

    Example: NO_COLOR=1 uidyn check scenes

    uidyn reads no settings files. In tests with MotionTesting, RECORD=1 accepts
    goldens.

    """

  private static var limitsPage: String {
    let limits = SceneLimit.allCases.map { ("\($0.rawValue)=\($0.defaultValue)", $0.noun) }
    return """
      A scene that exceeds a limit is rejected. Change one with --limit NAME=N, which
      can be repeated. The defaults:
      \(HelpText.list(limits))

      A scene at one of these limits needs at most about 7 s of processor time and 0.9
      GB to load and play for 0.1 s; see docs/reliability.md. Longer runs take longer:
      10,000 simultaneous animations take about 2 ms per tick.

      Example: uidyn run crowd.json --limit views=50000

      """
  }
}
