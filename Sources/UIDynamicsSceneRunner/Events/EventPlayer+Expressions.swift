// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

// What expressions come to at this moment.
extension EventPlayer {
  /// What the names in an expression stand for at this moment, for a message; nil without any.
  func describe(_ expression: Expression) -> String? {
    var seen: Set<ExpressionReference> = []
    let parts = expression.steadyReferences.compactMap { reference -> String? in
      seen.insert(reference).inserted ? describe(reference) : nil
    }
    let lists = expression.lists(in: state)
    let all = parts + lists.map { describe($0, alone: lists.count == 1) }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  private func describe(_ reference: ExpressionReference) -> String? {
    (try? state.value(of: reference)).map { "\(scene.name(of: reference)) is \($0)" }
  }

  /// Whether a condition holds; false with a fault.
  func truth(of expression: Expression) -> Bool { value(of: expression)?.truth ?? false }

  /// Whether a condition that events wait for holds; false, without a fault, of something that is not there.
  func awaitedTruth(of expression: Expression) -> Bool {
    do throws(ExpressionFault) {
      return try expression.evaluate(in: state).truth
    } catch {
      if !error.isOfAbsence { fail(error, in: expression) }
      return false
    }
  }

  /// The value of an expression; nil with a fault.
  func value(of expression: Expression) -> ExpressionValue? {
    do throws(ExpressionFault) {
      return try expression.evaluate(in: state)
    } catch {
      fail(error, in: expression)
      return nil
    }
  }

  /// The value of an expression that is none of the scene's; nil where it has none.
  func measure(_ expression: Expression) -> RecordValue? {
    (try? expression.evaluate(in: state)).map { RecordValue($0) }
  }

  /// Whether what is expected holds, and by how much; nil with a fault.
  func verdict(on expression: Expression, of expectation: Int) -> ConditionVerdict? {
    do throws(ExpressionFault) {
      return try expression.judge(in: state)
    } catch {
      // Said here and not around each look, of which there is one in every tick.
      asCause(.expectation(expectation)) { fail(error, in: expression) }
      return nil
    }
  }

  private func fail(_ fault: ExpressionFault, in expression: Expression) {
    var fault = fault
    if fault.expression.isEmpty { fault.expression = expression.text }
    fail(fault)
  }
}
