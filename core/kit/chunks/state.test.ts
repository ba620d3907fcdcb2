import { expect, test } from "vitest"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { getConnector } from "../../../fixtures/testing/services/connectedKit.ts"
import type { KitEvent } from "../../event.ts"
import { viewNames } from "../modal/viewNames.ts"
import { getChunk } from "../modal/views.ts"
import { chunkNames } from "./chunkNames.ts"
import { listChunksToLoad } from "./listChunksToLoad.ts"

const start = sampleState()
const event = (_tag: "ChunkAsked" | "ChunkArrived" | "ChunkFailed"): KitEvent => ({ _tag, chunk: "Account" })

test("moves a chunk from asking to failed, to asking again, to arrived", () => {
  const moves = (["ChunkAsked", "ChunkFailed", "ChunkAsked", "ChunkArrived"] as const).map(event)
  const states = moves.map((_, i) => stateAfter(start, ...moves.slice(0, i + 1)).kit.chunks.Account)
  expect(states).toEqual(["asking", "failed", "asking", "arrived"])
  const arrived = stateAfter(start, ...moves)
  expect(stateAfter(arrived, event("ChunkArrived"))).toBe(arrived)
  expect(arrived.kit.chunks.network).toBeUndefined()
})

test("chunkNames contains each chunk of the services and the views once", () => {
  const ofViews = viewNames.map(getChunk).filter((name) => name !== undefined)
  expect([...chunkNames].sort()).toEqual([...new Set([...ofViews, "network"])].sort())
  expect(new Set(chunkNames).size).toBe(chunkNames.length)
})

const makeOpened = (view: "Connect" | "AllWallets" | "Account" | "SwitchNetwork" | "UnsupportedChain"): KitEvent => ({
  _tag: "Opened",
  view: { _tag: view }
})
const found: KitEvent = { _tag: "WalletsAnnounced", connectors: [getConnector("w")] }
const connected: KitEvent = { _tag: "Connected", connection: sampleConnection("w"), restored: false }
const connecting: KitEvent = { _tag: "ConnectStarted", connectorId: "w" }
const allFeatures = { ...sampleState().config.features, analytics: true }
const makeArrived = (chunk: "AllWallets" | "Account" | "ConnectingExternal"): KitEvent => ({
  _tag: "ChunkArrived",
  chunk
})
const makeAsked = (chunk: "AllWallets"): KitEvent => ({ _tag: "ChunkAsked", chunk })

test.each<[string, Parameters<typeof sampleState>[0], ReadonlyArray<KitEvent>, ReadonlyArray<string>]>([
  ["closed", { catalogue: true }, [], []],
  ["closed, and a host connects by itself", { catalogue: true }, [connecting], []],
  [
    "closed, and a host connects by itself where analytics are on",
    { features: allFeatures },
    [connecting],
    ["network"]
  ],
  [
    "closed, and a host switches by itself where analytics are on",
    { features: allFeatures },
    [connected, { _tag: "NetworkSwitchStarted", to: "eip155:137" }],
    ["network"]
  ],
  ["closed after that", { features: allFeatures }, [connecting, connected], []],
  [
    "Connect over a catalogue: no list that was not asked for",
    { catalogue: true },
    [found, makeOpened("Connect")],
    ["network"]
  ],
  [
    "Connect, and the pointer is on All wallets",
    { catalogue: true },
    [found, makeOpened("Connect"), makeAsked("AllWallets")],
    ["network", "AllWallets"]
  ],
  [
    "a wallet is asked, and what may follow has arrived: the account",
    {},
    [found, makeOpened("Connect"), connecting, makeArrived("ConnectingExternal")],
    ["ConnectingExternal", "Account"]
  ],
  ["Connect without a project: there is no list to open", {}, [found, makeOpened("Connect")], []],
  ["Connect where nobody has a wallet: how to get one", {}, [makeOpened("Connect")], ["Newcomers"]],
  [
    "Connect without a project, in debug mode: alerts get their words",
    { debug: true },
    [found, makeOpened("Connect")],
    ["network"]
  ],
  [
    "a late view that is not there: nothing ahead of it",
    {},
    [connected, makeOpened("Account")],
    ["Account", "network"]
  ],
  [
    "a late view that is there: nothing ahead of a press",
    {},
    [connected, makeOpened("Account"), makeArrived("Account")],
    ["Account", "network"]
  ],
  [
    "Account, on its way out after the last connection ended",
    {},
    [makeOpened("Account"), makeArrived("Account")],
    ["Account", "network"]
  ],
  [
    "the whole list",
    { catalogue: true },
    [makeOpened("AllWallets"), makeArrived("AllWallets")],
    ["AllWallets", "network"]
  ],
  ["a network to leave", {}, [connected, makeOpened("UnsupportedChain")], ["UnsupportedChain", "network"]]
])("listChunksToLoad returns the needed code: %s", (_, config, events, expected) => {
  expect(listChunksToLoad(stateAfter(sampleState(config), ...events))).toEqual(expected)
})
