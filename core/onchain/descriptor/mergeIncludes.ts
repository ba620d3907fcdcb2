import { isRecord } from "../../foundation/data/isRecord.ts"

type Json = Readonly<Record<string, unknown>>

/**
 * Merges a descriptor into the one that it includes: its own keys take precedence, fields of the same path are merged,
 * and its other fields follow the included ones.
 */
export const mergeIncludes = (included: unknown, own: unknown): unknown => {
  if (!isRecord(included) || !isRecord(own)) return own
  const keys = [...new Set([...Object.keys(included), ...Object.keys(own)])].filter((key) => key !== "includes")
  return Object.fromEntries(
    keys.map((key) => {
      const [below, above] = [included[key], own[key]]
      if (!Object.hasOwn(own, key)) return [key, below]
      if (key === "fields" && Array.isArray(below) && Array.isArray(above)) return [key, mergeFields(below, above)]
      return [key, Object.hasOwn(included, key) ? mergeIncludes(below, above) : above]
    })
  )
}

const getPath = (field: unknown): unknown => (isRecord(field) ? getPlainPath(field) : undefined)
const getPlainPath = ({ path }: Json): unknown => (typeof path === "string" ? path.replace(/^#\.?/, "") : undefined)

const mergeFields = (included: ReadonlyArray<unknown>, own: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const isIn = (all: ReadonlyArray<unknown>, item: unknown): boolean =>
    getPath(item) !== undefined && all.some((other) => getPath(other) === getPath(item))
  return [
    ...included.map((item) => mergeIncludes(item, own.find((other) => isIn([item], other)) ?? item)),
    ...own.filter((item) => !isIn(included, item))
  ]
}
