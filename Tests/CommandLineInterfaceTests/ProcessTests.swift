// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite("The executable", .timeLimit(.minutes(30)))
struct ProcessTests {
  private let folder = TestFolder()

  init() {
    folder.write("still.json", TestScenes.still)
    folder.write("endless.json", TestScenes.gliding.replacing("0.1", with: "3600"))
  }

  private func shell(_ script: String) throws -> Tool.Result {
    try Tool.shell(script, in: folder)
  }

  @Test("A run prints the same bytes for a scene from a file and from standard input")
  func standardInput() throws {
    let result = try shell(
      "$uidyn run still.json > a && $uidyn run - < still.json > b && cat still.json | $uidyn run - -o c && cmp a b && cmp a c && wc -l < a"
    )
    #expect(result == .init(output: "32\n", messages: "", status: 0))
  }

  @Test("Rows on standard input are read as they arrive, so an invalid row ends the tool at once")
  func endlessInput() throws {
    let result = try shell(
      """
      $uidyn run still.json -q --log still.log -o /dev/null
      { head -c 400000000 /dev/zero; echo $? > end; } | $uidyn diff - still.log
      echo $?; cat end
      """)
    #expect(
      result
        == .init(
          output: "3\n141\n", messages: "uidyn: error: <stdin>: the file is not text\n", status: 0))
  }

  @Test("A reader that closes the pipe ends the tool by signal, without a message")
  func closedPipe() throws {
    let result = try shell(
      "{ $uidyn run endless.json --summary s; echo $? > status; } | head -n 1; cat status; ls")
    #expect(
      result.output == """
        {"tick":0,"time":0,"item":"a","x":25,"y":50,"angle":0,"vx":0,"vy":100,"omega":0,\
        "width":10,"height":10}
        141
        endless.json
        status
        still.json

        """)
    #expect(result.messages == "")
  }

  @Test("A reader that closes the pipe is noticed even if the signal is ignored")
  func closedPipeIgnored() throws {
    let result = try shell(
      "trap '' PIPE; { $uidyn run endless.json --summary s; echo $? > status; } | head -n 1 > first; cat status"
    )
    #expect(result == .init(output: "141\n", messages: "", status: 0))
  }

  @Test("A full disk is always reported as a failure")
  func fullDisk() throws {
    for line in ["run still.json", "help", "--version"] {
      let result = try shell("$uidyn \(line) > /dev/full")
      #expect(
        result
          == .init(
            output: "",
            messages: "uidyn: error: cannot write standard output: No space left on device\n",
            status: 5))
    }
  }

  @Test("A closed standard output is always a failure, and no file takes its place")
  func closedOutput() throws {
    for line in ["run still.json", "run still.json --summary s", "help"] {
      let result = try shell("$uidyn \(line) >&-; echo $? >&2; ls >&2")
      #expect(
        result.messages == """
          uidyn: error: cannot write standard output: Bad file descriptor
          5
          endless.json
          still.json

          """)
    }
    let closed = try shell("$uidyn run still.json -o rows >&- 2>&- <&-; echo $?; wc -l < rows")
    #expect(closed.output == "0\n32\n")
  }

  @Test("Exceeding the file size limit is an output failure, not a crash")
  func fileSizeLimit() throws {
    let result = try shell(
      "ulimit -f 1; \(SanitizerOptions.noFiles) $uidyn run endless.json --time-limit 60 -o rows; echo $?; ls"
    )
    #expect(result.output == "5\nendless.json\nstill.json\n")
    #expect(result.messages == "uidyn: error: cannot write \"rows\": File too large\n")
  }

  @Test("A named pipe is written to, not replaced")
  func namedPipe() throws {
    let result = try shell(
      "mkfifo pipe; wc -l < pipe & $uidyn run still.json -o pipe; wait; test -p pipe; echo $?")
    #expect(result == .init(output: "32\n0\n", messages: "", status: 0))
  }

  @Test("Files that are already open are appended to")
  func openFiles() throws {
    let result = try shell(
      """
      $uidyn run still.json -o /dev/stdout | wc -l
      echo first > log; $uidyn run still.json -o /dev/stdout >> log; wc -l < log
      $uidyn run still.json -o /dev/fd/3 --events /dev/stderr 3>> log 2> events; wc -l < log
      wc -l < events; ls
      """)
    #expect(
      result
        == .init(
          output: "32\n33\n65\n2\nendless.json\nevents\nlog\nstill.json\n", messages: "", status: 0)
    )
  }

  @Test("Rows and events cannot both go to the file behind standard output")
  func sameAsOutput() throws {
    let result = try shell("$uidyn run still.json --events both > both")
    #expect(
      result
        == .init(
          output: "",
          messages: "uidyn: error: the rows and --events would both be written to \"both\"\n",
          status: 2))
  }

  @Test("A read-only file is never replaced")
  func readOnly() throws {
    // The superuser may write to any file, so the test cannot run.
    let result = try shell(
      "echo old > rows; chmod 444 rows; test -w rows && echo skipped && exit; $uidyn run still.json -o rows; cat rows"
    )
    guard result.output != "skipped\n" else { return }
    #expect(result.output == "old\n")
    #expect(result.messages == "uidyn: error: cannot write \"rows\": Permission denied\n")
  }

  @Test(
    "A signal ends the tool and leaves no file behind",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let child = try ChildProcess(
      [Tool.path, "run", "endless.json", "-o", "rows", "--summary", "summary"],
      folder: folder.path)
    // The run continues for many seconds after its temporary files appear.
    for _ in 0..<10_000 where folder.names.count < 4 { usleep(1000) }
    child.send(number)
    #expect(child.wait() == .init(signal: number))
    #expect(folder.names == ["endless.json", "still.json"])
  }

  @Test("The progress line is erased even if a signal ends the tool in the middle of a tick")
  func progressAtTheEnd() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    // The Linux requests that unlock the other end of a terminal and return its number. In C, they are macros.
    var (isLocked, number): (Int32, Int32) = (0, 0)
    let isReady =
      ioctl(terminal, 0x4004_5431, &isLocked) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0
    try #require(isReady, "no terminal to be had: \(errno)")
    let folder = TestFolder()
    // Every pair of views touches, so each tick takes a long time.
    folder.write(
      "heap.json",
      """
      {"views": [{"id": "v", "frame": [0, 0, 10, 10], "repeat": {"count": 250}}],
       "behaviors": [{"type": "collision", "items": ["v-1", "v-2"]},
        {"type": "collision", "items": [\((1...250).map { "\"v-\($0)\"" }.joined(separator: ", "))]}]}
      """)
    let child = try ChildProcess(
      [Tool.path, "run", "heap.json", "-o", "/dev/null"], folder: folder.path,
      messages: "/dev/pts/\(number)")
    var seen: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    func said(_ text: String) -> Bool { String(decoding: seen, as: UTF8.self).contains(text) }
    while true {
      let count = read(terminal, &bytes, bytes.count)
      // Reading fails once the other end of the terminal closes.
      guard count > 0 else { break }
      let isFirst = !said("simulated ")
      seen += bytes.prefix(count)
      if isFirst && said("simulated ") { child.send(SIGTERM) }
    }
    #expect(child.wait() == .init(signal: SIGTERM))
    #expect(said("simulated "))
    #expect(String(decoding: seen, as: UTF8.self).hasSuffix("\r\u{1B}[K"))
  }

  @Test("Rows being written when a signal arrives are complete")
  func signalAndRows() throws {
    let result = try shell(
      """
      $uidyn run endless.json > rows &
      for round in $(seq 600); do [ -s rows ] && break; sleep 0.05; done
      kill -TERM $!; wait $!; echo $?; tail -c 2 rows | od -An -c; tail -n 1 rows | grep -c '^{.*}$'
      """)
    #expect(result.output == "143\n   }  \\n\n1\n")
  }
}
