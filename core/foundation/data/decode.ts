import { hasHiddenValues, isRecord } from "./isRecord.ts"

/** Reads a value from outside: returns a newly built value, or undefined if it does not fit. Never throws. */
export type Decoder<A> = (value: unknown) => A | undefined

declare const absentType: unique symbol
/** Represents a missing field. */
export interface Absent {
  readonly [absentType]: true
}
/** A unique value: its type exists only for the compiler. */
const absent = Symbol() as unknown as Absent

/** Returns undefined if a getter of the value throws. */
const catchThrows =
  <A>(decode: Decoder<A>): Decoder<A> =>
  (value) => {
    try {
      return decode(value)
    } catch {
      return undefined
    }
  }

/** Text of at most `maximum` characters. */
export const string =
  (maximum = Infinity): Decoder<string> =>
  (value) =>
    typeof value === "string" && value.length <= maximum ? value : undefined

/** A finite number. */
export const number: Decoder<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined
export const boolean: Decoder<boolean> = (value) => (typeof value === "boolean" ? value : undefined)

/** One of the listed values. */
export const literal =
  <const A extends string | number | boolean>(...values: ReadonlyArray<A>): Decoder<A> =>
  (value) =>
    values.find((candidate) => candidate === value)

export const nullable =
  <A>(decode: Decoder<A>): Decoder<A | null> =>
  (value) =>
    value === null ? null : decode(value)

/** A field of a struct that may be missing. */
export const optional =
  <A>(decode: Decoder<A>): Decoder<A | Absent> =>
  (value) =>
    value === undefined ? absent : decode(value)

/** A list in which every item fits. A list longer than `maximum` is rejected. */
export const array = <A>(decode: Decoder<A>, maximum: number): Decoder<ReadonlyArray<A>> =>
  catchThrows((value) => {
    if (!Array.isArray(value) || value.length > maximum) return undefined
    const items = Array.from(value, decode)
    return items.includes(undefined) ? undefined : (items as Array<A>)
  })

/** The fitting items among the first `maximum` of a list. */
export const each = <A>(decode: Decoder<A>, maximum: number): Decoder<ReadonlyArray<A>> =>
  catchThrows((value) =>
    Array.isArray(value) ? Array.from(value.slice(0, maximum), decode).filter((item) => item !== undefined) : undefined
  )

/** Any value; null if it is missing. */
export const anything: Decoder<unknown> = (value) => value ?? null

/** Values by key; the key `__proto__` is dropped. A Map has no values by key. */
export const record = <A>(decode: Decoder<A>, maximum: number): Decoder<Readonly<Record<string, A>>> =>
  catchThrows((value) => {
    const keys = isRecord(value) && !hasHiddenValues(value) ? Object.keys(value) : undefined
    if (keys === undefined || keys.length > maximum) return undefined
    const entries = keys
      .filter((key) => key !== "__proto__")
      .map((key) => [key, decode((value as Record<string, unknown>)[key])] as const)
    return entries.some(([, item]) => item === undefined)
      ? undefined
      : (Object.fromEntries(entries) as Record<string, A>)
  })

type Fields = Readonly<Record<string, Decoder<unknown>>>
type Of<D> = D extends Decoder<infer A> ? Exclude<A, Absent> : never
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends Decoder<infer A> ? (Absent extends A ? K : never) : never
}[keyof F]
/** The type of a struct decoder's result. */
export type Struct<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: Of<F[K]>
}

/** An object with these fields, each read once; all other fields are dropped. */
export const struct = <F extends Fields>(fields: F): Decoder<Struct<F>> =>
  catchThrows((value) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(fields).map(([key, decode]) => [key, decode(value[key])] as const)
    const present = entries.filter(([, item]) => item !== absent)
    return entries.some(([, item]) => item === undefined) || (present.length === 0 && hasHiddenValues(value))
      ? undefined
      : (Object.fromEntries(present) as Struct<F>)
  })

/** Returns a field of a value from outside; undefined if it is missing or if reading it throws. */
export const getField = (value: unknown, key: string): unknown => {
  try {
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined
  } catch {
    return undefined
  }
}
