import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { optionLines } from "../../../core/kit/options/optionLines.ts"
import { warningsOf } from "../../../core/kit/options/optionWords.ts"
import { optionTable } from "../../../core/kit/optionTable/optionTable.ts"
import { takeOptions } from "../../../core/kit/options/takeOptions.ts"
import { type Finding, fits, none, wrong } from "./findings.ts"
import { readLiteral, unread } from "./literals.ts"

/** The options of a kit as a file writes them out. `isOpen`: there are others, which the file does not have. */
export interface WrittenOptions {
  readonly given: Readonly<Record<string, unknown>>
  readonly isOpen: boolean
}

/** Where options begin: in the call, in the markup, or where a name is given to them. */
const beginnings = [
  /\bcreateLatchkey\s*\(\s*(?=\{)/,
  /<LatchkeyRoot\b[^>]*?\boptions=\{\s*(?=\{)/,
  /:\s*LatchkeyOptions\s*=\s*(?=\{)/
]
const byName = /\bcreateLatchkey\s*\(\s*(\w+)\s*[,)]|<LatchkeyRoot\b[^>]*?\boptions=\{\s*(\w+)\s*\}/

/** Returns the options that a file writes out, without running it; undefined if it has none. */
export const writtenOptions = (text: string): WrittenOptions | undefined => {
  const [, called, drawn] = byName.exec(text) ?? []
  const name = called ?? drawn
  const named = name === undefined ? [] : [new RegExp(`\\b(?:const|let|var)\\s+${name}\\b[^=]*=\\s*(?=\\{)`)]
  const found = /^\s*\{/.test(text)
    ? [0]
    : [...beginnings, ...named].flatMap((one) => {
        const at = one.exec(text)
        return at === null ? [] : [at.index + at[0].length]
      })
  const [from] = found
  if (from === undefined) return undefined
  const { isOpen, value } = readLiteral(text, from)
  return isRecord(value) ? { given: value, isOpen } : undefined
}

/** Returns a value without what was not read of it; a list that has some of it is not known at all. */
const known = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const all = value.map(known)
    return all.includes(unread) ? unread : all
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const read = known(one)
      return read === unread ? [] : [[name, read]]
    })
  )
}

/** Stands for networks that come from elsewhere. */
const elsewhere = {
  id: 1,
  name: "Elsewhere",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://node.example"] } }
}

/** Looks at options by the rules that a page has in development. What comes from elsewhere is taken to be right. */
export const optionFindings = (file: string, { given, isOpen }: WrittenOptions): ReadonlyArray<Finding> => {
  const read = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): ReadonlyArray<readonly [string, unknown]> => {
      const one = known(value)
      if (one !== unread) return [[name, one]]
      if (name === "networks") return [[name, [elsewhere]]]
      // What an unknown name stands for does not matter.
      return Object.hasOwn(optionTable, name) ? [] : [[name, true]]
    })
  )
  const input = isOpen && read["networks"] === undefined ? { ...read, networks: [elsewhere] } : read
  const waiting = new Set(warningsOf(takeOptions(input).ignored))
  const lines = optionLines(input)
  return lines.length === 0
    ? [fits("Options", `those in ${file} are known and have the right form`)]
    : lines.map((line) =>
        waiting.has(line)
          ? none("Options", line)
          : wrong(
              "Options",
              line,
              "Every option with its rule: `LatchkeyOptions` in node_modules/latchkey/dist/types/types.d.ts."
            )
      )
}

/** The project id that options write out, as a kit reads it: without space around it, and none if it is empty. */
export const writtenProjectId = ({ given: { projectId } }: WrittenOptions): string | undefined =>
  (typeof projectId === "string" && projectId.trim()) || undefined
