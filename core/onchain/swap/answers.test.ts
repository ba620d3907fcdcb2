import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ether, swapAccount, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { approve, transfer } from "../token/erc20.ts"
import { findBestReceived, readSwapTokens } from "./answers.ts"
import { type ApprovalLimit, checkApproval, checkSwap } from "./checkBuilt.ts"

const makeItem = (address: string, more: object = {}) => ({
  name: "USD Coin",
  symbol: "USDC",
  address,
  decimals: 6,
  logoUri: "https://x.test/usdc",
  eip2612: true,
  ...more
})

describe("readSwapTokens and checkSwap", () => {
  test("drops and counts invalid tokens, and lists each valid one once (F14)", () => {
    const { dropped, tokens } = readSwapTokens("eip155:1", [
      makeItem(usdc.id),
      makeItem(usdc.id.toLowerCase()),
      makeItem(ether.id, { symbol: "ETH", decimals: 18, logoUri: "javascript:alert(1)" }),
      makeItem(weth.id, { decimals: 500 }),
      makeItem(weth.id, { decimals: 1.5 }),
      makeItem(weth.id, { decimals: -1 }),
      makeItem("eip155:137:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"),
      makeItem("eip155:1:0x12"),
      makeItem(weth.id, { symbol: "\u202e\u200b" }),
      null,
      7
    ])
    expect(dropped).toBe(9)
    expect(tokens).toEqual([
      { ...usdc, name: "USD Coin", logoUrl: "https://x.test/usdc" },
      { ...ether, name: "USD Coin", logoUrl: "" }
    ])
  })

  const trade = { from: usdc.id, to: weth.id, amount: 100n }
  const quote = (toAmount: unknown, more: object = {}) => ({
    id: null,
    fromAmount: "100",
    fromAccount: usdc.id,
    toAmount,
    toAccount: weth.id.toLowerCase(),
    ...more
  })

  test.each<[string, ReadonlyArray<unknown>, bigint | undefined]>([
    ["the one there is", [quote("5")], 5n],
    ["the most of several", [quote("5"), quote("70"), quote("6")], 70n],
    ["none", [], undefined],
    [
      "nothing, negative or absurd is none",
      [quote("0"), quote("-5"), quote("1e400"), quote(5), quote("9".repeat(78))],
      undefined
    ],
    [
      "of other tokens does not count",
      [quote("500", { toAccount: usdc.id }), quote("600", { fromAccount: ether.id }), quote("5")],
      5n
    ],
    [
      "on another network does not count",
      [quote("500", { toAccount: weth.id.replace("eip155:1:", "eip155:137:") })],
      undefined
    ],
    ["of another amount does not count", [quote("500", { fromAmount: "99" }), quote("5")], 5n],
    ["misfits beside do no harm", [null, "x", {}, quote("5")], 5n]
  ])("selects the best of quotes %s", (_, items, received) => {
    expect(findBestReceived(trade, items)).toBe(received)
  })

  const account = swapAccount
  const [router, thief] = ["0x1111111254EEB25477B68fb85Ed929f73A960582", "0x00000000000000000000000000000000deadbeef"]
  const makeBuilt = (more: object = {}) => ({
    from: account,
    to: `eip155:1:${router}`,
    data: "0x12aa3caf0000",
    value: "0",
    eip155: { gas: "200000" },
    ...more
  })
  const requested = { account, from: usdc.id, amountUnits: 100n } as const
  const getData = (call: ReturnType<typeof approve>) => Either.getOrThrow(call).data
  const address = usdc.id.slice(9)

  test("returns a swap in the form of a wallet request; its value is the given coin amount, whatever the service says", () => {
    expect(Either.getOrThrow(checkSwap(requested, makeBuilt({ value: "99999" })))).toEqual({
      from: account.slice(9),
      to: router,
      data: "0x12aa3caf0000",
      value: "0x0",
      gas: "0x30d40"
    })
    expect(
      Either.getOrThrow(
        checkSwap({ ...requested, from: ether.id, amountUnits: 10n ** 30n }, makeBuilt({ eip155: null }))
      )
    ).toEqual({ from: account.slice(9), to: router, data: "0x12aa3caf0000", value: "0xc9f2c9cd04674edea40000000" })
    expect(
      Either.getOrThrow(
        checkSwap(
          requested,
          makeBuilt({ from: account.toLowerCase(), data: "0x12AA3CAF0000", eip155: { gas: "99999999999" } })
        )
      )
    ).toEqual({ from: account.slice(9), to: router, data: "0x12aa3caf0000", value: "0x0" })
  })

  test.each<[string, object, string]>([
    ["another sender", { from: `eip155:1:${thief}` }, "sender"],
    ["no sender", { from: "" }, "sender"],
    ["a sender elsewhere", { from: account.replace("eip155:1:", "eip155:137:") }, "sender"],
    ["a bare sender", { from: account.slice(9) }, "sender"],
    ["a receiver elsewhere", { to: `eip155:137:${router}` }, "receiver"],
    ["a receiver that is none", { to: "eip155:1:0x12" }, "receiver"],
    ["the zero address", { to: `eip155:1:0x${"0".repeat(40)}` }, "receiver"],
    ["the account itself", { to: account }, "receiver"],
    ["the coin's placeholder", { to: ether.id }, "receiver"],
    ["no data", { data: "0x" }, "data"],
    ["data that is no hex", { data: "0xzz" }, "data"],
    ["half a byte", { data: "0x12aa3caf000" }, "data"],
    ["a call of three bytes", { data: "0x12aa3c" }, "data"],
    ["a transfer in disguise", { to: usdc.id, data: getData(transfer(address, thief, 5n)) }, "data"],
    ["a transfer of another token", { to: weth.id, data: getData(transfer(address, thief, 5n)) }, "data"],
    ["an approval in disguise", { to: usdc.id, data: getData(approve(address, thief, 5n)) }, "data"],
    [
      "an approval in capitals",
      { to: usdc.id, data: getData(approve(address, thief, 5n)).replace("a7b3", "A7B3") },
      "data"
    ],
    ["approval for all", { data: `0xa22cb465${"0".repeat(128)}` }, "data"],
    ["a permit", { data: `0xd505accf${"0".repeat(128)}` }, "data"]
  ])("rejects a swap with %s", (_, more, field) => {
    expect(Either.getOrThrow(Either.flip(checkSwap(requested, makeBuilt(more))))).toMatchObject({
      _tag: "SwapMisprepared",
      field
    })
  })

  const approval = (data: string, more: object = {}, limit?: ApprovalLimit) =>
    checkApproval(requested, makeBuilt({ to: usdc.id.toLowerCase(), data, ...more }), limit)

  test.each([
    [100n, 2n ** 256n - 1n, "all"],
    [101n, 2n ** 256n - 1n, "all"],
    [2n ** 256n - 1n, 2n ** 256n - 1n, "all"],
    [0n, 0n, "none"]
  ] as const)("reads an approval built for %s as one of %s if all was requested", (built, amount, allows) => {
    expect(Either.getOrThrow(approval(getData(approve(address, router, built)), {}, { approval: "all" }))).toEqual({
      request: {
        from: account.slice(9),
        to: address.toLowerCase(),
        data: getData(approve(address, router, amount)),
        value: "0x0",
        gas: "0x30d40"
      },
      spender: router.toLowerCase(),
      amountUnits: String(amount),
      allows
    })
  })

  test.each([101n, 2n ** 255n, 2n ** 256n - 1n])("reduces an approval of %s to exactly the amount", (amount) => {
    const [exact, more] = [100n, amount].map((units) => approval(getData(approve(address, router, units))))
    expect(more).toEqual(exact)
    expect(Either.getOrThrow(approval(getData(approve(address, router, amount))))).toMatchObject({
      amountUnits: "100",
      allows: "amount"
    })
  })

  const good = getData(approve(address, router, 100n))
  test.each<[string, string, object, string]>([
    ["of too little", getData(approve(address, router, 99n)), {}, "amount"],
    ["for nobody", getData(approve(address, `0x${"0".repeat(40)}`, 100n)), {}, "spender"],
    ["for the account itself", getData(approve(address, account.slice(9), 100n)), {}, "spender"],
    ["for the token itself", getData(approve(address, address, 100n)), {}, "spender"],
    ["that transfers", getData(transfer(address, router, 100n)), {}, "data"],
    ["with more behind", `${good}00`, {}, "data"],
    ["cut short", good.slice(0, -2), {}, "data"],
    ["with dirt in the address", good.replace("095ea7b3000", "095ea7b3100"), {}, "data"],
    ["of another token", good, { to: weth.id }, "receiver"],
    ["on another network", good, { to: usdc.id.replace("eip155:1:", "eip155:137:") }, "receiver"],
    ["by another sender", good, { from: `eip155:1:${thief}` }, "sender"],
    ["that pays", good, { value: "1" }, "value"],
    ["that pays in hex", good, { value: "0x10" }, "value"]
  ])("rejects an approval %s", (_, data, more, field) => {
    expect(Either.getOrThrow(Either.flip(approval(data, more)))).toMatchObject({ _tag: "SwapMisprepared", field })
  })

  test("does not approve a chain's own coin, and builds transactions only on EVM", () => {
    expect(
      Either.getOrThrow(
        Either.flip(checkApproval({ ...requested, from: ether.id }, makeBuilt({ to: ether.id, data: good })))
      )
    ).toMatchObject({ field: "receiver" })
    const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK"
    expect(
      Either.getOrThrow(Either.flip(checkSwap({ ...requested, account: solana }, makeBuilt({ from: solana }))))
    ).toMatchObject({ field: "network" })
  })

  test("accepts an approval only for the token's spender, whatever the data, and never throws", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 60, maxLength: 72 }), fc.boolean(), (bytes, headed) => {
        const data = `0x${headed ? "095ea7b3000000000000000000000000" : ""}${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
        const checked = approval(data)
        if (Either.isRight(checked))
          expect(getData(approve(address, checked.right.spender, BigInt(checked.right.amountUnits)))).toBe(data)
      }),
      { numRuns: 500 }
    )
  })
})
