import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { mainnet, polygon, solana as solanaNetwork } from "../../chain/network/networks.ts"
import { toNetwork } from "../../chain/network/network.ts"
import { checkChains, getHeldTokens, readSession, doesSessionServe } from "./readSession.ts"

const configured = [mainnet, polygon, solanaNetwork].map(toNetwork)
const alice = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const bob = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const sol = "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"
const [now, before] = ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ"] as const
const space = (accounts: ReadonlyArray<unknown>, methods: ReadonlyArray<unknown> = ["personal_sign"], more = {}) => ({
  accounts,
  methods,
  events: [],
  ...more
})
const read = (namespaces: unknown) => Either.getOrThrow(readSession(namespaces))
const getHeld = (namespaces: unknown, expected: Parameters<typeof getHeldTokens>[1] = ["eip155:1"]) =>
  getHeldTokens(read(namespaces), expected, configured)

test("merges accounts that differ only in case, and keeps those of unconfigured networks", () => {
  expect(
    getHeld({ eip155: space([`eip155:10:${bob}`, `eip155:1:${alice}`, `eip155:137:${alice.toLowerCase()}`]) })
  ).toEqual([{ namespace: "eip155", network: "eip155:1", accounts: [{ address: alice }, { address: bob }] }])
})

const moves = ["wallet_switchEthereumChain", "wallet_addEthereumChain"]
test.each([
  ["a network that was granted", ["personal_sign"], "eip155:1", true],
  ["one that was not", ["personal_sign"], "eip155:137", false],
  ["one that was not, where the wallet switches alone", moves.slice(0, 1), "eip155:137", false],
  ["one that was not, where it adds and switches", moves, "eip155:137", true],
  ["another namespace's", moves, now, false]
] as const)("sessionServes %s", (_, methods, network, serves) => {
  expect(doesSessionServe(read({ eip155: space([`eip155:1:${alice}`], methods) }), network)).toBe(serves)
})

test.each([
  ["the network that is wanted", ["eip155:137"], "eip155:137"],
  ["the second choice", ["eip155:5", "eip155:137"], "eip155:137"],
  ["the first account's that is configured", ["eip155:5"], "eip155:1"]
] as const)("getHeldTokens selects %s", (_, expected, network) => {
  expect(
    getHeld({ eip155: space([`eip155:10:${bob}`, `eip155:1:${alice}`, `eip155:137:${alice}`]) }, expected)[0]?.network
  ).toBe(network)
})

test("getHeldTokens selects the first account's network if no network is configured", () => {
  expect(getHeld({ eip155: space([`eip155:10:${bob}`, `eip155:5:${alice}`]) })[0]?.network).toBe("eip155:10")
})

test("counts an address of Solana or Bitcoin only on its own network", () => {
  expect(
    getHeld({ bip122: space([`bip122:a:${"1".repeat(30)}`, `bip122:b:${"2".repeat(30)}`]) }, ["bip122:b"])
  ).toEqual([{ namespace: "bip122", network: "bip122:b", accounts: [{ address: "2".repeat(30) }] }])
})

test("reads Solana's former network id as the current one, and keeps it for requests to the wallet", () => {
  const session = read({ solana: space([`${before}:${sol}`]) })
  expect(getHeldTokens(session, [], configured)).toEqual([
    { namespace: "solana", network: now, accounts: [{ address: sol }] }
  ])
  expect(session.chains.get(now)).toBe(before)
  expect(read({ solana: space([`${before}:${sol}`, `${now}:${sol}`]) }).chains.get(now)).toBe(now)
  expect(read({ solana: space([`${now}:${sol}`, `${before}:${sol}`]) }).chains.get(now)).toBe(now)
})

test("accepts a whole network as a key, and merges its methods", () => {
  const { chains, methods } = read({
    "eip155:1": space([`eip155:1:${alice}`], ["a"]),
    eip155: space([], ["b"], { chains: ["eip155:137", "solana:x", "eip155"] })
  })
  expect([...chains.keys()]).toEqual(["eip155:1", "eip155:137"])
  expect([...(methods.get("eip155") ?? [])]).toEqual(["a", "b"])
})

test.each([
  ["no CAIP-10", "eip155:1"],
  ["four parts", `eip155:1:${alice}:x`],
  ["another namespace's", `${now}:${sol}`],
  ["no address", "eip155:1:0x12"],
  ["a script", "eip155:1:<script>"],
  ["a number", 7],
  ["nothing", null],
  ["a list", [alice]]
])("drops and counts an account that is %s", (_, account) => {
  expect(read({ eip155: space([account, `eip155:1:${alice}`]) })).toMatchObject({
    dropped: 1,
    accounts: [{ network: "eip155:1", address: alice }]
  })
  expect(Either.getOrThrow(Either.flip(readSession({ eip155: space([account]) })))).toMatchObject({
    _tag: "SessionMalformed",
    dropped: 1
  })
})

test.each([
  [undefined],
  [null],
  [[]],
  ["x"],
  [{}],
  [{ eip155: null }],
  [{ eip155: { accounts: "x" } }],
  [{ doge: space([`doge:1:${alice}`]) }],
  [JSON.parse('{"__proto__":{"accounts":[]}}')]
])("rejects %j as a session", (namespaces) => {
  expect(Either.isLeft(readSession(namespaces))).toBe(true)
})

test("checkChains rejects a session without our networks", () => {
  expect(
    Either.getOrThrow(Either.flip(checkChains(read({ eip155: space([`eip155:10:${alice}`]) }), configured))).message
  ).toBe("The connector does not support any of the requested chains")
  expect(
    Either.isRight(
      checkChains(read({ eip155: space([`eip155:10:${alice}`]), solana: space([`${now}:${sol}`]) }), configured)
    )
  ).toBe(true)
})

test("returns well-formed accounts on the session's networks, without duplicates, for all sessions", () => {
  const account = fc
    .tuple(
      fc.constantFrom("eip155", "solana", "bip122", "x"),
      fc.constantFrom("1", "137", "10", "y"),
      fc.oneof(fc.constantFrom(alice, alice.toLowerCase(), bob, sol), fc.string())
    )
    .map((parts) => parts.join(":"))
  const space = fc.record(
    {
      accounts: fc.array(fc.oneof(account, fc.jsonValue())),
      methods: fc.array(fc.string()),
      chains: fc.array(account)
    },
    { requiredKeys: [] }
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.dictionary(fc.constantFrom("eip155", "eip155:1", "solana", "bip122", "__proto__"), space),
        fc.jsonValue()
      ),
      (namespaces) => {
        const session = readSession(namespaces)
        if (Either.isLeft(session)) return
        for (const { accounts, namespace, network } of getHeldTokens(session.right, ["eip155:137"], configured)) {
          expect(session.right.chains.has(network)).toBe(true)
          expect(network.startsWith(`${namespace}:`)).toBe(true)
          expect(new Set(accounts.map(({ address }) => address.toLowerCase())).size).toBe(accounts.length)
          expect(accounts.every(({ address }) => /^[0-9A-Za-z]{14,90}$/.test(address))).toBe(true)
        }
      }
    ),
    { numRuns: 300 }
  )
})
