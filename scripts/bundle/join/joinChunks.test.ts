import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"

interface Chunk {
  readonly name: string
  readonly bytes: number
  readonly imports: ReadonlyArray<string>
  readonly isFixed?: boolean
}
interface Opening {
  readonly name: string
  readonly often: number
  readonly chunks: ReadonlyArray<string>
  readonly after: ReadonlyArray<string>
}
const {
  joined
}: {
  readonly joined: (graph: {
    readonly chunks: ReadonlyArray<Chunk>
    readonly groups?: ReadonlyArray<ReadonlyArray<string>>
    readonly openings: ReadonlyArray<Opening>
  }) => ReadonlyArray<ReadonlyArray<string>>
} = await import(pathToFileURL(join(import.meta.dirname, "joinChunks.mjs")).href)

const chunk = (name: string, bytes: number, ...imports: ReadonlyArray<string>): Chunk => ({ name, bytes, imports })
const opening = (name: string, often: number, ...chunks: ReadonlyArray<string>): Opening => ({
  name,
  often,
  chunks,
  after: []
})
const sorted = (groups: ReadonlyArray<ReadonlyArray<string>>) =>
  groups.map((group) => [...group].sort().join("+")).sort()

test("chunks that the same openings load are one, and large ones of others stay apart", () => {
  const chunks = [
    chunk("send", 5_000, "money"),
    chunk("sent", 5_000, "money"),
    chunk("swap", 9_000, "money"),
    chunk("money", 8_000)
  ]
  const openings = [opening("Send", 0.5, "send", "sent"), opening("Swap", 0.5, "swap")]
  expect(sorted(joined({ chunks, openings }))).toEqual(["money", "send+sent", "swap"])
})

test("a small chunk joins the one with which the fewest bytes load in vain, by how often", () => {
  const chunks = [chunk("rare", 3_000, "small"), chunk("usual", 3_000, "small"), chunk("small", 100)]
  const openings = [opening("Rare", 0.01, "rare"), opening("Usual", 0.9, "usual")]
  expect(sorted(joined({ chunks, openings }))).toEqual(["rare", "small+usual"])
})

test("no two are one that would import each other in a circle by a third, and what is fixed takes nothing in", () => {
  const chunks = [
    chunk("a", 2_000, "b"),
    { ...chunk("b", 2_000, "c"), isFixed: true },
    chunk("c", 100),
    chunk("d", 2_000)
  ]
  const openings = [opening("A", 1, "a"), opening("D", 0.1, "d")]
  expect(sorted(joined({ chunks, openings }))).toEqual(["a", "b", "c+d"])
  expect(() => joined({ chunks, openings, groups: [["a", "c"]] })).toThrow("would import what imports it")
})
