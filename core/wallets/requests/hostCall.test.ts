import fc from "fast-check"
import { expect, test } from "vitest"
import { boundOf, boundTo, callsOf, chainAskedFor, isAboutAccounts, readHostCall } from "./hostCall.ts"

const [me, you] = [`0x${"a1".repeat(20)}`, `0x${"b2".repeat(20)}`]

test.each<[unknown, unknown]>([
  [{ method: "eth_call" }, { method: "eth_call" }],
  [
    { method: "eth_call", params: [1], more: 2 },
    { method: "eth_call", params: [1] }
  ],
  [{ method: "" }, null],
  [{ method: 7 }, null],
  [{}, null],
  [null, null],
  ["eth_call", null],
  [[], null],
  [{ method: "m", params: [() => 1] }, null]
])("the request %j is read as %j", (call, read) => {
  expect(readHostCall(call)).toEqual(read)
})

test("what goes out is a copy: its maker may change theirs", () => {
  const params = [{ to: you }]
  const read = readHostCall({ method: "eth_sendTransaction", params })
  params[0] = { to: me }
  expect(read?.params).toEqual([{ to: you }])
})

test.each<[string, unknown, unknown]>([
  ["personal_sign", ["0x12", me], { accounts: [me] }],
  ["personal_sign", [me, "0x12"], { accounts: [me] }],
  ["personal_sign", [you, me], { accounts: [me] }],
  ["personal_sign", ["0x12"], null],
  ["eth_signTypedData_v4", [me, "{}"], { accounts: [me] }],
  ["eth_signTypedData_v4", ["{}", me], { accounts: [me] }],
  ["eth_sign", [me, you], { accounts: [me] }],
  ["eth_sign", [], null],
  ["eth_sign", undefined, null],
  ["eth_sendTransaction", [{ from: me, to: you, chainId: "0x1" }], { accounts: [me], chainId: "0x1" }],
  ["eth_sendTransaction", [{}], { accounts: [] }],
  ["eth_sendTransaction", ["x"], null],
  ["eth_sendTransaction", [], null],
  ["wallet_sendCalls", [{ from: me, chainId: "0x89", calls: [] }], { accounts: [me], chainId: "0x89" }],
  ["wallet_doTheImpossible", [{ from: me }], { accounts: [] }],
  ["eth_sendUserOperation", [{ sender: me }, you], { accounts: [me] }],
  ["eth_sendUserOperation", ["x"], null],
  ["wallet_grantPermissions", [{ address: me, chainId: "0x1" }], { accounts: [me], chainId: "0x1" }],
  ["wallet_revokePermissions", [{ address: me }], { accounts: [me] }],
  ["wallet_revokePermissions", undefined, { accounts: [] }],
  ["solana_signAllTransactions", { transactions: [], pubkey: "Me" }, { accounts: ["Me"] }],
  ["solana_signTransaction", ["x"], null],
  ["sendTransfer", { account: "bc1q" }, { accounts: ["bc1q"] }],
  ["signPsbt", null, null]
])("%s %j speaks of %j", (method, params, bound) => {
  expect(boundOf({ method, params })).toEqual(bound)
})

test("account and chain are written into what is sent, and what was written stays", () => {
  expect(boundTo({ method: "eth_sendTransaction", params: [{ to: you }, "more"] }, me, "0x1")).toEqual({
    method: "eth_sendTransaction",
    params: [{ to: you, from: me, chainId: "0x1" }, "more"]
  })
  expect(boundTo({ method: "wallet_sendCalls", params: [{ from: you, chainId: "0x01" }] }, me, "0x1").params).toEqual([
    { from: you, chainId: "0x01" }
  ])
  expect(boundTo({ method: "eth_sendUserOperation", params: [{}, you] }, me, "0x1").params).toEqual([
    { sender: me },
    you
  ])
  expect(boundTo({ method: "wallet_grantPermissions", params: [{}] }, me, "0x1").params).toEqual([
    { address: me, chainId: "0x1" }
  ])
  expect(boundTo({ method: "wallet_revokePermissions", params: [{ other: {} }] }, me, "0x1").params).toEqual([
    { other: {} }
  ])
  expect(boundTo({ method: "solana_signAllTransactions", params: { transactions: ["x"] } }, "Me", "").params).toEqual({
    transactions: ["x"],
    pubkey: "Me"
  })
  expect(boundTo({ method: "signPsbt", params: { psbt: "x", account: "bc1" } }, "bc2", "").params).toEqual({
    psbt: "x",
    account: "bc1"
  })
  expect(boundTo({ method: "personal_sign", params: ["0x12", me] }, me, "0x1").params).toEqual(["0x12", me])
})

test.each<[unknown, string | undefined]>([
  [[{ chainId: "0x89" }], "0x89"],
  [[{ chainId: "137" }], undefined],
  [[{ chainId: 137 }], undefined],
  [[{ chainId: "0x" }], undefined],
  [[{ chainId: `0x${"1".repeat(14)}` }], undefined],
  [[], undefined],
  [undefined, undefined],
  [{ chainId: "0x1" }, undefined]
])("the switch %j asks for %s", (params, chain) => {
  expect(chainAskedFor(params)).toBe(chain)
})

test("permissions are about the accounts when they name them", () => {
  expect([[{ eth_accounts: {} }], [{ other: {} }], [], undefined, [null]].map(isAboutAccounts)).toEqual([
    true,
    false,
    false,
    false,
    false
  ])
})

test("nothing that a page hands over makes a reader throw", () => {
  const trap = {
    get method() {
      throw new Error("getter")
    },
    get from() {
      throw new Error("getter")
    },
    get chainId() {
      throw new Error("getter")
    }
  }
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.constant(trap), fc.constant([trap])),
      fc.constantFrom("eth_sendTransaction", "personal_sign", "x"),
      (value, method) => {
        readHostCall(value)
        readHostCall({ method, params: value })
        boundOf({ method, params: value })
        chainAskedFor(value)
        isAboutAccounts(value)
        callsOf(value)
      }
    ),
    { numRuns: 2_000 }
  )
})
