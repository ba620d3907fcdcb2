import fc from "fast-check"
import { expect, test } from "vitest"
import { getRequestedChain, isAboutAccounts, readHostCall, withChain } from "./hostCall.ts"
import { readRequest } from "./readRequest.ts"

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
])("readHostCall reads the request %j as %j", (call, read) => {
  expect(readHostCall(call)).toEqual(read)
})

test("copies the parameters, so that later changes have no effect", () => {
  const params = [{ to: you }]
  const read = readHostCall({ method: "eth_sendTransaction", params })
  params[0] = { to: me }
  expect(read?.params).toEqual([{ to: you }])
})

test.each<[unknown, string | undefined]>([
  [[{ chainId: "0x89" }], "0x89"],
  [[{ chainId: "137" }], undefined],
  [[{ chainId: 137 }], "0x89"],
  [[{ chainId: 137n }], "0x89"],
  [[{ chainId: 1.5 }], undefined],
  [[{ chainId: -1 }], undefined],
  [[{ chainId: "0x" }], undefined],
  [[{ chainId: `0x${"1".repeat(14)}` }], undefined],
  [[], undefined],
  [undefined, undefined],
  [{ chainId: "0x1" }, undefined]
])("getRequestedChain reads the switch %o as %s", (params, chain) => {
  expect(getRequestedChain(params)).toBe(chain)
})

test.each(["eth_sendTransaction", "eth_signTransaction", "wallet_sendTransaction", "wallet_sendCalls"])(
  "withChain adds the chain to the first parameter of %s, and keeps the others and a chain that is there",
  (method) => {
    expect(withChain({ method, params: [{ from: me }, 1] }, "0x89")).toEqual({
      method,
      params: [{ from: me, chainId: "0x89" }, 1]
    })
    const call = { method, params: [{ chainId: "0x1" }] }
    expect(withChain(call, "0x89")).toBe(call)
    expect(withChain({ method }, "0x89")).toEqual({ method })
  }
)

test("withChain leaves other requests unchanged", () => {
  const call = { method: "personal_sign", params: [{ from: me }] }
  expect(withChain(call, "0x89")).toBe(call)
})

test("isAboutAccounts is true for permissions that name eth_accounts", () => {
  expect([[{ eth_accounts: {} }], [{ other: {} }], [], undefined, [null]].map(isAboutAccounts)).toEqual([
    true,
    false,
    false,
    false,
    false
  ])
})

test("reads hostile values without throwing", () => {
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
        readRequest({ method, params: value }, { account: me, network: "eip155:1" })
        getRequestedChain(value)
        isAboutAccounts(value)
      }
    ),
    { numRuns: 2_000 }
  )
})
