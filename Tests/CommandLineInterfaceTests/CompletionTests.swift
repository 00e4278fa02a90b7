// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Shell completions", .timeLimit(.minutes(30)))
struct CompletionTests {
  @Test("bash completions include commands, options, option values, topics and files")
  func bash() throws {
    let folder = TestFolder()
    folder.write("scene one.json", "{}")
    let script = """
      uidyn() { "$uidyn" "$@"; }
      source <("$uidyn" completions bash)
      try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _uidyn; echo "${COMPREPLY[*]}"; }
      try uidyn ru; try uidyn run --req; try uidyn run --format ''; try uidyn run --color = al
      try uidyn help unresolved; try uidyn schema fr; try uidyn run --set ''
      """
    folder.write("try.bash", script)
    let result = try Tool.shell("exec bash try.bash", in: folder)
    let expected = """
      run
      --require-stasis
      jsonl csv
      always
      unresolved-id
      frame


      """
    #expect(result == Tool.Result(output: expected, messages: "", status: 0))
  }

  @Test(
    "The zsh completions are a function that zsh can load",
    .enabled(if: Shell.zsh.isInstalled, Shell.missing))
  func zsh() throws {
    let script = """
      "$uidyn" completions zsh > _uidyn && zsh -n _uidyn &&
      zsh -fc 'autoload -U compinit; compinit -u -D; source ./_uidyn; print $_comps[uidyn]'
      """
    let result = try Tool.shell(script, in: TestFolder())
    #expect(result == Tool.Result(output: "_uidyn\n", messages: "", status: 0))
  }

  @Test(
    "fish completions include commands, options, option values, topics and files",
    .enabled(if: Shell.fish.isInstalled, Shell.missing))
  func fish() throws {
    let folder = TestFolder()
    folder.write("scene.json", "{}")
    let script = """
      "$uidyn" completions fish > uidyn.fish
      HOME=$PWD exec fish --no-config -c 'source uidyn.fish; function uidyn; $uidyn $argv; end
      for line in "uidyn va" "uidyn run --req" "uidyn run --format " "uidyn help sna" "uidyn run sc"
      complete -C $line | string split -f 1 \\t; end'
      """
    let result = try Tool.shell(script, in: folder)
    #expect(
      result.output == "validate\n--require-stasis\ncsv\njsonl\nsnap\nscene.json\n")
  }

  @Test("Any shell other than bash, zsh and fish is rejected")
  func others() {
    #expect(
      cli("completions powershell")
        == usageFailure(
          #"no completions for "powershell""#, hint: "use one of bash, zsh, fish"))
  }

  private func usageFailure(_ message: String, hint: String) -> CommandResult {
    CommandResult(messages: "uidyn: error: \(message)\n  hint: \(hint)\n", code: .usage)
  }
}

enum Shell: String {
  case zsh, fish

  static let missing: Comment = "the shell is not installed"

  var isInstalled: Bool {
    (try? Tool.shell("command -v \(rawValue)", in: TestFolder()).status) == 0
  }
}
