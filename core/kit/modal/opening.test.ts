import { expect, test } from "vitest"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { namespaceToSwitch, openingFacts, viewToOpen } from "./opening.ts"

const facts = { connected: false, mobile: false, manual: false, unsupported: false, catalogue: true, embedded: false }

test.each([
  ["nobody connected", {}, {}, "Connect"],
  ["connected", {}, { connected: true }, "Account"],
  ["a view asked for", { view: "AllWallets" as const }, { connected: true }, "AllWallets"],
  ["manual control, on a phone", {}, { manual: true, mobile: true }, "AllWallets"],
  ["manual control, elsewhere", {}, { manual: true }, "ConnectingWalletConnectBasic"],
  [
    "manual control comes before a view asked for",
    { view: "AllWallets" as const },
    { manual: true },
    "ConnectingWalletConnectBasic"
  ],
  ["Account by name without a wallet", { view: "Account" as const }, {}, "Connect"],
  ["a network to leave by name, which is none", { view: "UnsupportedChain" as const }, {}, "Connect"],
  [
    "a network to leave by name, connected elsewhere",
    { view: "UnsupportedChain" as const },
    { connected: true },
    "Account"
  ],
  ["a catalogue that is not there", { view: "AllWallets" as const }, { catalogue: false }, "Connect"],
  [
    "manual control, on a phone without one",
    {},
    { manual: true, mobile: true, catalogue: false },
    "ConnectingWalletConnectBasic"
  ],
  ["a network that must be left", {}, { connected: true, unsupported: true }, "UnsupportedChain"],
  ["embedded and connected", { view: "AllWallets" as const }, { embedded: true, connected: true }, "Account"],
  ["embedded and not connected", {}, { embedded: true }, "Connect"]
])("viewToOpen returns the right view: %s", (_, request, more, view) => {
  expect(viewToOpen(request, { ...facts, ...more })._tag).toBe(view)
})

test("namespaceToSwitch returns another namespace than the active one, and null for the active one", () => {
  expect(namespaceToSwitch({ namespace: "solana" }, "eip155")).toBe("solana")
  expect(namespaceToSwitch({ namespace: "eip155" }, "eip155")).toBeNull()
  expect(namespaceToSwitch({}, "eip155")).toBeNull()
})

const elsewhere = {
  _tag: "Connected",
  connection: sampleConnection("w", { network: "eip155:56" }),
  restored: false
} as const

test.each([
  ["an unsupported network must be left", {}, true],
  ["unless switching is off", { enableNetworkSwitch: false }, false],
  ["or unsupported chains are allowed", { allowUnsupportedChain: true }, false]
])("%s", (_, config, unsupported) => {
  expect(openingFacts(stateAfter(sampleState(config), elsewhere), false).unsupported).toBe(unsupported)
})

test("counts a stored connection as connected before its wallet has confirmed it", () => {
  expect(openingFacts(sampleState({}, [sampleConnection("w")]), false).connected).toBe(true)
})
