import fc from "fast-check"
import { assert, describe, test } from "vitest"
import type { KitEvent } from "../../event.ts"
import type { KitState } from "../../state.ts"
import { sampleConnection, sampleState, stateAfter } from "../../../fixtures/testing/core/sample.ts"
import { mergeSharedParts, type SharedParts, toSharedParts, removeEnded } from "./sharedParts.ts"

/** One tab: its state, and the lists that it has last stored. */
interface Tab {
  state: KitState
  before: SharedParts
}

const makeConnected = (id: string): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(id),
  restored: false
})
const makeWalletUsed = (id: string): KitEvent => ({ _tag: "WalletUsed", wallet: { id, name: id, chains: [] } })
const makeDisconnected = (connectorId: string, by: "tab" | "visitor"): KitEvent => ({
  _tag: "Disconnected",
  connectorId,
  namespace: "eip155",
  by,
  last: false
})
const listIds = ({ connections }: Pick<SharedParts, "connections">) => connections.map(({ connectorId }) => connectorId)

/** Several tabs of one origin, which hear of a disconnect only when `hear` is called. */
const openTabs = (count: number, isMultiWallet = true) => {
  let stored = toSharedParts(sampleState())
  const tabs = Array.from({ length: count }, (): Tab => ({ state: sampleState(), before: stored }))
  const getTab = (nth: number): Tab => {
    const tab = tabs[nth]
    if (tab === undefined) throw new Error("no such tab")
    return tab
  }
  return {
    stored: () => stored,
    has: (nth: number, id: string) => listIds(getTab(nth).state.connection).includes(id),
    act: (nth: number, ...events: ReadonlyArray<KitEvent>) => {
      const tab = getTab(nth)
      tab.state = stateAfter(tab.state, ...events)
      const own = toSharedParts(tab.state)
      stored = mergeSharedParts(tab.before, own, stored, isMultiWallet)
      tab.before = own
    },
    hear: (nth: number) => {
      const tab = getTab(nth)
      for (const connectorId of stored.disconnectedIds.eip155 ?? []) {
        if (!listIds(tab.state.connection).includes(connectorId)) continue
        tab.state = stateAfter(tab.state, makeDisconnected(connectorId, "tab"))
        tab.before = removeEnded(tab.before, { connectorId, namespace: "eip155" })
      }
    }
  }
}

describe("mergeSharedParts", () => {
  test("stores for each wallet what was last done with it in any tab, however late the others hear of it", () => {
    const step = fc.tuple(
      fc.constantFrom(0, 1, 2),
      fc.constantFrom("a", "B", "c", "d"),
      fc.constantFrom("connect", "end", "move", "hear")
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
        const tabs = openTabs(3)
        const live = new Set<string>()
        for (const [nth, id, name] of steps) {
          if (name === "hear") tabs.hear(nth)
          else if (name === "connect" && !tabs.has(nth, id)) {
            live.add(id)
            tabs.act(nth, makeConnected(id))
          } else if (name === "end" && tabs.has(nth, id)) {
            live.delete(id)
            tabs.act(nth, makeDisconnected(id, "visitor"))
          } else if (name === "move" && tabs.has(nth, id))
            tabs.act(nth, { _tag: "ChainChanged", connectorId: id, network: "eip155:137", active: false })
          assert.deepStrictEqual(listIds(tabs.stored()).toSorted(), [...live].toSorted())
          assert.isFalse((tabs.stored().disconnectedIds.eip155 ?? []).some((other) => live.has(other)))
        }
      }),
      { numRuns: 3_000 }
    )
  })

  test("keeps only the wallet that was connected last where one at a time is allowed", () => {
    const tabs = openTabs(2, false)
    tabs.act(0, makeConnected("a"))
    tabs.act(1, makeConnected("b"))
    assert.deepStrictEqual(listIds(tabs.stored()), ["b"])
    tabs.act(0, { _tag: "ChainChanged", connectorId: "a", network: "eip155:137", active: true })
    assert.deepStrictEqual(listIds(tabs.stored()), ["b"])
  })

  test("keeps the recent and earlier wallets of both tabs, newest first", () => {
    const tabs = openTabs(2)
    tabs.act(0, makeConnected("a"), makeWalletUsed("a"))
    tabs.act(1, makeConnected("b"), makeWalletUsed("b"))
    assert.deepStrictEqual(
      tabs.stored().recent.map(({ id }) => id),
      ["b", "a"]
    )
    tabs.act(0, makeDisconnected("a", "visitor"))
    tabs.act(1, makeDisconnected("b", "visitor"))
    assert.deepStrictEqual(
      tabs.stored().earlier.map(({ connectorId }) => connectorId),
      ["b", "a"]
    )
    tabs.act(0, { _tag: "WalletForgotten", connectorId: "a", namespace: "eip155" })
    assert.deepStrictEqual(
      [tabs.stored().earlier.map(({ connectorId }) => connectorId), tabs.stored().recent.map(({ id }) => id)],
      [["b"], ["b"]]
    )
  })
})
