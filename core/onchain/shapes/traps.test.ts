import { encodeFunctionData, type Hex, parseAbi, serializeTransaction } from "viem"
import { describe, expect, test } from "vitest"
import {
  account,
  getBase,
  call,
  getMessage,
  nft,
  other,
  readOf,
  spender,
  describeRequest,
  unknown,
  usdc,
  weth
} from "../../../fixtures/testing/core/calldata.ts"
import {
  abi,
  approve,
  soon,
  permit,
  router02,
  transfer,
  v2Router,
  values
} from "../../../fixtures/testing/core/permits.ts"

describe("describeInWords: nested calls (9)", () => {
  const nest = (data: Hex, depth: number): Hex =>
    depth === 0 ? data : nest(encodeFunctionData({ abi, functionName: "multicall", args: [[data]] }), depth - 1)
  const findDeepest = (words: ReturnType<typeof describeRequest>): ReturnType<typeof describeRequest> =>
    words.nested.reduce((_, nested) => findDeepest(nested), words)
  test("describes calls four levels deep, and marks deeper ones as a danger", () => {
    expect(findDeepest(describeRequest(call(router02, nest("0x12345678", 4)))).sentence).toContain("0x12345678")
    const words = describeRequest(call(router02, nest("0x12345678", 5)))
    expect([findDeepest(words).sentence, words.risk]).toEqual(["and more that cannot be read", "danger"])
  })
  test("describes 64 calls, and marks more as a danger", () => {
    const describeMany = (count: number) =>
      describeRequest({
        ...getBase("wallet_sendCalls"),
        kind: "batch",
        capabilities: [],
        isAtomic: true,
        calls: Array.from(
          { length: count },
          () =>
            ({
              network: "eip155:1",
              from: account,
              to: usdc.toLowerCase(),
              data: transfer,
              value: 0n,
              authorizations: []
            }) as const
        )
      })
    expect([describeMany(64).risk, describeMany(65).risk, describeMany(65).nested.at(-1)?.sentence]).toEqual([
      "plain",
      "danger",
      "and more that cannot be read"
    ])
  })
})

test("treats an allowance of exactly zero as a revocation, and ignores undeclared fields", () => {
  expect(describeRequest(permit(usdc, { value: "0" })).sentence).toMatch(/^Stop /)
  expect(describeRequest(permit(usdc, { value: "1", amount: "0" })).sentence).toBe(`Let ${spender} take 0.000001 USDC`)
  expect(describeRequest(call(usdc, approve(1n))).sentence).not.toMatch(/^Stop /)
})

describe("describeInWords: bytes that an encoder would not write (11)", () => {
  const swap = encodeFunctionData({
    abi,
    functionName: "swapExactTokensForTokens",
    args: [1n, 1n, [usdc, weth], account, BigInt(soon)]
  })
  const replacePart = (data: string, position: number, to: string): string =>
    data.slice(0, position) + to + data.slice(position + to.length)
  test.each([
    ["a word that is cut off", usdc, transfer.slice(0, -2)],
    ["dirty high bytes of an address", usdc, replacePart(transfer, 10, "1")],
    [
      "a boolean of two",
      nft,
      replacePart(encodeFunctionData({ abi, functionName: "setApprovalForAll", args: [spender, true] }), 137, "2")
    ],
    ["an offset that points elsewhere", v2Router, replacePart(swap, 10 + 64 * 2 + 62, "c0")],
    ["a selector that is another function's", usdc, `0xa9059cbb${"ff".repeat(64)}`],
    ["a list that claims more than there is", v2Router, replacePart(swap, 10 + 64 * 5, "f".repeat(64))]
  ])("%s", (_, to, data) => expect(describeRequest(call(to, data))).toMatchObject({ risk: "unread", by: "none" }))
})

describe("describeInWords: untrusted text (12)", () => {
  test("shows text as one line of 64 characters, with its marks written out", () => {
    const symbol = `US\u202eD\u200bC\n${"x".repeat(100)}`
    const words = describeRequest(call(usdc, transfer), { token: () => ({ symbol, decimals: 6, source: "chain" }) })
    expect(words.sentence).toBe(`Send 1 “US⟨U+202E⟩D⟨U+200B⟩C ${"x".repeat(43)}” (not known here, ${usdc}) to ${other}`)
  })
  test("quotes a symbol that could be read as a part of the sentence, and labels one that only its contract claims", () => {
    const tokenNamed = (symbol: string, source: "chain" | "own" | "list") =>
      describeRequest(call(unknown, transfer), { token: () => ({ symbol, decimals: 6, source }) })
    expect(tokenNamed("USDC to your account", "own").sentence).toBe(`Send 1 “USDC to your account” to ${other}`)
    expect(tokenNamed("TWELVELETTER", "own").sentence).toBe(`Send 1 “TWELVELETTER” to ${other}`)
    expect(tokenNamed("ELEVENCHARS", "own").sentence).toBe(`Send 1 ELEVENCHARS to ${other}`)
    expect(tokenNamed("000SAND", "own").sentence).toBe(`Send 1 “000SAND” to ${other}`)
    expect(tokenNamed('A" to "B', "own").sentence).toBe(`Send 1 “A' to 'B” to ${other}`)
    expect(tokenNamed("SAND", "chain")).toMatchObject({
      sentence: `Send 1 SAND (not known here, ${unknown}) to ${other}`,
      risk: "careful"
    })
    expect(tokenNamed("USᎠC", "chain").fields.map(({ value }) => value)).toContain(
      "It has the same symbol as another token."
    )
  })
  test("marks a symbol that equals or imitates a known one as another token's", () => {
    for (const symbol of ["USDC", "usdc", "U\u0405DC", "USD\u0421", "ETH"]) {
      const words = describeRequest(call(unknown, transfer), {
        token: () => ({ symbol, decimals: 6, source: "chain" })
      })
      expect(words).toMatchObject({
        risk: "careful",
        sentence: `Send 1 of another token named ${symbol} (not known here, ${unknown}) to ${other}`
      })
    }
  })
})

test("marks a swap to another receiver as a danger (13)", () => {
  const words = describeRequest(
    call(
      v2Router,
      encodeFunctionData({
        abi,
        functionName: "swapExactTokensForTokens",
        args: [1n, 1n, [usdc, weth], other, BigInt(soon)]
      })
    )
  )
  expect(words.risk).toBe("danger")
  expect(values(words)).toContain("What you get goes to another address.")
})

describe("describeInWords: messages that may be something else (14)", () => {
  const signIn = (domain: string) =>
    `${domain} wants you to sign in with your Ethereum account:\n${account}\n\nWelcome.\n\nURI: https://${domain}\nVersion: 1\nChain ID: 1\nNonce: abcdefgh12\nIssued At: 2026-01-01T00:00:00Z`
  const hex = (text: string) => `0x${Buffer.from(text).toString("hex")}`
  const transaction = serializeTransaction({
    chainId: 1,
    to: other,
    value: 1n,
    nonce: 0,
    gas: 21000n,
    maxFeePerGas: 10n ** 10n
  })
  test.each([
    ["a text", "Hello", "Sign a message", "plain"],
    ["a text in hex", hex("Hello"), "Sign a message", "plain"],
    ["32 bytes", `0x${"ab".repeat(32)}`, "Sign a code that hides what it does", "danger"],
    ["a transaction", transaction, "Sign a message that is really a transaction", "danger"],
    ["a sign-in of this page", signIn("app.example"), "Sign in to app.example", "plain"],
    ["a sign-in of this page in hex", hex(signIn("app.example")), "Sign in to app.example", "plain"],
    ["a sign-in of another page", signIn("bank.example"), "Sign in to bank.example", "danger"]
  ])("%s", (_, message, sentence, risk) =>
    expect(describeRequest(getMessage(message))).toMatchObject({ sentence, risk })
  )
  test("names both pages for a sign-in to another page", () => {
    expect(values(describeRequest(getMessage(signIn("bank.example"))))).toContain(
      "This signs in to bank.example. You are on app.example."
    )
  })
})

describe("describeInWords: code that an account will run (15)", () => {
  const code = (address: string, chainId: number) => {
    const request = readOf("eth_sendTransaction", [
      { from: account, to: account, authorizationList: [{ address, chainId }] }
    ])
    return describeRequest(request, {
      name: (_, address) => (address === usdc.toLowerCase() ? { name: "Known Code", source: "list" } : undefined)
    })
  }
  test("marks unknown code as a danger, names known code, and reads the zero address as the end of code", () => {
    expect(code(unknown, 1)).toMatchObject({ risk: "danger", sentence: `Your account will run the code of ${unknown}` })
    expect(code(usdc, 1)).toMatchObject({
      risk: "careful",
      sentence: `Your account will run the code of Known Code (${usdc})`
    })
    expect(code(`0x${"0".repeat(40)}`, 1)).toMatchObject({
      risk: "plain",
      sentence: "Your account will no longer run any code"
    })
  })
  test("treats chain 0 as every network", () => {
    expect(code(usdc, 0).sentence).toBe(`Your account will run the code of Known Code (${usdc}) on every network`)
  })
})

test("marks addresses that resemble a known one, as receivers and as spenders", () => {
  const twin: Hex = `0x7099${"1".repeat(32)}79c8`
  const words = describeRequest(call(usdc, encodeFunctionData({ abi, functionName: "transfer", args: [twin, 1n] })))
  expect(words.risk).toBe("danger")
  expect(values(words)).toContain(`This address looks like ${other}, which you know, but it’s a different one.`)
})

describe("describeInWords of a receiver where the amount is lost", () => {
  const all = parseAbi([
    "function transfer(address,uint256)",
    "function transferFrom(address,address,uint256)",
    "function safeTransferFrom(address,address,uint256)",
    "function transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)"
  ])
  const hash: Hex = `0x${"00".repeat(32)}`
  const encoders: ReadonlyArray<readonly [string, (to: Hex) => Hex]> = [
    ["transfer", (to) => encodeFunctionData({ abi: all, functionName: "transfer", args: [to, 1n] })],
    ["transferFrom", (to) => encodeFunctionData({ abi: all, functionName: "transferFrom", args: [account, to, 1n] })],
    [
      "safeTransferFrom",
      (to) => encodeFunctionData({ abi: all, functionName: "safeTransferFrom", args: [account, to, 1n] })
    ],
    [
      "transferWithAuthorization",
      (to) =>
        encodeFunctionData({
          abi: all,
          functionName: "transferWithAuthorization",
          args: [account, to, 1n, 0n, BigInt(soon), hash, "0x12"]
        })
    ]
  ]
  const burns: ReadonlyArray<Hex> = [
    `0x${"0".repeat(40)}`,
    `0x${"0".repeat(39)}1`,
    "0x000000000000000000000000000000000000dEaD",
    `0xdead${"0".repeat(36)}`
  ]
  const rows = encoders.flatMap(([name, encode]) =>
    [...burns, usdc as Hex].map((to): readonly [string, Hex, Hex] => [name, to, encode(to)])
  )
  const lost = "Anything sent there is lost."

  test.each(rows)("marks %s to %s as a danger", (_, __, data) => {
    const words = describeRequest(call(usdc, data))
    expect([words.risk, values(words).includes(lost)]).toEqual(["danger", true])
  })

  test.each(burns)("marks coins sent to %s as a danger, but not an empty call", (to) => {
    const [sent, empty] = [describeRequest(call(to, "0x", 1n)), describeRequest(call(to, "0x"))]
    expect([sent.risk, values(sent).includes(lost), empty.risk]).toEqual(["danger", true, "plain"])
  })

  test("does not warn of a transfer to the contract of another token", () => {
    const words = describeRequest(call(usdc, encodeFunctionData({ abi, functionName: "transfer", args: [weth, 1n] })))
    expect(words.risk).toBe("plain")
  })
})
