import { expect, test } from "vitest"
import type { KitState } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { View } from "./views.ts"

const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const makeConnected = (network: "eip155:1" | "solana:x" = "eip155:1"): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection("w", { network, namespace: network === "solana:x" ? "solana" : "eip155" }),
  restored: false
})
const makePushed = (view: View): KitEvent => ({ _tag: "Pushed", view })
const listViews = ({ modal }: KitState): ReadonlyArray<string> => [
  ...modal.history.map(({ _tag }) => _tag),
  ...(modal.open ? [] : ["closed"])
]

test("keeps an embedded modal open: closing shows its first view, connecting the account, disconnecting Connect", () => {
  const part = stateAfter(sampleState({ enableEmbedded: true }), opened)
  expect(listViews(stateAfter(part, makePushed({ _tag: "AllWallets" }), { _tag: "Closed" }))).toEqual(["Connect"])
  const live = stateAfter(part, { _tag: "ConnectStarted", connectorId: "w" }, makeConnected())
  expect(listViews(live)).toEqual(["Account"])
  expect(listViews(stateAfter(live, makePushed({ _tag: "SwitchNetwork" }), { _tag: "Closed" }))).toEqual(["Account"])
  expect(
    listViews(
      stateAfter(live, { _tag: "Disconnected", connectorId: "w", namespace: "eip155", by: "visitor", last: true })
    )
  ).toEqual(["Connect"])
})

test("waits for WalletConnect in views of its own, for any wallet or for one", () => {
  const connectStarted = (walletId?: string): KitEvent => ({
    _tag: "ConnectStarted",
    connectorId: "walletConnect",
    ...(walletId === undefined ? {} : { walletId })
  })
  expect(stateAfter(sampleState(), opened, connectStarted()).modal.history.at(-1)).toEqual({
    _tag: "ConnectingWalletConnectBasic"
  })
  expect(stateAfter(sampleState(), opened, connectStarted("x")).modal.history.at(-1)).toEqual({
    _tag: "ConnectingWalletConnect",
    walletId: "x"
  })
  expect(listViews(stateAfter(sampleState(), opened, connectStarted("x"), makeConnected()))).toEqual([
    "Connect",
    "closed"
  ])
})

test("shows the account of another namespace if it is connected, and the wallets otherwise", () => {
  const asking = stateAfter(
    sampleState(),
    makeConnected(),
    opened,
    makePushed({ _tag: "SwitchActiveChain", to: "solana:x" })
  )
  expect(listViews(stateAfter(asking, { _tag: "NetworkSwitched", to: "solana:x" }))).toEqual(["Connect"])
  const both = stateAfter(
    sampleState(),
    makeConnected("solana:x"),
    makeConnected(),
    opened,
    makePushed({ _tag: "SwitchActiveChain", to: "solana:x" })
  )
  expect(listViews(stateAfter(both, { _tag: "NetworkSwitched", to: "solana:x" }))).toEqual(["Account"])
})
