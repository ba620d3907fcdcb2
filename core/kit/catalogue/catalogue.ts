import type { Entry } from "../../foundation/errors/failure.ts"
import * as all from "./failures.ts"
import { impossibleFailures } from "./impossibleFailures.ts"

/*
 * The closed list of failures. It contains every room's failures and therefore belongs to no first chunk:
 * documentation, the terminal and tests read it.
 */

type Exported = (typeof all)[keyof typeof all]
/** The class of a failure; the rooms export factories next to them. */
type FailureClass = Extract<Exported, { readonly entry: Entry }>

/** Every failure of the kit. */
export const failures: ReadonlyArray<FailureClass> = Object.values(all).filter(
  (exported: Exported): exported is FailureClass => "entry" in exported
)

/** Any failure of the kit. */
export type KitError = InstanceType<FailureClass>

/** The code of any failure of the kit. */
export type FailureCode = FailureClass["entry"]["code"]

/** The status of a failure: raised by the kit, or impossible. */
export type Standing = "raised" | "never"

const getStanding = (tag: KitError["_tag"]): Standing => (tag in impossibleFailures ? "never" : "raised")

/** One line of the catalogue. */
export interface CatalogueEntry extends Entry {
  readonly tag: KitError["_tag"]
  readonly code: FailureCode
  readonly standing: Standing
}

/** The catalogue, in the order of its codes. */
export const entries: ReadonlyArray<CatalogueEntry> = failures
  .map(({ entry, tag }): CatalogueEntry => ({ tag, ...entry, standing: getStanding(tag) }))
  .sort((a, b) => (a.code < b.code ? -1 : 1))

/** Returns the entry of a code or a tag. */
export const getEntry = (codeOrTag: string): CatalogueEntry | undefined =>
  entries.find(({ code, tag }) => code === codeOrTag || tag === codeOrTag)
