import { isRecord } from "../../../core/foundation/data/isRecord.ts"

/** One part of a path: a field, an index into a list, or the first list element whose field has this value. */
type Part =
  | { readonly _tag: "field"; readonly name: string }
  | { readonly _tag: "at"; readonly index: number }
  | { readonly _tag: "where"; readonly field: string; readonly is: string }

/** The maximum length of a path. */
const maxCharacters = 1024

/** Parses a path like `tokens[0].amount` or `tokens[symbol=USDC].amount`; returns undefined if it is invalid. */
const parsePath = (path: string): ReadonlyArray<Part> | undefined => {
  if (path.length > maxCharacters) return undefined
  const parts: Array<Part> = []
  let rest = path
  while (rest !== "") {
    const [whole = "", field, inside] = /^\.?(?:([A-Za-z_$][\w$-]*)|\[([^\]]+)\])/.exec(rest) ?? []
    if (whole === "") return undefined
    if (field !== undefined) parts.push({ _tag: "field", name: field })
    else if (/^\d{1,6}$/.test(inside ?? "")) parts.push({ _tag: "at", index: Number(inside) })
    else {
      const [, name = "", is = ""] = /^([\w$-]+)=(.*)$/.exec(inside ?? "") ?? []
      if (name === "") return undefined
      parts.push({ _tag: "where", field: name, is })
    }
    rest = rest.slice(whole.length)
  }
  return parts
}

/** Returns true if a text is a valid path. */
export const isPath = (path: string): boolean => parsePath(path) !== undefined

/** Returns the value at a path in a result; undefined if the path leads to no value. */
export const getValueAtPath = (data: unknown, path: string): unknown => (parsePath(path) ?? []).reduce(getPart, data)

const getPart = (value: unknown, part: Part): unknown => {
  if (part._tag === "field") return isRecord(value) && Object.hasOwn(value, part.name) ? value[part.name] : undefined
  if (!Array.isArray(value)) return undefined
  return part._tag === "at"
    ? value[part.index]
    : value.find((item: unknown) => isRecord(item) && String(item[part.field]) === part.is)
}
