import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import {
  account,
  call,
  dai,
  facts,
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
  daiPermit,
  details,
  soon,
  makeTransferPermit,
  permit,
  permit2,
  permitFields,
  makeSinglePermit,
  transfer,
  makeTyped,
  values,
  year,
  all
} from "../../../fixtures/testing/core/permits.ts"

describe("describeInWords: types of typed data (1)", () => {
  test("ignores fields that the types do not declare", () => {
    const extra = { amount: 0, allowed: false, Value: 0, __proto__: null }
    expect(describeRequest(permit(usdc, { value: String(all), ...extra }))).toEqual(
      describeRequest(permit(usdc, { value: String(all) }))
    )
    expect(describeRequest(daiPermit(true, 0)).sentence).toBe(`Let ${spender} take all your DAI`)
  })
  test("warns of a permission for the tokens of another account", () => {
    const readWords = (message: object) => JSON.stringify(describeRequest(permit(usdc, message)))
    expect(readWords({ owner: other })).toContain("This involves the tokens of another account.")
    expect(readWords({ owner: account.toLowerCase() })).not.toContain("another account")
  })
  test("leaves the request unread if a declared field is missing, inherited or of another type", () => {
    const inherited = Object.assign(Object.create({ value: "0" }), {
      owner: account,
      spender,
      nonce: 0,
      deadline: soon
    })
    for (const message of [
      { value: undefined },
      { value: "all" },
      { value: "-1" },
      { spender: "0x12" },
      { value: 1e300 }
    ])
      expect(describeRequest(permit(usdc, message)).risk).toBe("unread")
    expect(describeRequest(makeTyped("Permit", { Permit: permitFields }, inherited, usdc)).risk).toBe("unread")
  })
  test("uses only the contract and network that the domain's type declares", () => {
    const request = permit(usdc)
    const types = { ...request.data.types, EIP712Domain: [{ type: "string", name: "name" }] }
    expect(describeRequest({ ...request, data: { ...request.data, types } }).by).toBe("none")
  })
})

describe("describeInWords: unlimited amounts (2)", () => {
  test.each([
    ["approve", call(usdc, approve(2n ** 255n))],
    [
      "setApprovalForAll",
      call(nft, encodeFunctionData({ abi, functionName: "setApprovalForAll", args: [spender, true] }))
    ],
    ["a permit", permit(usdc, { value: String(2n ** 255n) })],
    ["DAI's permit", daiPermit(true, soon)],
    ["Permit2, of 160 bits", makeSinglePermit(usdc, 2n ** 159n, soon)],
    ["Permit2, at once", makeTransferPermit(usdc, all)]
  ])("%s", (_, request) => {
    const words = describeRequest(request)
    expect(words.sentence).toContain("all your ")
    expect(words.risk).toBe("danger")
  })
  test("shows an amount just below half of the maximum, with the account's balance", () => {
    const words = describeRequest(call(usdc, approve(2n ** 255n - 1n)))
    expect(words).toMatchObject({ risk: "careful", sentence: expect.not.stringContaining("all your") })
    expect(values(words)).toContain("That is more than you have.")
  })
})

test("marks typed data for another network as a danger, and names the network", () => {
  for (const request of [permit(usdc, {}, { chainId: 137 }), permit(unknown, {}, { chainId: "0x89" })]) {
    const words = describeRequest(request)
    expect(words.risk).toBe("danger")
    expect(values(words)).toContain("This is for network 137, not for the network in use.")
  }
})

test("does not use a domain's name and symbol as its identity", () => {
  const words = describeRequest(permit(unknown, {}, { name: "USD Coin" }))
  expect(JSON.stringify(words)).not.toContain("USD Coin")
  expect(words.sentence).toContain(unknown)
})

describe("describeInWords: forms of permits (5)", () => {
  test("shows the address of an unknown token first, and marks it as care", () => {
    const words = describeRequest(permit(unknown))
    expect(words).toMatchObject({
      risk: "careful",
      sentence: `Let ${spender} take 2000000 units of the token ${unknown}`
    })
    expect(words.fields[0]?.raw).toBe(unknown)
  })
  test.each([
    ["EIP-2612", permit(usdc), `Let ${spender} take 2 USDC`],
    ["DAI", daiPermit(false, soon), `Stop ${spender} from taking your DAI`],
    ["Permit2, for a while", makeSinglePermit(usdc, 3_000_000n, soon), `Let ${spender} take 3 USDC`],
    ["Permit2, once", makeTransferPermit(usdc, 3_000_000n), `Let ${spender} take 3 USDC once`],
    [
      "Permit2, bound to an order",
      makeTransferPermit(usdc, 3_000_000n, { to: other, least: 5 }),
      `Let ${spender} take 3 USDC once, bound to an order`
    ]
  ])("%s", (_, request, sentence) => expect(describeRequest(request).sentence).toBe(sentence))
  test("shows the amount of each of several tokens", () => {
    const batch = makeTyped(
      "PermitBatch",
      {
        PermitBatch: [
          ["PermitDetails[]", "details"],
          ["address", "spender"],
          ["uint256", "sigDeadline"]
        ],
        PermitDetails: details
      },
      {
        details: [
          { token: usdc, amount: "1000000", expiration: soon, nonce: 0 },
          { token: dai, amount: String(2n ** 160n - 1n), expiration: soon, nonce: 0 }
        ],
        spender,
        sigDeadline: soon
      },
      permit2
    )
    const words = describeRequest(batch)
    expect([words.sentence, words.risk]).toEqual([`Let ${spender} take several of your tokens`, "danger"])
    expect(values(words)).toMatch(/1 USDC.*all your DAI/s)
  })
  test("shows the spender's condition below a permission", () => {
    expect(values(describeRequest(makeTransferPermit(usdc, 1n, { to: other, least: 5 })))).toContain(
      other.toLowerCase()
    )
  })
  test("rejects Permit2's form at another contract", () => {
    expect(describeRequest(makeSinglePermit(usdc, 1n, soon, unknown)).risk).toBe("unread")
  })
})

test("shows coins sent with a known call, as a danger if the call accepts no coins", () => {
  const words = describeRequest(call(usdc, transfer, 10n ** 18n))
  expect(words.risk).toBe("danger")
  expect(values(words)).toContain("1 ETH")
  expect(values(words)).toContain("This call sends more of the network’s coin than it needs.")
  expect(describeRequest(call(weth, "0xd0e30db0", 1n)).risk).toBe("plain")
})

describe("describeInWords: times (7)", () => {
  test.each([
    ["past", facts.now - 1, "which is past", "careful"],
    ["far", facts.now + 2 * year, "more than a year away", "plain"],
    ["of milliseconds, in a field of seconds", facts.now * 1000, "no end date", "careful"],
    ["that no calendar has", 281_474_976_710_655, "no end date", "careful"]
  ])("shows a time %s as", (_, expiration, text, risk) => {
    const words = describeRequest(makeSinglePermit(usdc, 1n, expiration))
    expect(values(words)).toContain(text)
    expect(words.risk).toBe(risk)
  })
  test("reads a grant's expiry in seconds; over a year or without an end is a danger", () => {
    const grant = (expiry: number) =>
      describeRequest(
        readOf("wallet_grantPermissions", [
          {
            expiry,
            permissions: [{ type: "native-token-recurring-allowance", data: { allowance: "0x1", period: 604800 } }],
            signer: { type: "key", data: {} }
          }
        ])
      )
    expect([grant(soon).risk, grant(facts.now * 1000).risk, grant(facts.now + 2 * year).risk]).toEqual([
      "careful",
      "danger",
      "danger"
    ])
    expect(values(grant(soon))).toContain("each week")
    expect(grant(soon).sentence).toMatch(/^Let .+ act for you until 2/)
    expect(grant(facts.now * 1000).sentence).toMatch(/^Let .+ act for you with no end date$/)
  })
})

test("names packed calls, whose content cannot be read", () => {
  const words = describeRequest(
    call(
      "0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761",
      encodeFunctionData({ abi: parseAbi(["function multiSend(bytes)"]), args: [`0x${"00".repeat(99)}`] })
    )
  )
  expect(words).toMatchObject({ risk: "unread", by: "shape", sentence: expect.stringContaining("Safe MultiSend") })
  expect(values(words)).toContain("We can’t read what the packed calls do.")
})

describe("describeInWords: EIP-3009", () => {
  const fields = [
    ["address", "from"],
    ["address", "to"],
    ["uint256", "value"],
    ["uint256", "validAfter"],
    ["uint256", "validBefore"],
    ["bytes32", "nonce"]
  ] as const
  const makeSigned = (name: string, more: object = {}) =>
    makeTyped(
      name,
      { [name]: fields },
      {
        from: account,
        to: other,
        value: "5000000",
        validAfter: "0",
        validBefore: String(soon),
        nonce: `0x${"00".repeat(32)}`,
        ...more
      },
      usdc
    )
  test("shows amount and receiver of TransferWithAuthorization, and that it can be used at once", () => {
    const words = describeRequest(makeSigned("TransferWithAuthorization"))
    expect(words).toMatchObject({
      risk: "careful",
      sentence: `Let anyone with this signature send 5 USDC to ${other}`
    })
    expect(values(words)).toContain("It can be used at once.")
  })
  test("shows the receiver of ReceiveWithAuthorization, and the time from which it can be used", () => {
    const words = describeRequest(makeSigned("ReceiveWithAuthorization", { validAfter: String(facts.now + 60) }))
    expect(words.sentence).toBe(`Let ${other} take 5 USDC with this signature`)
    expect(words.fields.map(({ label }) => label)).toContain("Can be used from")
  })
  test("reads transferWithAuthorization from calldata, with the time from which it works", () => {
    const empty = `0x${"00".repeat(32)}` as const
    const describeFrom = (after: number) => {
      const data = encodeFunctionData({
        abi: parseAbi([
          "function transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)"
        ]),
        args: [account, other, 5_000_000n, BigInt(after), BigInt(soon), empty, 27, empty, empty]
      })
      const { fields, sentence } = describeRequest(call(usdc, data))
      expect(sentence).toContain("Take 5 USDC from")
      return fields.map(({ label }) => label)
    }
    expect(describeFrom(0)).not.toContain("Can be used from")
    expect(describeFrom(0)).toContain("Number of the signed transfer")
    expect(describeFrom(facts.now + 60)).toContain("Can be used from")
  })
  test("describes the cancellation of an unused authorization", () => {
    const authorizer = [
      ["address", "authorizer"],
      ["bytes32", "nonce"]
    ] as const
    const value = { authorizer: other, nonce: `0x${"00".repeat(32)}` }
    expect(
      describeRequest(makeTyped("CancelAuthorization", { CancelAuthorization: authorizer }, value, usdc))
    ).toMatchObject({
      by: "shape",
      risk: "plain",
      sentence: `Cancel an unused signed transfer: ${other}`,
      fields: expect.arrayContaining([
        { label: "Number of the signed transfer", value: value.nonce, raw: value.nonce, kind: "data" }
      ])
    })
  })
})

test("describes a call with bytes after its arguments, with their number", () => {
  const words = describeRequest(call(usdc, `${transfer}${"ab".repeat(37)}`))
  expect(words.risk).toBe("plain")
  expect(values(words)).toContain("37 bytes")
})

test("marks a multicall that sends coins to functions without payment as a danger", () => {
  const data = encodeFunctionData({ abi: parseAbi(["function multicall(bytes[])"]), args: [[]] })
  const words = describeRequest(call("0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45", data, 5n))
  expect([words.risk, values(words).includes("The coin goes into a call that does nothing.")]).toEqual(["danger", true])
})
