// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { answerOfNode } from "../../../../fixtures/faults/wallets/plays/nodes.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { boxes, modalText, press, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { setUpKitsOnNode } from "../../../../fixtures/testing/react/kitsOnNode.ts"

closeLikeBrowsers()

const [me, you] = accounts
const token = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
let next: unknown = "0x7"
/** The account gives 1 ETH: a log of the kind that `traceTransfers` adds. */
const simulated = [
  {
    calls: [
      {
        status: "0x1",
        gasUsed: "0x5208",
        logs: [
          {
            address: "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
            topics: [
              "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
              `0x${me.slice(2).toLowerCase().padStart(64, "0")}`,
              `0x${you.slice(2).toLowerCase().padStart(64, "0")}`
            ],
            data: `0x${(10n ** 18n).toString(16).padStart(64, "0")}`
          }
        ]
      }
    ]
  }
]
/** The node's price of gas, in the coin and in the token. */
const prices = { coin: "0x1", token: "0x3b9aca00" }
const { connected } = setUpKitsOnNode(collectEnds(), (method, params) =>
  method === "eth_getTransactionCount"
    ? next
    : method === "eth_simulateV1"
      ? simulated
      : method === "eth_gasPrice"
        ? Array.isArray(params) && params.length > 0
          ? prices.token
          : prices.coin
        : answerOfNode(method)
)

/** The text of the view for a request, which is then rejected. */
const reviewFields = async (method: string, params: unknown, words: RegExp) => {
  const { kit } = await connected({ reviewRequests: true })
  const answer = kit
    .provider("eip155")
    .request({ method, params })
    .then(
      () => "done",
      (error) => error.code
    )
  await expectText(words)
  const current = { text: modalText() ?? "", boxes: boxes().length }
  await press("Reject")
  expect(await act(() => answer)).toBe(4001)
  return current
}

describe("a transaction whose page sets its number", () => {
  test("warns in the view if the number is below the account's next one", async () => {
    next = "0x7"
    const { text } = await reviewFields(
      "eth_sendTransaction",
      [{ to: you, value: "0x1", nonce: "0x5" }],
      /next transaction number is 7/
    )
    expect(text).toMatch(/Transaction number5/)
    expect(text).toContain("This one may replace a transaction that is waiting.")
  })

  test.each<[string, unknown, string, string, ReadonlyArray<string>]>([
    ["is below the next one", "0x7", "0x6", "6", ["Your next transaction number is 7."]],
    ["is the next one", "0x7", "0x7", "7", []],
    ["is compared with nothing", "0x", "0x7", "7, set by this page; it may replace a transaction that is waiting", []]
  ])("is described with its number by kit.explain where it %s", async (_, counted, nonce, value, warnings) => {
    next = counted
    const { kit } = await connected()
    for (const method of ["eth_sendTransaction", "eth_signTransaction"]) {
      const { fields, risk } = await act(() =>
        kit.explain({ method, params: [{ from: me, to: you, value: "0x1", nonce }] })
      )
      expect(fields).toContainEqual(expect.objectContaining({ label: "Transaction number", value }))
      const warned = fields.filter(({ kind }) => kind === "warning").map((item) => item.value)
      expect(warned).toEqual(warnings.map((text) => expect.stringContaining(text)))
      expect(risk).toBe(warnings.length > 0 ? "careful" : "plain")
    }
  })
})

describe("kit.explain of a transaction", () => {
  const list = [{ address: token, storageKeys: [] }]
  const priced = { gas: "0x5208", maxFeePerGas: "0x3b9aca00" }
  test.each<[string, object, RegExp | ReadonlyArray<RegExp> | undefined]>([
    ["gas and maxFeePerGas", priced, /At most 0\.000021 ETH, as this page asks/],
    ["gasLimit and gasPrice", { gasLimit: "0x5208", gasPrice: "0x3b9aca00" }, /At most 0\.000021 ETH/],
    [
      "maxFeePerBlobGas",
      { ...priced, maxFeePerBlobGas: "0x3b9aca00", blobVersionedHashes: [`0x01${"00".repeat(31)}`] },
      /At most 0\.000152072 ETH/
    ],
    [
      "maxFeePerBlobGas without another price",
      { maxFeePerBlobGas: "0x1", blobVersionedHashes: [`0x01${"00".repeat(31)}`] },
      [/^Unknown; its blobs cost at most 0\.000000000000131072 ETH$/, /also sets maxFeePerBlobGas/]
    ],
    ["gas", { gas: "0x5208" }, [/^Unknown$/, /also sets gas/]],
    ["gasPrice", { gasPrice: "0x1" }, [/^Unknown$/, /also sets gasPrice/]],
    ["maxPriorityFeePerGas", { maxPriorityFeePerGas: "0x1" }, [/^Unknown$/, /also sets maxPriorityFeePerGas/]],
    ["nonce", { nonce: "0x9" }, /^9$/],
    ["feeCurrency", { feeCurrency: token }, /In the token/],
    ["an unknown field", { gatewayFee: "0x1" }, /also sets gatewayFee/],
    ["type", { type: "0x2" }, undefined],
    ["chainId", { chainId: "0x1" }, undefined],
    ["accessList", { accessList: list }, undefined],
    ["blobs without a price", { blobs: ["0x00"] }, /also sets blobs/]
  ])("describes %s, or it changes nothing that the account loses", async (_, more, expected) => {
    next = "0x7"
    const { kit } = await connected()
    const explainFields = async (fields: object) =>
      (
        await act(() =>
          kit.explain({ method: "eth_sendTransaction", params: [{ from: me, to: you, value: "0x1", ...fields }] })
        )
      ).fields.map(({ value }) => value)
    const plain = await explainFields({})
    const added = (await explainFields(more)).filter((value) => !plain.includes(value))
    expect(added).toEqual([expected ?? []].flat().map((pattern) => expect.stringMatching(pattern)))
  })
})

describe("ApproveTransaction of a fee in a token", () => {
  const far = "far above the network’s current price"
  const pay = (more: object) => [{ to: you, value: "0x1", feeCurrency: token, ...more }]

  test.each<[string, object, boolean]>([
    ["the price is far above the node's price in that token", { gas: "0x5208", maxFeePerGas: "0x174876e800" }, true],
    ["the gas is far above the estimate", { gas: "0x5f5e100", gasPrice: "0x3b9aca00" }, true],
    ["the tip is far above the node's price", { gas: "0x5208", maxPriorityFeePerGas: "0x174876e800" }, true],
    ["both are near those of the node", { gas: "0x7530", maxFeePerGas: "0x77359400" }, false],
    ["the page sets neither", {}, false]
  ])("warns of the price if %s: %j, %s", async (_, more, isWarned) => {
    const { text } = await reviewFields("eth_sendTransaction", pay(more), /What changes in your account/)
    expect(text.includes(far)).toBe(isWarned)
  })

  test("marks the fields of the fee as unread if the node reports no price in that token", async () => {
    prices.token = "none"
    const { text } = await reviewFields(
      "eth_sendTransaction",
      pay({ gas: "0x5208", maxFeePerGas: "0x1" }),
      /What changes in your account/
    )
    prices.token = "0x3b9aca00"
    expect(text).toContain("also sets gas, maxFeePerGas, which is not described here")
  })
})

describe("ApproveTransaction", () => {
  const call = (digit: string) => ({ to: token, data: `0x${digit.repeat(8)}` })
  test.each<[string, ReadonlyArray<object>, RegExp]>([
    ["counts several calls that cannot be read", [call("a"), call("b"), call("c")], /Several parts.*\(3\)/],
    ["names the one call that cannot be read", [call("a"), { to: you, value: "0x1" }], /\(0xaaaaaaaa, 4 bytes\)/]
  ])("%s in its one tick", async (_, calls, words) => {
    const { boxes: ticks, text } = await reviewFields("wallet_sendCalls", [{ version: "2.0.0", calls }], words)
    expect(ticks).toBe(1)
    expect(text.includes("Several parts")).toBe(calls.length === 3)
  })

  test("shows what changes behind everything that was there before", async () => {
    const { text } = await reviewFields(
      "eth_sendTransaction",
      [{ to: you, value: "0xde0b6b3a7640000" }],
      /What changes in your account/
    )
    const places = ["From", "Network fee", "Details for experts", "What changes in your account"].map((part) =>
      text.lastIndexOf(part)
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test("asks for a tick for each call with the same danger, and names the call", async () => {
    const grant = (spender: string) => ({
      to: token,
      data: `0x095ea7b3${spender.slice(2).padStart(64, "0")}${"f".repeat(64)}`
    })
    const calls = [grant(you), { to: you, value: "0x1" }, grant(`0x${"ab".repeat(20)}`)]
    const { boxes: ticks, text } = await reviewFields(
      "wallet_sendCalls",
      [{ version: "2.0.0", calls }],
      /understand the risk/
    )
    expect(ticks).toBe(4) // two dangers of two calls
    for (const place of ["1. ", "3. "]) expect(text).toContain(place)
  })
})
