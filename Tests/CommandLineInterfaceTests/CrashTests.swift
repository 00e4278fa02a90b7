// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite("Crashes and signals", .timeLimit(.minutes(30)))
struct CrashTests {
  private let folder = TestFolder()

  init() {
    folder.write("endless.json", TestScenes.gliding.replacing("0.1", with: "3600"))
  }

  private func child(_ words: [String] = []) throws -> ChildProcess {
    try ChildProcess(
      [Tool.path, "run", "endless.json", "-o", "rows", "--summary", "summary"] + words,
      folder: folder.path, messages: folder("messages"))
  }

  private let begun = "for n in $(seq 500); do ls | grep -q uidyn.tmp- && break; sleep 0.02; done"

  /// Waits until a run has created its temporary files; the run continues for many seconds.
  private func waitForOutputs() {
    for _ in 0..<2000 where folder.names.count(where: { $0.hasPrefix("uidyn.tmp-") }) < 2 {
      usleep(5000)
    }
  }

  @Test(
    "A crash exits with 70, prints a message and removes temporary files",
    arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS])
  func crash(number: Int32) throws {
    let child = try child()
    waitForOutputs()
    child.send(number)
    #expect(child.wait() == .init(code: 70))
    #expect(folder.read("messages") == "uidyn: error: internal error\n")
    #expect(folder.names == ["endless.json", "messages"])
  }

  @Test("A crash does not start any program found near the executable")
  func backtrace() throws {
    // Puts a script into every folder that the runtime searches. The script leaves a file if it runs.
    let result = try Tool.shell(
      """
      for folder in . bin bin/x86_64 libexec/swift libexec/swift/x86_64 libexec/swift/linux \
        libexec/swift/linux/x86_64; do
        mkdir -p t/$folder
        printf '#!/bin/sh\\ntouch RAN\\n' > t/$folder/swift-backtrace
        chmod +x t/$folder/swift-backtrace
      done
      cp "$uidyn" t/bin/uidyn
      for settings in EMPTY= SWIFT_BACKTRACE=enable=yes; do
        env -i $settings t/bin/uidyn run endless.json -o rows & \(begun)
        kill -SEGV $!; wait $!; echo $?
      done
      ls -I default.profraw  # which `make coverage` leaves where nothing is said of the environment
      """, in: folder)
    #expect(result.output == "70\n70\nendless.json\nt\n", "\(result)")
  }

  @Test("SIGQUIT ends the process at once and leaves no file behind")
  func quit() throws {
    let child = try child()
    waitForOutputs()
    child.send(SIGQUIT)
    let end = child.wait()
    // The bit 128 is set if the system wrote a core dump.
    #expect([SIGQUIT, SIGQUIT | 128].contains(end.signal ?? 0))
    #expect(folder.names == ["endless.json", "messages"])
  }

  @Test("A signal takes effect in the middle of a tick, however long the tick takes")
  func longTick() throws {
    // All views overlap, so the first tick would take a minute.
    folder.write(
      "endless.json",
      """
      { "views": [{ "id": "a", "frame": [0, 0, 9, 9], "repeat": { "count": 1250, "offset": [0, 0] } }],
        "behaviors": [{ "type": "collision", "items": ["a"] }] }
      """)
    let child = try child()
    waitForOutputs()
    usleep(200_000)
    let start = ContinuousClock.now
    child.send(SIGTERM)
    #expect(child.wait() == .init(signal: SIGTERM))
    // The signal should take effect within 0.25 s, but a busy machine may need longer.
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(folder.names == ["endless.json", "messages"])
  }

  @Test("One signal ends a blocked run within 0.25 s, and a second one ends it at once")
  func patience() throws {
    mkfifo(folder("pipe"), 0o600)
    let (one, two) = (try fastest(signals: 1, goal: 0.25), try fastest(signals: 2, goal: 0.15))
    #expect(one < 0.25 && two < 0.15, "one: \(one) s, two: \(two) s")
  }

  /// Returns the shortest time in seconds between the first signal and the end of a process that waits for its reader.
  ///
  /// Retries up to 20 times because a busy machine may be slow.
  private func fastest(signals: Int, goal: Double) throws -> Double {
    var fastest = Double.infinity
    for _ in 0..<20 where fastest >= goal {
      let reader = open(folder("pipe"), O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      let child = try ChildProcess(
        [Tool.path, "run", "endless.json", "-o", "pipe", "--summary", "summary"],
        folder: folder.path)
      waitForTemporary()
      usleep(100_000)
      let start = ContinuousClock.now
      child.send(SIGTERM)
      if signals == 2 {
        usleep(60_000)
        child.send(SIGTERM)
      }
      #expect(child.wait() == .init(signal: SIGTERM))
      fastest = min(fastest, (ContinuousClock.now - start) / .seconds(1))
      #expect(folder.names == ["endless.json", "pipe"])
    }
    return fastest
  }

  private func waitForTemporary() {
    for _ in 0..<10_000 where !folder.names.contains(where: { $0.hasPrefix("uidyn.tmp-") }) {
      usleep(1000)
    }
  }

  @Test("If schema exceeds the file size limit, it exits with 5 and leaves no file")
  func schema() throws {
    let size = try Tool.shell(
      "ulimit -f 1; \(SanitizerOptions.noFiles) $uidyn schema scene -o s; echo $?; ls", in: folder)
    #expect(
      size
        == .init(
          output: "5\nendless.json\n",
          messages: "uidyn: error: cannot write \"s\": File too large\n", status: 0))
    let output = try Tool.shell(
      "ulimit -f 1; \(SanitizerOptions.noFiles) $uidyn schema scene > s; echo $?", in: folder)
    #expect(output.output == "5\n", "\(output)")
  }

  @Test("The command line arguments are not read from /proc")
  func withoutDescriptors() throws {
    let result = try Tool.shell(
      "ulimit -n 3; $uidyn run endless.json --time-limit 0.01; echo $?", in: folder)
    #expect(
      result.messages == "uidyn: error: cannot read \"endless.json\": Too many open files\n"
        || result.messages.contains("error while loading shared libraries"), "\(result)")
  }

  /// `true` if an empty /proc can be mounted and no sanitizer is active, because sanitizers need /proc to start.
  private static let canHideProc: Bool =
    SanitizerOptions.environment.isEmpty
    && (try? Tool.shell("unshare -Urm mount -t tmpfs none /proc", in: TestFolder()))?.status == 0

  @Test(
    "Without /proc, the tool starts, runs scenes, handles signals, and exits with 70 after a crash",
    .enabled(if: canHideProc, "unshare (util-linux) cannot mount over /proc here"))
  func withoutProc() throws {
    folder.write(
      "inside",
      """
      mount -t tmpfs none /proc && ls /proc
      "$uidyn" run endless.json --time-limit 0.1 -q -o rows; echo $?
      for number in SEGV TERM; do
        "$uidyn" run endless.json -o never & \(begun)
        kill -$number $!; wait $!; echo $?
      done
      "$uidyn" run /dev/stdin < endless.json; echo $?
      """)
    let result = try Tool.shell("unshare -Urm sh inside; ls; tail -n 1 rows", in: folder)
    let last = #"{"tick":6,"time":0.1,"item":"b","#
    #expect(
      result.output.hasPrefix("0\n70\n143\n3\nendless.json\ninside\nrows\n\(last)"), "\(result)")
    // The shell may report the end of its child as well.
    let own = result.messages.split(separator: "\n").filter { $0.hasPrefix("uidyn:") }
    #expect(
      own == [
        "uidyn: error: internal error",
        #"uidyn: error: cannot read "/dev/stdin": No such file or directory"#,
      ])
  }
}
