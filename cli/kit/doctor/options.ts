import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { formatOptionLines } from "../../../core/kit/options/formatOptionLines.ts"
import { getWarnings } from "../../../core/kit/options/optionWords.ts"
import { optionTable } from "../../../core/kit/optionTable/optionTable.ts"
import { takeOptions } from "../../../core/kit/options/takeOptions.ts"
import { type Finding, fits, createNone, createWrong } from "./findings.ts"
import { readLiteral, unread } from "./literals.ts"

/** The options of a kit that a file spells out. `isOpen`: there are others, which are not in the file. */
export interface WrittenOptions {
  readonly values: Readonly<Record<string, unknown>>
  readonly isOpen: boolean
}

/** Where options begin: in the call, in the markup, or in a typed variable. */
const beginnings = [
  /\bcreateLatchkey\s*\(\s*(?=\{)/,
  /<LatchkeyRoot\b[^>]*?\boptions=\{\s*(?=\{)/,
  /:\s*LatchkeyOptions\s*=\s*(?=\{)/
]
const byName = /\bcreateLatchkey\s*\(\s*(\w+)\s*[,)]|<LatchkeyRoot\b[^>]*?\boptions=\{\s*(\w+)\s*\}/

/** Returns the options that a file spells out, without running it; undefined if it contains no options. */
export const readWrittenOptions = (text: string): WrittenOptions | undefined => {
  const [, called, drawn] = byName.exec(text) ?? []
  const name = called ?? drawn
  const assignments = name === undefined ? [] : [new RegExp(`\\b(?:const|let|var)\\s+${name}\\b[^=]*=\\s*(?=\\{)`)]
  const found = /^\s*\{/.test(text)
    ? [0]
    : [...beginnings, ...assignments].flatMap((pattern) => {
        const match = pattern.exec(text)
        return match === null ? [] : [match.index + match[0].length]
      })
  const [from] = found
  if (from === undefined) return undefined
  const { isOpen, value } = readLiteral(text, from)
  return isRecord(value) ? { values: value, isOpen } : undefined
}

/** Returns a value without its unread parts; a list with unread parts is unread itself. */
const removeUnread = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const all = value.map(removeUnread)
    return all.includes(unread) ? unread : all
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const read = removeUnread(item)
      return read === unread ? [] : [[name, read]]
    })
  )
}

/** A placeholder for networks from another file. */
const elsewhere = {
  id: 1,
  name: "Elsewhere",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["https://node.example"] } }
}

/** Checks options by the rules that apply to a page in development. Values from other files are assumed to be valid. */
export const getOptionFindings = (file: string, { values, isOpen }: WrittenOptions): ReadonlyArray<Finding> => {
  const options = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): ReadonlyArray<readonly [string, unknown]> => {
      const read = removeUnread(value)
      if (read !== unread) return [[name, read]]
      if (name === "networks") return [[name, [elsewhere]]]
      // The value of an unknown option does not matter.
      return Object.hasOwn(optionTable, name) ? [] : [[name, true]]
    })
  )
  const input = isOpen && options["networks"] === undefined ? { ...options, networks: [elsewhere] } : options
  const waiting = new Set(getWarnings(takeOptions(input).ignored))
  const lines = formatOptionLines(input)
  return lines.length === 0
    ? [fits("Options", `the options in ${file} are known and valid`)]
    : lines.map((line) =>
        waiting.has(line)
          ? createNone("Options", line)
          : createWrong(
              "Options",
              line,
              "See every option with its rule: `LatchkeyOptions` in node_modules/latchkey/dist/types/types.d.ts."
            )
      )
}

/** Returns the project id of the options as a kit reads it: trimmed, and undefined if it is empty. */
export const readWrittenProjectId = ({ values: { projectId } }: WrittenOptions): string | undefined =>
  (typeof projectId === "string" && projectId.trim()) || undefined
