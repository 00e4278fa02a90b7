// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The topics of `uidyn help` that are not commands.
enum HelpTopic: String, CaseIterable {
  case output
  case exitCodes = "exit-codes"
  case limits
  case sceneKeys = "scene-keys"
  case expressions

  var page: String {
    switch self {
    case .output: Self.outputPage
    case .exitCodes: Self.exitCodesPage
    case .limits: Self.limitsPage
    case .sceneKeys: SceneReference.text
    case .expressions: ExpressionGuide.text
    }
  }

  private static var outputPage: String {
    let columns = Column.allCases.map { column in
      (column.rawValue, column.summary + (Column.defaultColumns.contains(column) ? "" : " (extra)"))
    }
    return """
      One row per tick and item, in tick order and then in the order of the scene. Numbers are
      the shortest text that reads back to the same value. Columns; the extra ones come with
      --columns only. "uidyn help expressions" has their names in UIKit, which --columns takes too:
      \(HelpText.table(columns))

      Example: uidyn run falling.json --columns tick,item,center,speed --every 10 --to 2

      --every keeps ticks that are multiples of N. --from and --to keep a range of times, ends
      included; a tick within 0.1 ms of an end counts as inside. They choose rows and never
      change the run. Under --wide a row holds a whole tick in columns item.column. A column
      NAME=EXPRESSION is worked out after every tick, for each item where it says "each".

      --events writes one JSON object per event with the keys tick, time, event, behavior, item,
      other, boundary, x, y, name, data; a contact with the implicit boundary has null for both
      other and boundary. --summary writes one JSON object about the whole run. --log writes all
      of them, every item with the standard columns, into one file whose lines say under "record"
      what they are: header, event, frame, digests or, last, summary. With --every N the log is
      thin: frames of every Nth tick and of the last, and digests of all ticks.

      """
  }

  private static var exitCodesPage: String {
    let (interrupted, terminated) = (ExitCode.signal(SIGINT), ExitCode.signal(SIGTERM))
    return """
        \(ExitCode.success.status)    done, or valid
        \(ExitCode.negative.status)    the answer is no: an expectation failed, invalid under validate, no stasis under
             --require-stasis, another motion under check and diff, a motion that the form of
             export cannot hold, nothing with a value for --best or --minimize
        \(ExitCode.usage.status)    wrong command line
        \(ExitCode.input.status)    an input cannot be read or is not a valid scene, log or file of rows
        \(ExitCode.guarded.status)    a guard stopped the run: a number was not finite, an expression had no value, an action
             was impossible, events set each other off without end
        \(ExitCode.output.status)    an output could not be written completely
        \(ExitCode.internalError.status)   internal error
        \(interrupted.status)  interrupted (\(terminated.status): terminated, \(ExitCode.readerLeft.status): the reader left): the signal itself

      Example: uidyn run falling.json -q -o /dev/null && echo "all expectations came true"

      """
  }

  private static var limitsPage: String {
    let limits = SceneLimit.allCases.map { ("\($0.rawValue)=\($0.defaultValue)", $0.noun) }
    return """
      A scene that exceeds a limit is refused. --limit NAME=N changes one and may be repeated:
      \(HelpText.table(limits))

      A scene that uses one of them up takes some 7 s of processor time and 0.9 GB at most to be
      loaded and played for 0.1 s; docs/reliability.md has each. What lasts longer takes longer:
      10,000 animations at once are some 2 ms of every tick.

      Example: uidyn run crowd.json --limit views=50000

      """
  }
}
