import type { Command as Words } from "commander"
import * as Effect from "effect/Effect"
import { getDetails } from "../../foundation/flags/commandDetails.ts"
import { createUnknownNameError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { createInputSchema, type JsonSchema } from "./inputs.ts"
import { readNotation } from "./notation.ts"

const dialect = "https://json-schema.org/draft/2020-12/schema"

const meta = readNotation("{ source: string, durationMs: number, requests: number }")
const failure = readNotation(
  "{ code: string, tag: string, message: string, hint: string|null, retryable: boolean, cause?: any, problems?: [any], sent?: [{ what: string, hash: string|null, network: string, standing: string }] }"
)

/** Returns the JSON Schema of the document that a command prints with `--json`, for success and failure. */
export const createDocumentSchema = (flow: string, result: string): JsonSchema => {
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

/** Lists the runnable commands by name. */
const getFlows = (words: Words, path: string): ReadonlyArray<readonly [flow: string, words: Words, result: string]> =>
  words.commands
    .filter((command) => command.name() !== "help")
    .flatMap((command) => {
      const flow = `${path} ${command.name()}`.trim()
      const result = getDetails(command)?.result
      return [...(result === undefined ? [] : [[flow, command, result] as const]), ...getFlows(command, flow)]
    })

/** `schema [command]`: prints the JSON Schema of a command's input and document, or of all commands. */
export const schema = (name: ReadonlyArray<string>, root: Words) =>
  Effect.gen(function* () {
    const all = getFlows(root, "")
    const requested = name.join(" ")
    const selected = requested === "" ? all : all.filter(([flow]) => flow === requested)
    if (selected.length === 0)
      return yield* createUnknownNameError(
        "command",
        requested,
        all.map(([flow]) => flow),
        "An example: latchkey schema balance"
      )
    const schemas = Object.fromEntries(
      selected.map(([flow, words, result]) => [
        flow,
        { words: createInputSchema(words), document: createDocumentSchema(flow, result) }
      ])
    )
    const printed = requested === "" ? schemas : schemas[requested]
    const report: Report = { data: { schemas }, lines: JSON.stringify(printed, null, 2).split("\n"), verbatim: true }
    return report
  })
