import { expect, test } from "vitest"
import { bitcoin, mainnet, polygon, solana, solanaDevnet } from "../../chain/network/networks.ts"
import { toNetwork } from "../../chain/network/network.ts"
import { proposedMethods } from "./methods.ts"
import { optionalNamespaces } from "./optionalNamespaces.ts"

const networks = [mainnet, polygon, solana, bitcoin].map(toNetwork)
const proposal = optionalNamespaces(networks)

test("includes every configured network, with its namespace's methods, both events and a node", () => {
  expect(Object.keys(proposal)).toEqual(["eip155", "solana", "bip122"])
  expect(proposal["eip155"]).toEqual({
    methods: proposedMethods.eip155,
    events: ["accountsChanged", "chainChanged"],
    chains: ["eip155:1", "eip155:137"],
    rpcMap: { 1: networks[0]?.rpcUrls[0], 137: networks[1]?.rpcUrls[0] }
  })
  expect(proposal["bip122"]?.methods).toEqual(["sendTransfer", "signMessage", "signPsbt", "getAccountAddresses"])
  expect([proposedMethods.eip155?.length, proposedMethods.solana?.length]).toEqual([24, 6])
})

test("includes Solana's networks by their former ids too", () => {
  expect(proposal["solana"]?.chains).toEqual([
    "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ"
  ])
  expect(optionalNamespaces([toNetwork(solanaDevnet)])["solana"]?.chains).toEqual([
    "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
    "solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K"
  ])
})

test("replaces methods, chains and events of the overridden namespace only", () => {
  const own = optionalNamespaces(networks, {
    methods: { eip155: ["personal_sign"] },
    chains: { solana: ["solana:x"] },
    events: { bip122: [] }
  })
  expect(own["eip155"]).toEqual({ ...proposal["eip155"], methods: ["personal_sign"] })
  expect(own["solana"]).toEqual({ ...proposal["solana"], chains: ["solana:x"] })
  expect(own["bip122"]).toEqual({ ...proposal["bip122"], events: [] })
})

test("replaces all nodes of a namespace with those of an override", () => {
  const own = optionalNamespaces(networks, {
    rpcMap: { "eip155:137": "https://a.test", "eip155:10": "https://b.test", nonsense: "https://c.test" }
  })
  expect(own["eip155"]?.rpcMap).toEqual({ 137: "https://a.test", 10: "https://b.test" })
  expect(own["solana"]).toEqual(proposal["solana"])
})

test("adds a namespace that is not configured with its defaults", () => {
  expect(optionalNamespaces(networks.slice(0, 1), { chains: { solana: ["solana:x"] } })["solana"]).toEqual({
    methods: proposedMethods.solana,
    events: ["accountsChanged", "chainChanged"],
    chains: ["solana:x"],
    rpcMap: {}
  })
})

test.each([
  ["without a chain", {}, { methods: { solana: ["solana_signMessage"] } }],
  ["whose methods nobody knows", { chains: { cosmos: ["cosmos:x"] } }, {}],
  ["named like what every object has", { chains: { toString: ["x:1"], constructor: ["x:1"] } }, {}]
])("does not propose a namespace %s", (_, first, other) => {
  expect(Object.keys(optionalNamespaces(networks.slice(0, 1), { ...first, ...other }))).toEqual(["eip155"])
})
