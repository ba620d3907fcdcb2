import type { Command as Words } from "commander"
import { exampleOf } from "../../foundation/text/examples.ts"
import { inputSchema, type JsonSchema } from "../schema/inputs.ts"

/** What a tool does: it only reads, or it signs; for one that moves tokens, the words that say which and how much. */
export type ToolKind =
  | { readonly does: "reads" }
  | { readonly does: "signs"; readonly moves?: { readonly token: string; readonly amount: string } }

/**
 * The commands that are tools. What is not here is none: a command that starts something, writes files or connects, and
 * those whose amounts nobody could hold to a limit (`calls send`, `transfers`, `sessions grant`, `rpc`); `siwx verify` reads files.
 */
const kinds: Readonly<Record<string, ToolKind>> = {
  ...Object.fromEntries(
    [
      "account",
      "balance",
      "identity",
      "activity",
      "name lookup",
      "name suggest",
      "name reverse",
      "swap-quote",
      "tx",
      "sent",
      "token allowance",
      "onramp options",
      "onramp quote",
      "sessions list",
      "siwx sessions",
      "wallets",
      "wallets search",
      "networks",
      "config",
      "explain",
      "errors",
      "csp"
    ].map((flow) => [flow, { does: "reads" } as const])
  ),
  send: { does: "signs", moves: { token: "token", amount: "amount" } },
  swap: { does: "signs", moves: { token: "from", amount: "amount" } },
  "token approve": { does: "signs", moves: { token: "token", amount: "amount" } },
  "token transfer-from": { does: "signs", moves: { token: "token", amount: "amount" } },
  "token revoke": { does: "signs" },
  "sessions revoke": { does: "signs" },
  "siwx sign": { does: "signs" }
}

/** Words that a tool never takes: they end a session, read files of the machine, or go round the limit. */
const withheld = new Set([
  "accept",
  "approve",
  "burn",
  "descriptors",
  "forget",
  "max",
  "no-wait",
  "unchecked-minimum",
  "yes"
])

/** A tool as the protocol lists it. */
export interface Tool {
  readonly name: string
  readonly path: ReadonlyArray<string>
  readonly kind: ToolKind
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly words: Words
}

const find = (root: Words, path: ReadonlyArray<string>): Words | undefined =>
  path.reduce<Words | undefined>((at, word) => at?.commands.find((one) => one.name() === word), root)

/** Returns the tools of the command tree; those that sign only where they may. */
export const toolsOf = (root: Words, maySign: boolean): ReadonlyArray<Tool> =>
  Object.entries(kinds).flatMap(([flow, kind]) => {
    const path = flow.split(" ")
    const words = find(root, path)
    if (words === undefined || (kind.does === "signs" && !maySign)) return []
    const schema = inputSchema(words)
    const properties = Object.fromEntries(
      Object.entries(Object(schema["properties"])).filter(([name]) => !withheld.has(name))
    )
    return [
      {
        name: flow.replaceAll(/[ -]/g, "_"),
        path,
        kind,
        words,
        inputSchema: { ...schema, properties },
        description: `${sentence(words.description())} ${kind.does === "signs" ? "Signs or sends: ask the person first." : "Reads only."} Example at a terminal: ${exampleOf(flow) ?? ""}`
      }
    ]
  })

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
