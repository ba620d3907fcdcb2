import { expect, test } from "vitest"
import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { afterEvent, readSessionEvent, isSameAccounts } from "./sessionEvent.ts"
import type { SessionAccounts } from "./readSession.ts"

const alice = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const bob = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const readEvent = (name: string, data: unknown, chainId: unknown = "eip155:1") =>
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
])("F21: reads a network as %s", (_, data) => {
  expect(readEvent("chainChanged", data)).toEqual({ _tag: "Network", network: "eip155:137" })
})

test("reads another namespace's network by its reference or its id, and Solana's former id as the current one", () => {
  expect(readEvent("chainChanged", "y", "solana:x")).toEqual({ _tag: "Network", network: "solana:y" })
  expect(readEvent("chainChanged", "solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ", "solana:x")).toEqual({
    _tag: "Network",
    network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
  })
})

test.each([
  ["addresses", [bob, alice]],
  ["account ids", [`eip155:1:${bob}`, `eip155:137:${alice}`]],
  ["addresses among nonsense", [1, bob, null, "x", alice]]
])("reads accounts as %s", (_, data) => {
  expect(readEvent("accountsChanged", data)).toEqual({ _tag: "Accounts", namespace: "eip155", addresses: [bob, alice] })
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
])("F28: ignores %s with %j", (name, data) => {
  expect(readEvent(name, data)).toBeNull()
})

test.each([
  [undefined],
  [null],
  [{}],
  [{ event: null, chainId: "eip155:1" }],
  [{ event: { name: "chainChanged", data: 1 } }],
  [{ event: { name: "chainChanged", data: 1 }, chainId: "x:1" }]
])("rejects %j as an event", (params) => {
  expect(readSessionEvent(params)).toBeNull()
})

test("applies an event to its own namespace, and returns the same list if nothing changed", () => {
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

test.each(["", ":1", "nope:1", "EIP155:1"])("ignores an event on %j, which is not a network", (chainId) => {
  expect(readEvent("accountsChanged", [alice], chainId)).toBeNull()
  expect(readEvent("chainChanged", "0x1", chainId)).toBeNull()
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
])("reads accounts of Solana, %j, as %j", (data, addresses) => {
  expect(readEvent("accountsChanged", data, "solana:x")).toEqual(
    addresses === null ? null : { _tag: "Accounts", namespace: "solana", addresses }
  )
})

test.each([`${alice}00`, `x${alice}`, "7".repeat(40), `solana:x:${alice}`, `eip155:1:${"7".repeat(40)}`, 7, [alice]])(
  "drops %j, which is not an account of Ethereum",
  (account) => {
    expect(readEvent("accountsChanged", [account])).toBeNull()
    expect(readEvent("accountsChanged", [account, bob])).toMatchObject({ addresses: [bob] })
  }
)

test("reads the first 64 accounts of an event", () => {
  const many = Array.from({ length: 65 }, (_, i) => `0x${i.toString(16).padStart(40, "0")}`)
  expect(readEvent("accountsChanged", many)).toMatchObject({ addresses: many.slice(0, 64).map(toChecksumAddress) })
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
])("reads a change to %j on Solana as %j", (data, network) => {
  expect(readEvent("chainChanged", data, "solana:x")).toEqual(network === null ? null : { _tag: "Network", network })
})

test("isSameAccounts is true only if every account and network is equal", () => {
  const two: SessionAccounts = {
    namespace: "eip155",
    network: "eip155:1",
    accounts: [{ address: alice }, { address: bob }]
  }
  const reversed: SessionAccounts = { ...two, accounts: [{ address: alice }, { address: alice }] }
  expect(isSameAccounts([two], [{ ...two, accounts: [...two.accounts] }])).toBe(true)
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
      expect(isSameAccounts(a, b)).toBe(false)
})
