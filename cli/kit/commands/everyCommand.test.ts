import { copyFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Command as Words } from "commander"
import { describe, expect, test } from "vitest"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Host } from "../../foundation/host/host.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"
import { sampleBugFile } from "../../../fixtures/testing/cli/sampleBugFile.ts"
import { getMisfit } from "../../../fixtures/testing/cli/misfitOf.ts"
import { createDocumentSchema } from "../schema/schema.ts"
import { type CommandDetails, getDetails } from "../../foundation/flags/commandDetails.ts"
import { getFlow } from "./leaf.ts"
import { buildTree } from "./tree.ts"

/** Lists every runnable command by name, with its details; groups are left out. */
const commands = (words: Words): ReadonlyArray<readonly [flow: string, details: CommandDetails]> => {
  const details = getDetails(words)
  return [...(details === undefined ? [] : [[getFlow(words), details] as const]), ...words.commands.flatMap(commands)]
}
const detailsByFlow = new Map(commands(buildTree(() => {}, { out: () => {}, err: () => {}, version: "" })))
const flows = [...detailsByFlow.keys()]

/** The exact envelope of docs/spec/kit.md#commands-envelope. */
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
const envelope = (seen: RunResult) =>
  Schema.decodeUnknownSync(Envelope, { onExcessProperty: "error" })(parseDocument(seen))

const money = /^(?:amount|value|price|fee|balance|rate|min|max|minimum\w*|received|\w*(?:Usd|Amount|Fee|Price|Total))$/
/** Lists the paths in the data at which an amount of money is a number. */
const findFloats = (value: unknown, path = "data", name = ""): ReadonlyArray<string> =>
  typeof value === "number"
    ? money.test(name)
      ? [path]
      : []
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          findFloats(child, `${path}.${key}`, Array.isArray(value) ? name : key)
        )
      : []

const folder = makeFreshFolder()
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

const permissions = join(folder, "permissions.json")
writeFileSync(
  permissions,
  JSON.stringify([
    {
      chainId: "0x1",
      to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      permission: { type: "native-token-allowance", data: { allowanceAmount: "0x1" } }
    }
  ])
)

const bugFile = sampleBugFile(join(folder, "bug.json"))

/** Arguments for commands whose example needs a file, or the output of another command. */
const readWords = (flow: string): ReadonlyArray<string> =>
  flow === "fixtures redact"
    ? ["fixtures", "redact", recording]
    : flow === "fixtures export"
      ? ["fixtures", "export", recording, join(makeFreshFolder(), "lookup.har")]
      : flow === "fixtures import"
        ? ["fixtures", "import", har, join(makeFreshFolder(), "page.json")]
        : flow === "calls send"
          ? ["calls", "send", calls, "--dry-run"]
          : flow === "transfers"
            ? ["transfers", transfers, "--dry-run"]
            : flow === "sessions grant"
              ? ["sessions", "grant", grant, "--dry-run"]
              : flow === "permissions grant"
                ? ["permissions", "grant", permissions, "--dry-run"]
                : flow === "replay"
                  ? ["replay", bugFile]
                  : flow === "init"
                    ? ["init", join(makeFreshFolder(), "my-app")]
                    : flow === "siwx verify"
                      ? ["siwx", "verify"]
                      : (detailsByFlow.get(flow)?.example ?? "").split(" ")

const readPiped = async (): Promise<string> =>
  (await runIn(makeFreshFolder(), ["siwx", "sign", "--json"])).out.join("\n")
/** The files that `vendor` copies: a minimal package. */
const pageFolder = makeFreshFolder()
writeFileSync(join(pageFolder, "element.js"), "")

const run = (flow: string, more: ReadonlyArray<string>, host: Partial<Host> = {}): Promise<RunResult> =>
  runIn(makeFreshFolder(), [...readWords(flow), "--json", ...more], {
    pageFolder,
    sandboxProgram: program,
    ...(flow === "siwx verify" ? { interactive: false, stdin: readPiped } : {}),
    ...host
  })

test("gives every command an example and the shape of its result, except groups", () => {
  const removeDetails = (words: Words): ReadonlyArray<string> =>
    words.commands.length === 0 && getDetails(words) === undefined
      ? [getFlow(words)]
      : words.commands.flatMap(removeDetails)
  expect(flows.length).toBeGreaterThan(50)
  expect(removeDetails(buildTree(() => {}, { out: () => {}, err: () => {}, version: "" }))).toEqual([])
})

// The output of `completion` is read by a shell.
test.each(flows.filter((flow) => flow !== "completion"))(
  "%s prints its text in 80 columns, and cuts nothing that is to be copied",
  async (flow) => {
    const { out } = await runIn(makeFreshFolder(), readWords(flow), {
      pageFolder,
      sandboxProgram: program,
      ...(flow === "siwx verify" ? { interactive: false, stdin: readPiped } : {})
    })
    // Text without spaces is not wrapped: an address, a hash, a URL.
    expect(out.filter((line) => line.length > 80 && !/\S{60,}$/.test(line))).toEqual([])
    expect(out.filter((line) => line.endsWith("…"))).toEqual([])
  },
  20_000
)

test.each([...flows, "", "token", "name", "calls", "permissions", "wallets", "siwx", "sessions", "onramp"])(
  "%s --help prints its help in 80 columns",
  async (flow) => {
    const { out } = await runIn(makeFreshFolder(), [...flow.split(" ").filter(Boolean), "--help"])
    const lines = out.join("\n").split("\n")
    expect(lines.some((line) => line.startsWith("Usage: latchkey"))).toBe(true)
    // Text without spaces is not wrapped.
    expect(lines.filter((line) => line.length > 80 && !/\S{60,}$/.test(line))).toEqual([])
  }
)

describe("--json", () => {
  test.each(flows)(
    "%s prints one document with its result, and money as text",
    async (flow) => {
      const result = envelope(await run(flow, []))
      expect(result.flow).toBe(flow)
      expect(result.ok).toBe(true)
      if (result.ok) expect(findFloats(result.data)).toEqual([])
      expect(getMisfit(createDocumentSchema(flow, detailsByFlow.get(flow)?.result ?? ""), result)).toBeUndefined()
    },
    20_000
  )

  test.each(flows)("%s prints one document for an invalid flag", async (flow) => {
    const seen = await run(flow, ["--seed", "x"])
    expect([seen.code, envelope(seen)]).toMatchObject([2, { ok: false, flow, error: { code: "cli.usage" } }])
    expect(
      getMisfit(createDocumentSchema(flow, detailsByFlow.get(flow)?.result ?? ""), parseDocument(seen))
    ).toBeUndefined()
  })

  test.each(flows.filter((flow) => flow !== "%s prints one document when no sandbox answers"))(
    "%s: no sandbox there",
    async (flow) => {
      const seen = await run(flow, ["--sandbox", "http://127.0.0.1:9"])
      expect([seen.code, envelope(seen)]).toMatchObject([5, { ok: false, flow, meta: { source: "sandbox" } }])
    }
  )

  test.each(flows)("%s prints one document when it is interrupted", async (flow) => {
    const seen = await run(flow, [], { signal: AbortSignal.abort() })
    expect([seen.code, envelope(seen)]).toMatchObject([130, { ok: false, flow, error: { code: "cli.interrupted" } }])
  })

  test.each([[], ["name"], ["nothing"], ["name", "nothing"]])(
    "%j prints one document when no command is given",
    async (...more) => {
      const seen = await runIn(makeFreshFolder(), [...more, "--json"])
      expect([seen.code, envelope(seen)]).toMatchObject([2, { ok: false, error: { code: "cli.usage" } }])
    }
  )
})
