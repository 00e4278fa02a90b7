// SPDX-License-Identifier: MIT

/// What stands under the keys of an action of a document without faults.
struct ActionParts {
  let has: (String) -> Bool
  /// False where nothing is said.
  let boolean: (String) -> Bool
  let text: (String) -> String
  let items, views, behaviors: (String) -> SceneSelection
  /// The places of the copies to come, in their order.
  let slots: (String) -> [Int]
  /// The items of a `forEach`.
  let list: (String) -> SceneEachList
  /// Numbers, within the ranges that the table has for the key.
  let operand: (String) -> SceneOperand
  /// One or several; literals are expressions too.
  let expressions: (String) -> [Expression]
  let members: (String) -> [SceneMember]
  let template: (String) -> SceneTemplate
  let actions: (String) -> [SceneAction]
  let animation: (String) -> SceneAnimation?
  /// What is set, and to what.
  let assignment: () -> (SceneTarget, SceneOperand)?
}
