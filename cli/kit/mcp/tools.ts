import type { Command as Words } from "commander"
import { getDetails, getExample, type ToolKind } from "../../foundation/flags/commandDetails.ts"
import { createInputSchema, type JsonSchema } from "../schema/inputs.ts"

/** Arguments that tools do not have: they end a session, read local files, name a service to ask, or bypass the limit. */
const withheld = new Set([
  "accept",
  "approve",
  "burn",
  "descriptors",
  "forget",
  "max",
  "no-sponsor",
  "no-wait",
  "sponsor",
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

/** Returns the tools of the command tree; tools that sign only if `maySign`. */
export const getTools = (words: Words, maySign: boolean, path: ReadonlyArray<string> = []): ReadonlyArray<Tool> => {
  const below = words.commands.flatMap((child) => getTools(child, maySign, [...path, child.name()]))
  const kind = getDetails(words)?.tool
  if (kind === undefined || (kind.does === "signs" && !maySign)) return below
  const schema = createInputSchema(words)
  const properties = Object.fromEntries(
    Object.entries(Object(schema["properties"])).filter(([name]) => !withheld.has(name))
  )
  const own = {
    name: path.join("_").replaceAll("-", "_"),
    path,
    kind,
    words,
    inputSchema: { ...schema, properties },
    description: `${toSentence(words.description())} ${kind.does === "signs" ? "Signs or sends: ask the person first." : "Reads only."} Example at a terminal: ${getExample(words) ?? ""}`
  }
  return [own, ...below]
}

const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
