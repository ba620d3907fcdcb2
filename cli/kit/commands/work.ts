import type { Command as Words } from "commander"
import type { ReplayWords } from "../replay/replay.ts"
import type { SandboxWords } from "../sandbox/sandbox.ts"
import { sandboxPorts } from "../sandbox/ports.ts"
import { type Branch, leaf } from "./leaf.ts"

/** Commands that run scripts and the sandbox, and that handle recordings. */
export const work: Branch = (root, does) => {
  leaf(root, "run", "the steps of a script, in one process", {
    example: "run tour",
    result: "{ script: string, steps: [{ name: string, flow: string, data: any }] }"
  })
    .argument("<script>", "a file, or one that ships: tour")
    .action((script: string, _: unknown, words: Words) =>
      does(words, async (read) => (await import("../script/runScript.ts")).runScript(script, read))
    )
  leaf(root, "replay", "plays a bug file: its events, and what each changed", {
    example: "replay bug.json",
    result:
      "{ version: string, startedAt: string, platform: any, dropped: number, events: [{ number: number, millis: number, event: any, changed: [string] }], same: boolean, state?: any }"
  })
    .argument("<file>", "of kit.report()")
    .option("--to <number>", "only so many events")
    .option("--print-state", "the state after them, too")
    .option("--open", "a page on this machine that shows each event and the state after it")
    .action((file: string, options: ReplayWords, words: Words) =>
      does(words, async () => (await import("../replay/replay.ts")).replay(file, options))
    )
  leaf(root, "sandbox", "the whole world offline, until interrupted", { example: "sandbox --port 4830", result: "any" })
    .option("--port <number>", `the first of ${sandboxPorts} in a row (default: LATCHKEY_PORT, or 4730)`)
    .option("--background", "go on when this command has ended")
    .option("--stop", "end the one at that port")
    .action((options: SandboxWords, words: Words) =>
      does(words, async () => (await import("../sandbox/sandbox.ts")).sandbox(options))
    )
  const fixtures = root.command("fixtures").description("the recordings that a replay answers from")
  leaf(fixtures, "list", "the recordings that ship, of a folder, or one", {
    example: "fixtures list",
    result:
      "[{ name: string, file: string, command?: string, recordedFrom?: string, now?: string, seed?: number, requests?: number, wallet?: number, events?: number, bytes?: number }]"
  })
    .argument("[path]", "a folder or a file")
    .action((path: string | undefined, _: unknown, words: Words) =>
      does(words, async () => (await import("../fixtures/list.ts")).fixturesList(path))
    )
  leaf(fixtures, "check", "whether they decode, are in order, and hold no secret", {
    example: "fixtures check",
    result: "{ recordings: number, problems: [any] }"
  })
    .argument("[paths...]", "folders or files")
    .action((paths: ReadonlyArray<string>, _: unknown, words: Words) =>
      does(words, async () => (await import("../fixtures/check.ts")).fixturesCheck(paths))
    )
  leaf(fixtures, "redact", "write recordings again without what is secret", {
    example: "fixtures redact balance.json",
    result: "any"
  })
    .argument("<files...>", "recordings")
    .action((files: ReadonlyArray<string>, _: unknown, words: Words) =>
      does(words, async () => (await import("../fixtures/redact.ts")).fixturesRedact(files))
    )
  leaf(fixtures, "export", "write a recording's requests as a HAR file, for other tools", {
    example: "fixtures export balance.json balance.har",
    result: "{ file: string, entries: number }"
  })
    .argument("<recording>", "a file")
    .argument("<file>", "to write")
    .option("--force", "let it replace a file")
    .action((recording: string, file: string, options: { readonly force?: boolean }, words: Words) =>
      does(words, async () => (await import("../fixtures/har.ts")).fixturesExport(recording, file, options))
    )
  leaf(fixtures, "import", "write a recording of the requests in a HAR file, redacted", {
    example: "fixtures import page.har page.json",
    result: "{ file: string, requests: number, left: number }"
  })
    .argument("<har>", "a file that a browser's network panel wrote")
    .argument("<file>", "to write")
    .action((har: string, file: string, _: unknown, words: Words) =>
      does(words, async () => (await import("../fixtures/har.ts")).fixturesImport(har, file))
    )
}
