import type { YieldableError } from "effect/Cause"
import type * as Types from "effect/Types"

/** Where a failure is shown: `view` means the view the visitor is looking at. */
export type Place = "toast" | "alert" | "view" | "nowhere"

/** The exit code of a command that ends with a failure (docs/spec/kit.md#commands-exit-codes). */
export type ExitCode = 1 | 2 | 3 | 4 | 5 | 70 | 130

/** The catalogue entry of one failure, without its long text (`core/kit/catalogue/longTexts.ts`). */
export interface Entry {
  /** Stable, dotted, never renamed: `connection.rejected`. */
  readonly code: string
  /** The short sentence, in the specification's words; `{name}` is replaced by the error's own field of that name. */
  readonly short: string
  readonly shownIn: Place
  /** True if the same request may succeed unchanged. A failure is not retryable if its cause is not. */
  readonly retryable: boolean
  /**
   * The exit code of a failure without a cause. A failure caused by another failure of the kit ends with that one's
   * code.
   */
  readonly exit: ExitCode
}

/** A failure as it appears in an event, a snapshot or a document: without class, cause or secrets. */
export interface FailureData {
  readonly tag: string
  readonly code: string
  readonly data: Readonly<Record<string, string | number | boolean>>
}

/** Marks our errors across copies of the kit on one page. */
export const errorBrand: unique symbol = Symbol.for("latchkey/error") as never

/** The properties of every failure of the kit. Hosts see these and `cause`. */
export interface LatchkeyError extends YieldableError {
  readonly _tag: string
  readonly code: string
  readonly retryable: boolean
}

/** The class of one failure of the catalogue. */
export interface FailureClass<Tag extends string, Code extends string = string> {
  readonly tag: Tag
  readonly entry: Entry & { readonly code: Code }
  new <A extends Readonly<Record<string, unknown>> = {}>(
    // biome-ignore lint/suspicious/noConfusingVoidType: without fields there is no argument, as in Data.TaggedError
    args: Types.Equals<A, {}> extends true ? void : { readonly [P in keyof A as P extends "_tag" ? never : P]: A[P] }
  ): LatchkeyError & { readonly _tag: Tag } & Readonly<A>
}

/** The base of every failure: a plain error. `yieldable.ts` makes it yieldable where Effect runs. */
export class FailureBase extends Error {
  constructor(args?: Readonly<Record<string, unknown>>) {
    super(args?.["message"] as string | undefined, args?.["cause"] ? { cause: args["cause"] } : undefined)
    Object.assign(this, args)
  }
  toJSON(): unknown {
    return { ...this }
  }
}

const entries = new Map<string, Entry>()

/** Returns the catalogue entry for a failure's tag; undefined while the code that raises it has not been loaded. */
export const findEntry = (tag: string): Entry | undefined => entries.get(tag)

/**
 * Creates the base class of one failure. Requires a catalogue entry, so that a failure without an explanation does not
 * compile.
 */
export const Failure = <const Tag extends string, const Code extends string>(
  tag: Tag,
  entry: Entry & { readonly code: Code }
): FailureClass<Tag, Code> => {
  entries.set(tag, entry)
  class Base extends FailureBase {
    readonly _tag = tag
    static readonly tag = tag
    static readonly entry = entry
    readonly code = entry.code
    readonly retryable = entry.retryable && Object((this as { readonly cause?: unknown }).cause).retryable !== false
  }
  Object.defineProperty(Base.prototype, "message", {
    configurable: true,
    get(this: Record<string, unknown>) {
      return fillPlaces(entry.short, this)
    }
  })
  Base.prototype.name = tag
  Object.defineProperty(Base.prototype, errorBrand, { value: true })
  // The prototype has the name and the brand, which the compiler does not see.
  return Base as unknown as FailureClass<Tag, Code>
}

/** Fills the `{name}` places of a sentence from `data`; a place without a value becomes empty. */
export const fillPlaces = (sentence: string, data: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name]
    return typeof value === "string" || typeof value === "number" ? String(value) : ""
  })

/** True if a caught value is a failure of this kit, whichever copy of the kit threw it. */
export const isLatchkeyError = (error: unknown): error is LatchkeyError =>
  typeof error === "object" && error !== null && errorBrand in error

/** The other side's own wording is left out too: it may repeat data that was sent to it. */
const skipped = new Set([
  "_tag",
  "code",
  "retryable",
  "cause",
  "name",
  "stack",
  "message",
  "body",
  "seen",
  "issue",
  "data"
])

/** A failure as plain data: its own scalar fields without the cause, which may hold anything. */
export const toFailureData = (error: LatchkeyError): FailureData => {
  const own = Object.entries(error).filter(
    (entry): entry is [string, string | number | boolean] =>
      !skipped.has(entry[0]) && ["string", "number", "boolean"].includes(typeof entry[1])
  )
  return { tag: error._tag, code: error.code, data: Object.fromEntries(own) }
}
