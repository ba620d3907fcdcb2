import { expect, test } from "vitest"
import { checksumAddress } from "../../chain/evm/checksum.ts"
import { afterEvent, readSessionEvent, sameAccounts } from "./sessionEvent.ts"
import type { SessionAccounts } from "./readSession.ts"

const alice = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const bob = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const told = (name: string, data: unknown, chainId: unknown = "eip155:1") =>
  readSessionEvent({ event: { name, data }, chainId })
const held: ReadonlyArray<SessionAccounts> = [
  { namespace: "eip155", network: "eip155:1", accounts: [{ address: alice }] },
  { namespace: "solana", network: "solana:x", accounts: [{ address: "7".repeat(40) }] }
]

test.each([
  ["a number", 137],
  ["decimal text", "137"],
  ["hex", "0x89"],
  ["upper-case hex", "0X89"],
  ["a network id", "eip155:137"]
])("F21: a network as %s", (_, data) => {
  expect(told("chainChanged", data)).toEqual({ _tag: "Network", network: "eip155:137" })
})

test("another namespace's network is its reference or its id, and Solana's id of before is that of now", () => {
  expect(told("chainChanged", "y", "solana:x")).toEqual({ _tag: "Network", network: "solana:y" })
  expect(told("chainChanged", "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ", "solana:x")).toEqual({
    _tag: "Network",
    network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
  })
})

test.each([
  ["addresses", [bob, alice]],
  ["account ids", [`eip155:1:${bob}`, `eip155:137:${alice}`]],
  ["addresses among nonsense", [1, bob, null, "x", alice]]
])("accounts as %s", (_, data) => {
  expect(told("accountsChanged", data)).toEqual({ _tag: "Accounts", namespace: "eip155", addresses: [bob, alice] })
})

test.each([
  ["chainChanged", 0],
  ["chainChanged", -1],
  ["chainChanged", {}],
  ["chainChanged", null],
  ["chainChanged", "solana:x"],
  ["chainChanged", Infinity],
  ["accountsChanged", []],
  ["accountsChanged", bob],
  ["accountsChanged", ["<script>"]],
  ["accountsChanged", null],
  ["message", [bob]],
  ["__proto__", 1]
])("F28: %s with %j says nothing", (name, data) => {
  expect(told(name, data)).toBeNull()
})

test.each([
  [undefined],
  [null],
  [{}],
  [{ event: null, chainId: "eip155:1" }],
  [{ event: { name: "chainChanged", data: 1 } }],
  [{ event: { name: "chainChanged", data: 1 }, chainId: "x:1" }]
])("%j is no event", (params) => {
  expect(readSessionEvent(params)).toBeNull()
})

test("an event moves its own namespace; one that says what was known moves nothing", () => {
  expect(afterEvent(held, { _tag: "Network", network: "eip155:137" })).toEqual([
    { ...held[0], network: "eip155:137" },
    held[1]
  ])
  expect(afterEvent(held, { _tag: "Accounts", namespace: "eip155", addresses: [bob, alice] })).toEqual([
    { ...held[0], accounts: [{ address: bob }, { address: alice }] },
    held[1]
  ])
  expect(afterEvent(held, { _tag: "Network", network: "eip155:1" })).toBe(held)
  expect(afterEvent(held, { _tag: "Accounts", namespace: "eip155", addresses: [alice] })).toBe(held)
  expect(afterEvent(held, { _tag: "Network", network: "bip122:x" })).toBe(held)
})

test.each(["", ":1", "nope:1", "EIP155:1"])("an event on %j, which is no network, says nothing", (chainId) => {
  expect(told("accountsChanged", [alice], chainId)).toBeNull()
  expect(told("chainChanged", "0x1", chainId)).toBeNull()
})

test.each([
  [["a".repeat(14)], ["a".repeat(14)]],
  [["A1".repeat(45)], ["A1".repeat(45)]],
  [["a".repeat(13)], null],
  [["a".repeat(91)], null],
  [[`${"a".repeat(20)}-`], null],
  [[`-${"a".repeat(20)}`], null],
  [[alice], [alice]],
  [[`solana:x:${"b".repeat(32)}`], ["b".repeat(32)]],
  [[`eip155:1:${alice}`], null]
])("accounts of Solana, %j, are %j", (data, addresses) => {
  expect(told("accountsChanged", data, "solana:x")).toEqual(
    addresses === null ? null : { _tag: "Accounts", namespace: "solana", addresses }
  )
})

test.each([`${alice}00`, `x${alice}`, "7".repeat(40), `solana:x:${alice}`, `eip155:1:${"7".repeat(40)}`, 7, [alice]])(
  "%j is no account of Ethereum",
  (one) => {
    expect(told("accountsChanged", [one])).toBeNull()
    expect(told("accountsChanged", [one, bob])).toMatchObject({ addresses: [bob] })
  }
)

test("the first 64 accounts of an event are read", () => {
  const many = Array.from({ length: 65 }, (_, i) => `0x${i.toString(16).padStart(40, "0")}`)
  expect(told("accountsChanged", many)).toMatchObject({ addresses: many.slice(0, 64).map(checksumAddress) })
})

test.each([
  ["5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"],
  ["a", "solana:a"],
  ["a".repeat(33), null],
  ["a b", null],
  [" a", null],
  ["", null],
  [7, null],
  [["abc"], null],
  [null, null]
])("a change to %j on Solana is one to %j", (data, network) => {
  expect(told("chainChanged", data, "solana:x")).toEqual(network === null ? null : { _tag: "Network", network })
})

test("lists of accounts are equal where every account and network is", () => {
  const two: SessionAccounts = {
    namespace: "eip155",
    network: "eip155:1",
    accounts: [{ address: alice }, { address: bob }]
  }
  const reversed: SessionAccounts = { ...two, accounts: [{ address: alice }, { address: alice }] }
  expect(sameAccounts([two], [{ ...two, accounts: [...two.accounts] }])).toBe(true)
  for (const other of [
    [],
    [two, two],
    [reversed],
    [{ ...two, accounts: [{ address: alice }] }],
    [{ ...two, network: "eip155:10" }]
  ] as const)
    for (const [a, b] of [
      [[two], other],
      [other, [two]]
    ] as const)
      expect(sameAccounts(a, b)).toBe(false)
})
