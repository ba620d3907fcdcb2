import { copyFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Command as Words } from "commander"
import { describe, expect, test } from "vitest"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Host } from "../../foundation/host/host.ts"
import { document, freshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"
import { sampleBugFile } from "../../../fixtures/testing/cli/sampleBugFile.ts"
import { misfitOf } from "../../../fixtures/testing/cli/misfitOf.ts"
import { documentSchema } from "../schema/schema.ts"
import { type CommandDetails, detailsOf } from "../../foundation/flags/commandDetails.ts"
import { flowOf } from "./leaf.ts"
import { tree } from "./tree.ts"

/** Every command that does something, by its name, with its details; groups are left out. */
const commands = (words: Words): ReadonlyArray<readonly [flow: string, details: CommandDetails]> => {
  const details = detailsOf(words)
  return [...(details === undefined ? [] : [[flowOf(words), details] as const]), ...words.commands.flatMap(commands)]
}
const detailsByFlow = new Map(commands(tree(() => {}, { out: () => {}, err: () => {}, version: "" })))
const flows = [...detailsByFlow.keys()]

/** The envelope of docs/spec/kit.md#commands-envelope, exactly. */
const Meta = Schema.Struct({
  source: Schema.Literal("fixtures", "sandbox", "live"),
  durationMs: Schema.Number,
  requests: Schema.Number
})
const Envelope = Schema.Union(
  Schema.Struct({
    ok: Schema.Literal(true),
    flow: Schema.String,
    data: Schema.Unknown,
    warnings: Schema.optional(Schema.NonEmptyArray(Schema.String)),
    meta: Meta
  }),
  Schema.Struct({
    ok: Schema.Literal(false),
    flow: Schema.String,
    meta: Meta,
    error: Schema.Struct({
      code: Schema.String,
      tag: Schema.String,
      message: Schema.NonEmptyString,
      hint: Schema.NullOr(Schema.NonEmptyString),
      retryable: Schema.Boolean,
      cause: Schema.optional(Schema.Record({ key: Schema.String, value: Schema.Union(Schema.String, Schema.Number) })),
      problems: Schema.optional(Schema.Array(Schema.Unknown)),
      sent: Schema.optional(
        Schema.NonEmptyArray(
          Schema.Struct({
            what: Schema.String,
            hash: Schema.NullOr(Schema.String),
            network: Schema.String,
            standing: Schema.Literal("unknown", "taken", "refused")
          })
        )
      )
    })
  })
)
const envelope = (seen: RunResult) => Schema.decodeUnknownSync(Envelope, { onExcessProperty: "error" })(document(seen))

const money = /^(?:amount|value|price|fee|balance|rate|min|max|minimum\w*|received|\w*(?:Usd|Amount|Fee|Price|Total))$/
/** The paths in the data where an amount of money is a number. */
const floats = (value: unknown, path = "data", name = ""): ReadonlyArray<string> =>
  typeof value === "number"
    ? money.test(name)
      ? [path]
      : []
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, one]) => floats(one, `${path}.${key}`, Array.isArray(value) ? name : key))
      : []

const folder = freshFolder()
const program = join(folder, "sandbox.mjs")
writeFileSync(program, 'process.send({ ready: { demo: "http://127.0.0.1:1" } }, () => process.exit(0))\n')
const recording = join(folder, "lookup.json")
copyFileSync(join(import.meta.dirname, "../../../fixtures/flows/name/lookup.json"), recording)

const har = join(folder, "page.har")
writeFileSync(
  har,
  JSON.stringify({
    log: {
      entries: [
        {
          startedDateTime: "2026-01-01T00:00:00.000Z",
          request: { method: "GET", url: "https://api.web3modal.org/getWallets?projectId=0123456789abcdef" },
          response: { status: 200, content: { mimeType: "application/json", text: "{}" } }
        }
      ]
    }
  })
)

const calls = join(folder, "calls.json")
writeFileSync(calls, '[{ "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "value": "0x1" }]')

const transfers = join(folder, "transfers.json")
writeFileSync(
  transfers,
  JSON.stringify([1, 2].map(() => ({ to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", amount: "5", token: "USDC" })))
)

const grant = join(folder, "grant.json")
writeFileSync(
  grant,
  JSON.stringify({
    chainId: "0x1",
    expiry: 2_082_758_400,
    signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: `0x04${"7b".repeat(64)}` }] } },
    permissions: [{ type: "contract-call", data: { address: `0x${"12".repeat(20)}`, functions: [] } }],
    policies: []
  })
)

const bugFile = sampleBugFile(join(folder, "bug.json"))

/** What a command's example cannot contain: a file, and the output of another command. */
const words = (flow: string): ReadonlyArray<string> =>
  flow === "fixtures redact"
    ? ["fixtures", "redact", recording]
    : flow === "fixtures export"
      ? ["fixtures", "export", recording, join(freshFolder(), "lookup.har")]
      : flow === "fixtures import"
        ? ["fixtures", "import", har, join(freshFolder(), "page.json")]
        : flow === "calls send"
          ? ["calls", "send", calls, "--dry-run"]
          : flow === "transfers"
            ? ["transfers", transfers, "--dry-run"]
            : flow === "sessions grant"
              ? ["sessions", "grant", grant, "--dry-run"]
              : flow === "replay"
                ? ["replay", bugFile]
                : flow === "siwx verify"
                  ? ["siwx", "verify"]
                  : (detailsByFlow.get(flow)?.example ?? "").split(" ")

const piped = async (): Promise<string> => (await runIn(freshFolder(), ["siwx", "sign", "--json"])).out.join("\n")
/** What `vendor` copies: a package of the least. */
const pageFolder = freshFolder()
writeFileSync(join(pageFolder, "element.js"), "")

const run = (flow: string, more: ReadonlyArray<string>, host: Partial<Host> = {}): Promise<RunResult> =>
  runIn(freshFolder(), [...words(flow), "--json", ...more], {
    pageFolder,
    sandboxProgram: program,
    ...(flow === "siwx verify" ? { interactive: false, stdin: piped } : {}),
    ...host
  })

test("every command has an example and the shape of its result; only groups have none", () => {
  const bare = (words: Words): ReadonlyArray<string> =>
    words.commands.length === 0 && detailsOf(words) === undefined ? [flowOf(words)] : words.commands.flatMap(bare)
  expect(flows.length).toBeGreaterThan(50)
  expect(bare(tree(() => {}, { out: () => {}, err: () => {}, version: "" }))).toEqual([])
})

// What completion prints is for a shell to read.
test.each(flows.filter((flow) => flow !== "completion"))(
  "%s tells its text in 80 columns, with nothing cut that is to be copied",
  async (flow) => {
    const { out } = await runIn(freshFolder(), words(flow), {
      pageFolder,
      sandboxProgram: program,
      ...(flow === "siwx verify" ? { interactive: false, stdin: piped } : {})
    })
    // A text without spaces is not wrapped: an address, a hash, a URL.
    expect(out.filter((line) => line.length > 80 && !/\S{60,}$/.test(line))).toEqual([])
    expect(out.filter((line) => line.endsWith("…"))).toEqual([])
  },
  20_000
)

describe("--json is one document on stdout", () => {
  test.each(flows)(
    "%s: what it found, money as text",
    async (flow) => {
      const said = envelope(await run(flow, []))
      expect(said.flow).toBe(flow)
      expect(said.ok).toBe(true)
      if (said.ok) expect(floats(said.data)).toEqual([])
      expect(misfitOf(documentSchema(flow, detailsByFlow.get(flow)?.result ?? ""), said)).toBeUndefined()
    },
    20_000
  )

  test.each(flows)("%s: a flag that is wrong", async (flow) => {
    const seen = await run(flow, ["--seed", "x"])
    expect([seen.code, envelope(seen)]).toMatchObject([2, { ok: false, flow, error: { code: "cli.usage" } }])
    expect(misfitOf(documentSchema(flow, detailsByFlow.get(flow)?.result ?? ""), document(seen))).toBeUndefined()
  })

  test.each(flows.filter((flow) => flow !== "sandbox"))("%s: no sandbox there", async (flow) => {
    const seen = await run(flow, ["--sandbox", "http://127.0.0.1:9"])
    expect([seen.code, envelope(seen)]).toMatchObject([5, { ok: false, flow, meta: { source: "sandbox" } }])
  })

  test.each(flows)("%s: interrupted", async (flow) => {
    const seen = await run(flow, [], { signal: AbortSignal.abort() })
    expect([seen.code, envelope(seen)]).toMatchObject([130, { ok: false, flow, error: { code: "cli.interrupted" } }])
  })

  test.each([[], ["name"], ["nothing"], ["name", "nothing"]])("%j: no command", async (...more) => {
    const seen = await runIn(freshFolder(), [...more, "--json"])
    expect([seen.code, envelope(seen)]).toMatchObject([2, { ok: false, error: { code: "cli.usage" } }])
  })
})
