import { isRecord } from "../../foundation/data/isRecord.ts"
import { toText } from "../../foundation/text/toText.ts"
import {
  type Applied,
  readConstants,
  type InnerCall,
  locate,
  getOwn,
  resolveParameters,
  type Place,
  type RenderedField,
  Unfit,
  throwUnfit
} from "./resolveParameters.ts"
import type { Format } from "./descriptor.ts"
import { type FormattedValue, formatValue, readInteger, getNumber, showRaw } from "./formats.ts"
import { resolveInDescriptor, type Located, toPlainPath } from "./paths.ts"

/** A request as its descriptor describes it. */
export interface Rendered {
  readonly intent: string
  readonly interpolatedIntent?: string
  readonly owner?: string
  readonly fields: ReadonlyArray<RenderedField>
  /** Bytes after the call, less than a word, which are not described. */
  readonly tail?: string
}

const mostFields = 256
/**
 * The maximum depth of groups, and the maximum number of definitions that are read: a definition may refer to itself.
 */
const mostNested = 16
const mostDefinitions = 8192

/** Reads a request by a descriptor's format; undefined if any part does not fit. */
export const renderRequest = (applied: Applied): Rendered | undefined => {
  try {
    return renderFields(applied)
  } catch (cause) {
    if (cause instanceof Unfit) return undefined
    throw cause
  }
}

const renderFields = (applied: Applied): Rendered => {
  const { descriptor, format } = applied
  const root: Located = { type: { kind: "tuple", parts: applied.parameters }, value: applied.values, indices: [] }
  const valuesByPath = new Map<string, Array<FormattedValue>>()
  const fields: Array<RenderedField> = []
  const definitions = getOwn(format, "fields") ?? []
  if (!Array.isArray(definitions)) return throwUnfit()
  const place: Place = {
    root,
    base: root,
    prefix: "",
    valuesByPath,
    fields,
    nested: 0,
    definitions: { read: 0 }
  }
  for (const definition of definitions) addField(applied, place, definition)
  const intent = getOwn(format, "intent")
  const template = getOwn(format, "interpolatedIntent")
  const sentence = typeof template === "string" ? interpolate(applied, template, valuesByPath) : undefined
  const owner = resolveInDescriptor(descriptor, "$.metadata.owner")
  return {
    intent:
      typeof intent === "string"
        ? intent
        : isRecord(intent)
          ? Object.entries(intent)
              .map(([key, value]) => `${key}: ${toText(value)}`)
              .join(", ")
          : "",
    ...(sentence === undefined ? {} : { interpolatedIntent: sentence }),
    ...(typeof owner === "string" ? { owner } : {}),
    fields
  }
}

/** Returns a field merged with its definition; its own parameters take precedence. */
const mergeDefinition = ({ descriptor }: Applied, field: Format): Format => {
  const reference = getOwn(field, "$ref")
  if (reference === undefined) return field
  const found = typeof reference === "string" ? resolveInDescriptor(descriptor, reference) : undefined
  if (!isRecord(found)) return throwUnfit()
  const [below, own] = [getOwn(found, "params"), getOwn(field, "params")]
  return { ...found, ...field, params: { ...(isRecord(below) ? below : {}), ...(isRecord(own) ? own : {}) } }
}

const addField = (applied: Applied, place: Place, definition: unknown): void => {
  if (++place.definitions.read > mostDefinitions || place.nested > mostNested) throwUnfit()
  const field = isRecord(definition) ? mergeDefinition(applied, definition) : throwUnfit()
  const path = getOwn(field, "path")
  const inner = getOwn(field, "fields")
  if (Array.isArray(inner)) {
    addGroup(applied, { ...place, nested: place.nested + 1 }, field, inner)
    return
  }
  const visible = getOwn(field, "visible") ?? "always"
  const format = getOwn(field, "format") ?? "raw"
  const label = getOwn(field, "label")
  if (visible === "never") return
  const literal = getOwn(field, "value")
  const all = typeof path === "string" ? locate(applied, place, path) : readConstants(applied, literal)
  for (const element of all.flatMap(spread)) {
    if (isHidden(element, visible)) continue
    if (place.fields.length >= mostFields) throwUnfit()
    const text = typeof label === "string" ? label : ""
    if (format === "calldata") {
      place.fields.push({
        label: text,
        value: readInnerCall(applied, place, field, element),
        raw: String(element.value),
        kind: "data"
      })
      continue
    }
    const value = formatField(applied, place, field, toText(format), element)
    const key = toPlainPath(typeof path === "string" ? place.prefix + path : "")
    place.valuesByPath.set(key, [...(place.valuesByPath.get(key) ?? []), value])
    place.fields.push({ label: text, value: value.text, raw: value.raw, kind: value.kind })
  }
}

const formatField = (
  applied: Applied,
  place: Place,
  field: Format,
  format: string,
  element: Located
): FormattedValue => {
  const encryption = getOwn(field, "encryption")
  if (isRecord(encryption)) {
    const fallback = getOwn(encryption, "fallbackLabel")
    return { text: typeof fallback === "string" ? fallback : "[Encrypted]", raw: showRaw(element) ?? "", kind: "text" }
  }
  return formatValue(format, element, resolveParameters(applied, place, field, element)) ?? throwUnfit()
}

/** Splits an array into its elements, which are described one by one. */
const spread = (element: Located): ReadonlyArray<Located> => {
  const { type, value } = element
  return type.kind === "array" && typeof value === "object"
    ? value.flatMap((inner, i) => spread({ type: type.item, value: inner, indices: [...element.indices, i] }))
    : [element]
}

/** Returns true if a rule hides the value. A value outside a required list makes the descriptor unfit. */
const isHidden = (element: Located, visible: unknown): boolean => {
  if (visible === "always" || visible === "optional") return false
  if (!isRecord(visible)) return throwUnfit()
  const [hidden, needed] = [getOwn(visible, "ifNotIn"), getOwn(visible, "mustMatch")]
  const includesElement = (list: unknown): boolean =>
    Array.isArray(list) && list.some((value) => isSame(element, value))
  if (needed !== undefined) return includesElement(needed) ? true : throwUnfit()
  return includesElement(hidden)
}

const isSame = (element: Located, value: unknown): boolean => {
  const number = getNumber(element)
  const expected =
    typeof value === "number" && Number.isSafeInteger(value)
      ? BigInt(value)
      : typeof value === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value)
        ? BigInt(value)
        : undefined
  return (
    (number !== undefined && expected !== undefined && number === expected && element.type.kind !== "string") ||
    String(element.value).toLowerCase() === toText(value).toLowerCase()
  )
}

const addGroup = (applied: Applied, place: Place, group: Format, inner: ReadonlyArray<unknown>): void => {
  const path = getOwn(group, "path")
  if (path === undefined) {
    if (getOwn(group, "iteration") !== "bundled") for (const definition of inner) addField(applied, place, definition)
    else addBundled(applied, place, inner)
    return
  }
  if (typeof path !== "string") throw new Unfit()
  const prefix = /^[#@$]/.test(path) ? `${path}.` : `${place.prefix}${path}.`
  const bases = locate(applied, place, path)
  const each = getOwn(group, "iteration") === "sequential" ? inner.map((definition) => [definition]) : [inner]
  for (const some of each)
    for (const base of bases.flatMap(spread))
      for (const definition of some) addField(applied, { ...place, base, prefix }, definition)
}

/** Describes arrays of the same length element by element: the first of each, then the second of each. */
const addBundled = (applied: Applied, place: Place, inner: ReadonlyArray<unknown>): void => {
  const lists = inner.map((element) => {
    const fields: Array<RenderedField> = []
    addField(applied, { ...place, fields }, element)
    return fields
  })
  const count = lists[0]?.length ?? 0
  if (lists.some((list) => list.length !== count)) throwUnfit()
  for (let i = 0; i < count; i++) place.fields.push(...lists.flatMap((list) => list.slice(i, i + 1)))
}

const readInnerCall = (applied: Applied, place: Place, field: Format, element: Located): InnerCall => {
  const { parameter } = resolveParameters(applied, place, field, element)
  const [callee, spender, amount, chain, selector] = ["callee", "spender", "amount", "chainId", "selector"].map(
    parameter
  )
  if (typeof callee !== "string" || element.type.kind !== "bytes" || typeof element.value !== "string")
    return throwUnfit()
  const id = readInteger(chain)
  if (chain !== undefined && (id === undefined || id < 0n)) return throwUnfit()
  return {
    network: id === undefined ? applied.network : `eip155:${id}`,
    from: typeof spender === "string" ? spender : applied.to,
    to: callee.toLowerCase(),
    value: typeof amount === "bigint" ? amount : 0n,
    data: typeof selector === "string" ? `${selector}${element.value.slice(2)}` : element.value
  }
}

/** Fills a sentence with the values of its fields; undefined if one of them is not shown. */
const interpolate = (
  applied: Applied,
  template: string,
  valuesByPath: ReadonlyMap<string, ReadonlyArray<FormattedValue>>
): string | undefined => {
  let isWhole = true
  const sentence = template.replace(/\{\{|\}\}|\{([^{}]*)\}/g, (whole, path: string | undefined) => {
    if (path === undefined) return whole.slice(1)
    const values = valuesByPath.get(toPlainPath(path))
    if (values !== undefined && values.length > 0) return values.map(({ short, text }) => short ?? text).join(", ")
    const constant = path.startsWith("$.") ? resolveInDescriptor(applied.descriptor, path) : undefined
    if (typeof constant === "string" || typeof constant === "number") return String(constant)
    isWhole = false
    return ""
  })
  return isWhole ? sentence : undefined
}
