import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { Catalogue } from "./Catalogue.ts"

const withAnswer = (answer: unknown) => {
  const { layer, seen } = makeAnswering(() => answer)
  return { seen, layer: Layer.provide(Catalogue.layer, layer) }
}
const list = (query: Partial<Parameters<Catalogue["Type"]["list"]>[0]> = {}) =>
  Effect.flatMap(Catalogue, (all) => all.list({ page: 1, entries: 40, ...query }))

describe("Catalogue", () => {
  it.effect("sends every query parameter of the specification, and no empty one", () => {
    const { layer, seen } = withAnswer({ data: [], count: 0 })
    return Effect.gen(function* () {
      yield* list({
        page: 2,
        search: " meta ",
        badge: "certified",
        include: ["a", "b"],
        exclude: ["c"],
        chains: ["eip155:1"]
      })
      yield* list({ search: " ", include: [] })
      const sent = seen.map(({ searchParams }) =>
        Object.fromEntries([...searchParams].filter(([name]) => !["projectId", "st", "sv"].includes(name)))
      )
      assert.deepStrictEqual(sent, [
        {
          page: "2",
          entries: "40",
          search: "meta",
          badge_type: "certified",
          include: "a,b",
          exclude: "c",
          chains: "eip155:1"
        },
        { page: "1", entries: "40" }
      ])
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps only as many wallets as requested", () => {
    const { layer } = withAnswer({
      count: 10_000,
      data: Array.from({ length: 10_000 }, (_, i) => ({ id: `${i}`, name: `W${i}` }))
    })
    return Effect.gen(function* () {
      for (const entries of [1, 4, 40, 100]) {
        const { dropped, wallets } = yield* list({ entries })
        assert.deepStrictEqual([wallets.length, dropped], [entries, 10_000 - entries])
      }
    }).pipe(Effect.provide(layer))
  })

  it.effect("drops and counts malformed wallets, and keeps the others", () => {
    const { layer } = withAnswer({
      count: 9,
      data: [
        { id: "a", name: "A" },
        { id: "", name: "B" },
        { id: 7, name: "C" },
        null,
        { id: "d", name: "D".repeat(65) },
        { id: "e", name: "E" }
      ]
    })
    return Effect.gen(function* () {
      const { count, dropped, wallets } = yield* list()
      assert.deepStrictEqual([wallets.map(({ id }) => id), dropped, count], [["a", "e"], 4, 9])
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps only links that may be followed", () => {
    const { layer } = withAnswer({
      count: 1,
      data: [
        {
          id: "a",
          name: "A",
          homepage: "javascript:alert(1)",
          mobile_link: "data:text/html,x",
          desktop_link: "wallet://",
          webapp_link: "https://a.test/",
          chrome_store: null
        }
      ]
    })
    return Effect.gen(function* () {
      const { wallets } = yield* list()
      assert.deepStrictEqual(wallets, [
        { id: "a", name: "A", chains: [], desktopLink: "wallet://", webappLink: "https://a.test/" }
      ])
    }).pipe(Effect.provide(layer))
  })
})
