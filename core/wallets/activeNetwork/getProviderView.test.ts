import { expect, test } from "vitest"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { getProviderEvents, type ProviderView, getProviderView } from "./getProviderView.ts"

const view = (accounts: ReadonlyArray<string>, chainId: string | null = "0x1"): ProviderView => ({ accounts, chainId })

test.each<[string, ProviderView, ProviderView, ReadonlyArray<unknown>]>([
  [
    "connecting",
    view([]),
    view(["a"]),
    [
      ["connect", { chainId: "0x1" }],
      ["accountsChanged", ["a"]]
    ]
  ],
  [
    "connecting on another chain than was shown",
    view([]),
    view(["a"], "0x89"),
    [
      ["connect", { chainId: "0x89" }],
      ["chainChanged", "0x89"],
      ["accountsChanged", ["a"]]
    ]
  ],
  ["another account", view(["a"]), view(["b", "a"]), [["accountsChanged", ["b", "a"]]]],
  ["another chain", view(["a"]), view(["a"], "0x89"), [["chainChanged", "0x89"]]],
  [
    "another wallet, elsewhere",
    view(["a"]),
    view(["b"], "0x89"),
    [
      ["chainChanged", "0x89"],
      ["accountsChanged", ["b"]]
    ]
  ],
  ["leaving", view(["a"]), view([]), [["accountsChanged", []], ["disconnect"]]],
  [
    "leaving to another chain",
    view(["a"], "0x89"),
    view([]),
    [["chainChanged", "0x1"], ["accountsChanged", []], ["disconnect"]]
  ],
  ["the same to who asks", view(["a"]), view(["a"]), []],
  ["nobody, nowhere", view([], null), view([], null), []]
])("getProviderEvents %s: case %#", (_, before, now, events) => {
  expect(getProviderEvents(before, now)).toEqual(events)
})

test("shows the network of the wallet in use, and before connecting the network that it will use", () => {
  const start = sampleState()
  expect(getProviderView(start, "eip155")).toEqual({ accounts: [], chainId: "0x1" })
  expect(getProviderView(start, "solana")).toEqual({ accounts: [], chainId: null })
  const connected = sampleConnection("w")
  const live = stateAfter(start, {
    _tag: "Connected",
    connection: { ...connected, network: "eip155:137" },
    restored: false
  })
  expect(getProviderView(live, "eip155")).toEqual({
    accounts: connected.accounts.map(({ address }) => address),
    chainId: "0x89"
  })
  const solana = stateAfter(start, {
    _tag: "Connected",
    connection: {
      ...connected,
      namespace: "solana",
      network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      accounts: [{ address: "So1" }]
    },
    restored: false
  })
  expect(getProviderView(solana, "solana")).toEqual({
    accounts: ["So1"],
    chainId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
  })
})
