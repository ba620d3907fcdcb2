import type { Command as Words } from "commander"
import type { ReplayWords } from "../replay/replay.ts"
import type { SandboxWords } from "../sandbox/sandbox.ts"
import { sandboxPorts } from "../sandbox/ports.ts"
import { type Branch, addLeaf } from "./leaf.ts"

/** Scripts, replays and the sandbox. */
const addRunCommand: Branch = (root, does) => {
  addLeaf(root, "run", "run the steps of a script in one process", {
    example: "run tour",
    result: "{ script: string, steps: [{ name: string, flow: string, data: any }] }"
  })
    .argument("<script>", "a file, or the name of a bundled script: tour")
    .action((script: string, _: unknown, words: Words) =>
      does(words, async (read) => (await import("../script/runScript.ts")).runScript(script, read))
    )
  addLeaf(root, "replay", "replay a bug file: its events, and the changes of each", {
    example: "replay bug.json",
    result:
      "{ version: string, startedAt: string, platform: any, dropped: number, events: [{ number: number, millis: number, event: any, changed: [string] }], same: boolean, state?: any }"
  })
    .argument("<file>", "a file from kit.report()")
    .option("--to <number>", "stop after this many events")
    .option("--print-state", "also print the state after them")
    .option("--open", "open a local page that shows each event and the state after it")
    .action((file: string, options: ReplayWords, words: Words) =>
      does(words, async () => (await import("../replay/replay.ts")).replay(file, options))
    )
  addLeaf(root, "sandbox", "run all services offline, until interrupted", {
    example: "sandbox --port 4830",
    result: "any"
  })
    .option("--port <number>", `the first of ${sandboxPorts} consecutive ports (default: LATCHKEY_PORT, or 4730)`)
    .option("--background", "keep running after this command has ended")
    .option("--stop", "stop the sandbox at that port")
    .action((options: SandboxWords, words: Words) =>
      does(words, async () => (await import("../sandbox/sandbox.ts")).sandbox(options))
    )
}

/** Recordings. */
const addRecordings: Branch = (root, does) => {
  const fixtures = root.command("fixtures").description("manage the recordings that a replay answers from")
  addLeaf(fixtures, "list", "list the bundled recordings, those of a folder, or one", {
    example: "fixtures list",
    result:
      "[{ name: string, file: string, command?: string, recordedFrom?: string, now?: string, seed?: number, requests?: number, wallet?: number, events?: number, bytes?: number }]"
  })
    .argument("[path]", "a folder or a file")
    .action((path: string | undefined, _: unknown, words: Words) =>
      does(words, async () => (await import("../fixtures/list.ts")).listFixtures(path))
    )
  addLeaf(fixtures, "check", "check that recordings are valid and contain no secret", {
    example: "fixtures check",
    result: "{ recordings: number, problems: [any] }"
  })
    .argument("[paths...]", "folders or files (default: the bundled ones)")
    .action((paths: ReadonlyArray<string>, _: unknown, words: Words) =>
      does(words, async () => (await import("../fixtures/check.ts")).checkFixtures(paths))
    )
  addLeaf(fixtures, "redact", "rewrite recordings without secrets", {
    example: "fixtures redact balance.json",
    result: "any"
  })
    .argument("<files...>", "recording files")
    .action((files: ReadonlyArray<string>, _: unknown, words: Words) =>
      does(words, async () => (await import("../fixtures/redact.ts")).redactFixtures(files))
    )
  addLeaf(fixtures, "export", "write a recording's requests as a HAR file", {
    example: "fixtures export balance.json balance.har",
    result: "{ file: string, entries: number }"
  })
    .argument("<recording>", "a recording file")
    .argument("<file>", "the HAR file to write")
    .option("--force", "overwrite an existing file")
    .action((recording: string, file: string, options: { readonly force?: boolean }, words: Words) =>
      does(words, async () => (await import("../fixtures/har.ts")).exportFixtures(recording, file, options))
    )
  addLeaf(fixtures, "import", "write a recording of a HAR file's requests, redacted", {
    example: "fixtures import page.har page.json",
    result: "{ file: string, requests: number, left: number }"
  })
    .argument("<har>", "a file from a browser's network panel")
    .argument("<file>", "the recording to write")
    .action((har: string, file: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../fixtures/har.ts")).importFixtures(har, file))
    )
}

/** Commands that run scripts and the sandbox, and that manage recordings. */
export const getToolCommands: Branch = (root, does) => {
  for (const add of [addRunCommand, addRecordings]) add(root, does)
}
