import * as Effect from "effect/Effect"
import { type Expectation, expected, type Row } from "./expected.ts"
import { type FaultId, faultIds } from "./fault.ts"
import { observedRow, type Seen } from "./observe.ts"
import type { Subject } from "./subject.ts"
import { subjects } from "./subjects/all.ts"
import type { Variant } from "./variants.ts"

/** One cell: its ends in words, each once, and what of it is not as stated. */
export interface Cell {
  readonly fault: FaultId
  readonly words: ReadonlyArray<string>
  readonly wrong: ReadonlyArray<string>
}

/** One line of the table: a call and its cells, in the order of the columns. */
export interface Line {
  readonly row: string
  readonly cells: ReadonlyArray<Cell>
}

const expectedWord = (of: Expectation, { name }: Variant): string => (typeof of === "string" ? of : of[name] ?? of["else"] ?? "nothing is stated")

/** How many requests a row may send under a variant. */
const expectedRequests = ({ sent }: Row, fault: FaultId, { mayPass, when }: Variant): number | undefined => {
  if (when !== undefined) return 0
  switch (sent) {
    case "pings": return undefined
    case "once": return 1
    case "again": return mayPass ? 3 : 1
    case "everywhere": return fault === "F9" || fault === "F10" ? 1 : 3
  }
}

const wrongIn = (row: Row, fault: FaultId, { problems, requests, told, variant, word }: Seen): ReadonlyArray<string> => {
  const wanted = expectedWord(row.ends[fault], variant)
  const asks = expectedRequests(row, fault, variant)
  return [
    ...(word === wanted ? [] : [`is ${word}, should be ${wanted}`]),
    ...(asks === undefined || requests === asks ? [] : [`sent ${requests} requests, should be ${asks}`]),
    ...(told === null || (row.toldAs ?? [word.slice(2)]).includes(told) ? [] : [`is told as ${told}`]),
    ...problems
  ].map((one) => `${variant.name}: ${one}`)
}

/** A call under every fault. */
export const lineOf = (subject: Subject): Effect.Effect<Line> =>
  Effect.map(observedRow(subject), (seen) => {
    const row = Object.hasOwn(expected, subject.row) ? expected[subject.row] : undefined
    return {
      row: subject.row,
      cells: faultIds.map((fault) => {
        const all = seen[fault]
        return {
          fault, words: [...new Set(all.map(({ word }) => word))],
          wrong: row === undefined ? ["nothing is stated for this call"] : all.length === 0 ? ["empty"] : all.flatMap((one) => wrongIn(row, fault, one))
        }
      })
    }
  })

/** The whole table. */
export const table: Effect.Effect<ReadonlyArray<Line>> = Effect.forEach(subjects, lineOf, { concurrency: 4 })
