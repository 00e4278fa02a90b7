// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension EventPlayer {
  /// Returns the values of the names in an expression for a message, or `nil` if it has none.
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

  /// Evaluates a condition; a fault counts as `false`.
  func truth(of expression: Expression) -> Bool { value(of: expression)?.truth ?? false }

  /// Evaluates the condition of a `when` event; a missing view or behavior is `false` without a fault.
  func awaitedTruth(of expression: Expression) -> Bool {
    do throws(ExpressionFault) {
      return try expression.evaluate(in: state).truth
    } catch {
      if !error.isOfAbsence { fail(error, in: expression) }
      return false
    }
  }

  /// Evaluates an expression, or records a fault and returns `nil`.
  func value(of expression: Expression) -> ExpressionValue? {
    do throws(ExpressionFault) {
      return try expression.evaluate(in: state)
    } catch {
      fail(error, in: expression)
      return nil
    }
  }

  /// Evaluates an expression from outside the scene, or returns `nil` without a fault.
  func measure(_ expression: Expression) -> RecordValue? {
    (try? expression.evaluate(in: state)).map { RecordValue($0) }
  }

  func verdict(on expression: Expression, of expectation: Int) -> ConditionVerdict? {
    do throws(ExpressionFault) {
      return try expression.judge(in: state)
    } catch {
      // Setting the cause here keeps it out of the check in every tick.
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
