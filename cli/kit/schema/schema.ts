import type { Command as Words } from "commander"
import * as Effect from "effect/Effect"
import { detailsOf } from "../../foundation/flags/commandDetails.ts"
import { nameError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { inputSchema, type JsonSchema } from "./inputs.ts"
import { readNotation } from "./notation.ts"

const dialect = "https://json-schema.org/draft/2020-12/schema"

const meta = readNotation("{ source: string, durationMs: number, requests: number }")
const failure = readNotation(
  "{ code: string, tag: string, message: string, hint: string|null, retryable: boolean, cause?: any, problems?: [any], sent?: [{ what: string, hash: string|null, network: string, standing: string }] }"
)

/** The JSON Schema of what a command prints with `--json`: one document, on failure too. */
export const documentSchema = (flow: string, result: string): JsonSchema => {
  const both = { flow: { const: flow }, meta, warnings: { type: "array", items: { type: "string" } } }
  return {
    $schema: dialect,
    title: `latchkey ${flow} --json`,
    oneOf: [
      {
        type: "object",
        properties: { ok: { const: true }, data: readNotation(result), ...both },
        required: ["ok", "flow", "data", "meta"],
        additionalProperties: false
      },
      {
        type: "object",
        properties: { ok: { const: false }, error: failure, ...both },
        required: ["ok", "flow", "error", "meta"],
        additionalProperties: false
      }
    ]
  }
}

/** The commands that do something, by their names. */
const flowsOf = (words: Words, path: string): ReadonlyArray<readonly [flow: string, words: Words, result: string]> =>
  words.commands
    .filter((one) => one.name() !== "help")
    .flatMap((one) => {
      const flow = `${path} ${one.name()}`.trim()
      const result = detailsOf(one)?.result
      return [...(result === undefined ? [] : [[flow, one, result] as const]), ...flowsOf(one, flow)]
    })

/** `schema [command]`: the JSON Schema of a command's words and of its document, or of all. */
export const schema = (named: ReadonlyArray<string>, root: Words) =>
  Effect.gen(function* () {
    const all = flowsOf(root, "")
    const wanted = named.join(" ")
    const chosen = wanted === "" ? all : all.filter(([flow]) => flow === wanted)
    if (chosen.length === 0)
      return yield* nameError(
        "command",
        wanted,
        all.map(([flow]) => flow),
        "An example: latchkey schema balance"
      )
    const schemas = Object.fromEntries(
      chosen.map(([flow, words, result]) => [
        flow,
        { words: inputSchema(words), document: documentSchema(flow, result) }
      ])
    )
    const printed = wanted === "" ? schemas : schemas[wanted]
    const report: Report = { data: { schemas }, lines: JSON.stringify(printed, null, 2).split("\n"), verbatim: true }
    return report
  })
