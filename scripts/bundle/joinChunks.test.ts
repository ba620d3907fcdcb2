import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, test } from "vitest"

interface Chunk {
  readonly name: string
  readonly bytes: number
  readonly imports: ReadonlyArray<string>
  readonly isFixed?: boolean
}
interface Opening {
  readonly weight: number
  readonly chunks: ReadonlyArray<string>
}
const {
  joinChunks
}: {
  readonly joinChunks: (
    chunks: ReadonlyArray<Chunk>,
    openings: ReadonlyArray<Opening>,
    maximum: number
  ) => ReadonlyArray<ReadonlyArray<string>>
} = await import(pathToFileURL(join(import.meta.dirname, "joinChunks.mjs")).href)

const chunk = (name: string, bytes: number, ...imports: ReadonlyArray<string>): Chunk => ({ name, bytes, imports })
const makeOpening = (weight: number, ...chunks: ReadonlyArray<string>): Opening => ({ weight, chunks })
const joinToMost = (maximum: number, chunks: ReadonlyArray<Chunk>, ...openings: ReadonlyArray<Opening>) =>
  joinChunks(chunks, openings, maximum)
    .map((group) => [...group].sort().join("+"))
    .sort()
const joinSorted = (chunks: ReadonlyArray<Chunk>, ...openings: ReadonlyArray<Opening>) =>
  joinToMost(Number.POSITIVE_INFINITY, chunks, ...openings)

describe("joinChunks", () => {
  test("joins chunks that the same openings load, and keeps large chunks of other openings separate", () => {
    const chunks = [chunk("send", 5e3, "money"), chunk("sent", 5e3), chunk("swap", 9e3, "money"), chunk("money", 8e3)]
    expect(joinSorted(chunks, makeOpening(0.5, "send", "sent"), makeOpening(0.5, "swap"))).toEqual([
      "money",
      "send+sent",
      "swap"
    ])
  })

  test("joins a small chunk with the one that wastes the fewest bytes, weighted by frequency", () => {
    const chunks = [chunk("rare", 3e3, "small"), chunk("usual", 3e3, "small"), chunk("small", 100)]
    expect(joinSorted(chunks, makeOpening(0.01, "rare"), makeOpening(0.9, "usual"))).toEqual(["rare", "small+usual"])
  })

  test("keeps a small chunk separate if every join wastes more bytes than a file costs", () => {
    const chunks = [chunk("one", 9e3, "small"), chunk("other", 9e3, "small"), chunk("small", 1e3), chunk("last", 9e3)]
    expect(joinSorted(chunks, makeOpening(1, "one"), makeOpening(1, "other"), makeOpening(1, "small"))).toEqual(
      ["last", "one", "other", "small"].sort()
    )
  })

  test("joins the chunks that waste the fewest bytes until there are no more files than allowed", () => {
    const chunks = [chunk("send", 9e3), chunk("swap", 8e3), chunk("buy", 7e3), chunk("names", 6e3)]
    const openings = [
      makeOpening(0.4, "send"),
      makeOpening(0.3, "swap"),
      makeOpening(0.2, "buy"),
      makeOpening(0.1, "names")
    ]
    expect(joinToMost(4, chunks, ...openings)).toEqual(["buy", "names", "send", "swap"])
    expect(joinToMost(3, chunks, ...openings)).toEqual(["buy+names", "send", "swap"])
  })

  test("creates no import cycle through a third chunk, and joins nothing with a fixed one", () => {
    const chunks = [chunk("a", 2e3, "b"), { ...chunk("b", 2e3, "c"), isFixed: true }, chunk("c", 100), chunk("d", 2e3)]
    expect(joinSorted(chunks, makeOpening(1, "a"), makeOpening(0.1, "d"))).toEqual(["a", "b", "c", "d"])
  })
})
