import { expect, test } from "vitest"
import { afterEvent, readSessionEvent } from "./sessionEvent.ts"
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
