// SPDX-License-Identifier: MIT

internal import Foundation

// Writing to a worker that has ended must not end this process; the worker's exit status reports its end.
signal(SIGPIPE, SIG_IGN)
let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "--worker": SceneWorker(words.dropFirst().compactMap { UInt64($0) }).run()
case "--digests": SceneWorker(words.dropFirst().compactMap { UInt64($0) }).showDigests()
case "--try": SceneWorker.tryInput()
case "--show": SceneWorker.show(words.dropFirst().first.flatMap { UInt64($0) } ?? 0)
default: exit(SceneAttack(words).run())
}
