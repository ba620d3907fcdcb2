// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { encodeFunctionData, parseAbi } from "viem"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { boxes, modalText, press, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { setUpKitsOnNode } from "../../../../fixtures/testing/react/kitsOnNode.ts"

closeLikeBrowsers()

const { connected } = setUpKitsOnNode(collectEnds())
const [me, you] = accounts
const weth = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const permit2 = "0x000000000022D473030F116dDEE9F6B43aC78BA3"
const ether = 10n ** 18n
const soon = 4_000_000_000

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "done",
    (error) => [error.code, error.message]
  )

/** The words of a request that waits for the visitor; the wallet has not heard of it. */
const review = async (method: string, params: unknown, words: RegExp) => {
  const { kit, wallet } = await connected({ reviewRequests: true })
  const request = refusal(kit.provider("eip155").request({ method, params }))
  await expectText(words)
  const current = { text: modalText() ?? "", boxes: boxes().length }
  await press("Reject")
  await act(() => request)
  expect(wallet.received()).toEqual([])
  return current
}

const native = { type: "native-token-recurring-allowance", data: { allowance: "0x1", period: 604_800 } }
const grantOf = (more: object) => [
  { chainId: "0x1", expiry: soon, signer: { type: "account", data: { address: you } }, ...more }
]

afterEach(() => void vi.useRealTimers())

describe("wallet_requestExecutionPermissions", () => {
  test.each<[string, object, RegExp]>([
    [
      "two fields with permissions",
      { permissions: [native], permission: { ...native, data: { ...native.data, allowance: "0xffffffffffff" } } },
      /permission and permissions/
    ],
    [
      "an end and a rule with a later one",
      { permission: native, rules: [{ type: "expiry", data: { timestamp: soon + 1 } }] },
      /expiry and rules/
    ],
    [
      "two rules that end at different times",
      {
        permission: native,
        rules: [
          { type: "expiry", data: { timestamp: soon } },
          { type: "expiry", data: { timestamp: soon + 1 } }
        ]
      },
      /expiry and rules/
    ],
    [
      "two allowances",
      { permission: { type: "native-token-allowance", data: { allowance: "0x1", allowanceAmount: "0x2" } } },
      /allowance and allowanceAmount/
    ],
    [
      "two names of the token",
      {
        permission: { type: "erc20-recurring-allowance", data: { ...native.data, token: usdc, address: weth } }
      },
      /data\.token and address differ/
    ]
  ])("is refused with %s", async (_, more, message) => {
    const { kit, wallet } = await connected()
    const request = { method: "wallet_requestExecutionPermissions", params: grantOf(more) }
    expect(await act(() => refusal(kit.provider("eip155").request(request)))).toEqual([
      -32602,
      expect.stringMatching(message)
    ])
    expect(wallet.received()).toEqual([])
  })

  test.each<[string, object, number, string]>([
    ["another account", { from: you }, 4100, "AccountNotInWallet"],
    ["an app without an address", { to: "0x1" }, -32602, "RequestMisfit"]
  ])("is refused for %s before the review", async (_, more, code, tag) => {
    const { kit, wallet } = await connected()
    const permission = { type: "native-token-allowance", isAdjustmentAllowed: false, data: { allowanceAmount: "0x1" } }
    const rules = [{ type: "expiry", data: { timestamp: soon } }]
    const request = {
      method: "wallet_requestExecutionPermissions",
      params: [{ chainId: "0x1", from: me, to: you, permission, rules, ...more }]
    }
    const end = kit
      .provider("eip155")
      .request(request)
      .then(
        () => "done",
        (error) => [error.code, error.data?._tag]
      )
    expect(await act(() => end)).toEqual([code, tag])
    expect([wallet.received(), modalText()]).toEqual([[], undefined])
  })

  test.each<[string, object, RegExp]>([
    ["the amount, the session account and the end", {}, /Spend up to 0\.5 ETH each day/],
    ["another network by its name", { chainId: "0x89" }, /Polygon[\s\S]*Spend up to 0\.5 POL each day/],
    ["no end as a danger", { rules: [] }, /no end date[\s\S]*It never expires/],
    [
      "an end after more than a year as a danger",
      { rules: [{ type: "expiry", data: { timestamp: soon + 40_000_000 } }] },
      /Until/
    ]
  ])("describes %s of a request in the form of the ERC", async (_, more, words) => {
    const permission = {
      type: "native-token-periodic",
      isAdjustmentAllowed: false,
      data: { periodAmount: "0x6f05b59d3b20000", periodDuration: 86_400, startTime: 1 }
    }
    const rules = [{ type: "expiry", data: { timestamp: soon } }]
    vi.useFakeTimers({ toFake: ["Date"], now: (soon - 86_400) * 1_000 })
    const request = { chainId: "0x1", from: me, to: you, permission, rules, ...more }
    const { boxes: ticks, text } = await review("wallet_requestExecutionPermissions", [request], words)
    expect(ticks > 0).toBe("rules" in more)
    if (ticks === 0) expect(text).toContain(you)
  })

  test.each<[string, object, RegExp]>([
    [
      "data",
      { permission: { ...native, data: { ...native.data, maxAmount: "0xffff" } } },
      /permission\.data\.maxAmount/
    ],
    ["the permission", { permission: { ...native, scope: "all" } }, /permission\.scope/],
    [
      "a token's permission",
      {
        permission: {
          type: "native-token-periodic",
          data: { periodAmount: "0x1", periodDuration: 86_400, tokenAddress: usdc }
        }
      },
      /permission\.data\.tokenAddress/
    ],
    ["a rule", { permission: native, rules: [{ type: "payee", data: { addresses: [you] } }] }, /rules\[0\]/],
    [
      "an end",
      { permission: native, rules: [{ type: "expiry", data: { timestamp: soon, until: 0 } }] },
      /rules\[0\]\.data\.until/
    ],
    [
      "a function",
      {
        permission: {
          type: "contract-call",
          data: { address: usdc, functions: [{ functionName: "mint", valueLimit: "0x0", target: you }] }
        }
      },
      /functions\[0\]\.target/
    ],
    [
      "the signer",
      { permission: native, signer: { type: "account", data: { address: you, agent: me } } },
      /signer\.data\.agent/
    ]
  ])("names a field of %s that is not described, and asks to tick it", async (_, more, words) => {
    const current = await review("wallet_requestExecutionPermissions", grantOf(more), words)
    expect(current.boxes).toBeGreaterThan(0)
  })

  test("does not describe an allowance of the coin as one of a token", async () => {
    const permission = { ...native, data: { ...native.data, token: usdc } }
    const { text } = await review("wallet_requestExecutionPermissions", grantOf({ permission }), /There is no limit/)
    expect(text).not.toMatch(/Spend up to/)
  })
})

const abi = parseAbi([
  "function exactInputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 amountIn,uint256 amountOutMinimum,uint160 limit) params)",
  "function swap(address executor,(address from,address to,address pool,address receiver,uint256 amount,uint256 least,uint256 flags) desc,bytes permit,bytes data)",
  "function multicall(bytes[] calls)"
])
const uniswap = "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45"
const oneInch = "0x1111111254EEB25477B68fb85Ed929f73A960582"
const encodeSingle = (amountIn: bigint) =>
  encodeFunctionData({
    abi,
    functionName: "exactInputSingle",
    args: [
      { tokenIn: weth, tokenOut: usdc, fee: 500, recipient: me, amountIn, amountOutMinimum: 1_000_000n, limit: 0n }
    ]
  })
const encodeMulticall = (amountIn: bigint) =>
  encodeFunctionData({ abi, functionName: "multicall", args: [[encodeSingle(amountIn)]] })
/** A swap of 1 wei whose flag lets the router take more coins than that. */
const withMore = encodeFunctionData({
  abi,
  functionName: "swap",
  args: [
    you,
    {
      from: "0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE",
      to: usdc,
      pool: you,
      receiver: me,
      amount: 1n,
      least: 1n,
      flags: 2n
    },
    "0x",
    "0x"
  ]
})

describe("a swap that is called with coins", () => {
  test.each<[string, string, string]>([
    ["of 1inch", oneInch, withMore],
    ["of Uniswap", uniswap, encodeSingle(1n)],
    ["of Uniswap, with others", uniswap, encodeMulticall(1n)]
  ])("shows more coins than the swap %s pays, as a danger", async (_, to, data) => {
    const current = await review(
      "eth_sendTransaction",
      [{ to, data, value: 10n * ether }],
      /sends more of the network’s coin than it needs/
    )
    expect(current.text).toMatch(/You also send\s*10 ETH/)
    expect(current.boxes).toBeGreaterThan(0)
  })

  test.each<[string, string]>([
    ["one", encodeSingle(ether)],
    ["several", encodeMulticall(ether)]
  ])("describes the coins that %s of Uniswap wraps as paid, without a warning", async (_, data) => {
    const { text } = await review("eth_sendTransaction", [{ to: uniswap, data, value: ether }], /Swap 1 ETH for/)
    expect(text).not.toMatch(/more of the network's coin/)
  })
})

const fields = (list: ReadonlyArray<readonly [name: string, type: string]>) =>
  list.map(([name, type]) => ({ name, type }))
const domainType = fields([
  ["name", "string"],
  ["chainId", "uint256"],
  ["verifyingContract", "address"]
])
/** A permit of Permit2 that is bound to an order with so many numbers and a receiver. */
const getOrder = (count: number) => {
  const numbers = Array.from({ length: count }, (_, index) => `f${index}`)
  return {
    domain: { name: "Permit2", chainId: 1, verifyingContract: permit2 },
    primaryType: "PermitWitnessTransferFrom",
    types: {
      EIP712Domain: domainType,
      PermitWitnessTransferFrom: fields([
        ["permitted", "TokenPermissions"],
        ["spender", "address"],
        ["nonce", "uint256"],
        ["deadline", "uint256"],
        ["To", "Order"]
      ]),
      TokenPermissions: fields([
        ["token", "address"],
        ["amount", "uint256"]
      ]),
      Order: fields([...numbers.map((name) => [name, "uint256"] as const), ["recipient", "address"]])
    },
    message: {
      permitted: { token: usdc, amount: "5" },
      spender: you,
      nonce: "1",
      deadline: String(soon),
      To: { ...Object.fromEntries(numbers.map((name) => [name, "7"])), recipient: me.toLowerCase() }
    }
  }
}

describe("typed data", () => {
  test("shows the receiver behind twenty other values of an order, under the name of the order", async () => {
    const { text } = await review("eth_signTypedData_v4", [me, getOrder(20)], /bound to an order/)
    expect(text).toMatch(new RegExp(`witness\\.To\\.recipient\\s*(?:0x\\w{4}…\\w{4})?${me}`, "i"))
  })

  test("names the limit of an order with more values than are shown, and asks to tick it", async () => {
    const current = await review("eth_signTypedData_v4", [me, getOrder(70)], /bound to an order/)
    expect(current.text).toMatch(/64/)
    expect(current.boxes).toBeGreaterThan(0)
  })

  const permit = (domainFields: typeof domainType, chainId: unknown) => ({
    domain: { name: "USD Coin", chainId, verifyingContract: usdc },
    primaryType: "Permit",
    types: {
      EIP712Domain: domainFields,
      Permit: fields([
        ["owner", "address"],
        ["spender", "address"],
        ["value", "uint256"],
        ["nonce", "uint256"],
        ["deadline", "uint256"]
      ])
    },
    message: { owner: me, spender: you, value: "5", nonce: "0", deadline: String(soon) }
  })

  test("shows that a permit whose domain has no chain is valid on every network", async () => {
    const getDomainFields = domainType.filter(({ name }) => name !== "chainId")
    const current = await review("eth_signTypedData_v4", [me, permit(getDomainFields, undefined)], /on every network/)
    expect(current.boxes).toBeGreaterThan(0)
  })

  test("does not read a domain whose chain is of another type", async () => {
    const getDomainFields = domainType.map((field) => (field.name === "chainId" ? { ...field, type: "string" } : field))
    await review("eth_signTypedData_v4", [me, permit(getDomainFields, "1")], /cannot be read/)
  })
})

describe("a request with hex behind 0X", () => {
  test("goes out with 0x, or is refused where it names an account", async () => {
    const { kit, wallet } = await connected()
    const request = (params: object) =>
      act(() => refusal(kit.provider("eip155").request({ method: "eth_sendTransaction", params: [params] })))
    expect(await request({ to: you, data: "0XABCD" })).toBe("done")
    expect(wallet.received()).toMatchObject([{ params: [{ to: you, data: "0xABCD" }] }])
    expect(await request({ to: you.replace("0x", "0X") })).toEqual([
      -32602,
      expect.stringMatching(/to is not an address/)
    ])
    expect(wallet.received()).toHaveLength(1)
  })
})

describe("ApproveTransaction", () => {
  test("shows a message that is a word of the title", async () => {
    const { text } = await review("personal_sign", ["message", me], /Sign a message/)
    expect(text).toMatch(/Message:?\s*message/)
  })

  test.each<[string, string]>([
    ["a wei", "0x1"],
    ["no coins", "0x0"]
  ])("includes the fee of blobs that only its page prices, which is a danger with %s", async (_, value) => {
    const blobs = { type: "0x3", blobVersionedHashes: [`0x01${"00".repeat(31)}`], maxFeePerBlobGas: "0xe8d4a51000000" }
    const { boxes, text } = await review(
      "eth_sendTransaction",
      [{ from: me, to: you, value, ...blobs }],
      /as this page asks/
    )
    expect(text).toMatch(/At most 536\.87/)
    expect(boxes).toBeGreaterThan(0)
  })

  test("shows the number of bytes behind the arguments of a call", async () => {
    const encodeWord = (hex: string) => hex.replace(/^0x/, "").padStart(64, "0")
    const data = `0xa9059cbb${encodeWord(you)}${encodeWord("5")}deadbeef`
    const { text } = await review("eth_sendTransaction", [{ to: usdc, data }], /Send 5 units/)
    expect(text).toMatch(/Extra data\s*4 bytes/)
  })

  test("shows the coins of a call whose sentence has the same digits in a longer number", async () => {
    const data = `0x2e1a7d4d${(110n * ether).toString(16).padStart(64, "0")}`
    const { text } = await review(
      "eth_sendTransaction",
      [{ to: weth, data, value: 10n * ether }],
      /more of the network/
    )
    expect(text).toMatch(/You also send\s*10 ETH/)
  })
})

describe("kit.provider request that only reads", () => {
  test("gets numbers in hex, and leaves out missing parameters at the end", async () => {
    const { kit, wallet } = await connected()
    const request = (method: string, params: unknown) =>
      act(() => refusal(kit.provider("eip155").request({ method, params })))
    await request("eth_sendRawTransaction", ["0x00", 5n, undefined])
    expect(wallet.received()).toEqual([{ method: "eth_sendRawTransaction", params: ["0x00", "0x5"] }])
    expect(await request("personal_sign", ["hi", me, undefined])).toBe("done")
  })

  test("is refused with a loop in its parameters", async () => {
    const { kit } = await connected()
    const loop: Array<unknown> = []
    loop.push(loop)
    const request = act(() => refusal(kit.provider("eip155").request({ method: "eth_call", params: loop })))
    expect(await request).toEqual([-32602, expect.stringMatching(/cannot be read/)])
  })

  test("reviews a method whose name only begins like that of a read", async () => {
    const current = await review("web3_personalSign", ["0x00"], /web3_personalSign, with data that cannot be read/)
    expect(current.boxes).toBe(1)
  })
})
