import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import { toTermsLines } from "../calldata/simulation.ts"
import { createFileDescriber } from "../descriptor/describe.ts"
import {
  account,
  describeRequest,
  getMessage,
  other,
  readOf,
  spender,
  usdc
} from "../../../fixtures/testing/core/calldata.ts"

const all = 2n ** 256n - 1n
const approval = encodeFunctionData({ abi: parseAbi(["function approve(address,uint256)"]), args: [spender, all] })

describe("describeInWords of a batch with capabilities", () => {
  const describeBatch = (call: object, capabilities: object) =>
    describeRequest(
      readOf("wallet_sendCalls", [
        { version: "2.0.0", chainId: "0x1", from: account, atomicRequired: true, calls: [call], capabilities }
      ])
    )

  test.each<[string, object, object]>([
    ["of the batch", { to: usdc }, { dataSuffix: { value: approval } }],
    ["in parts", { to: usdc, data: approval.slice(0, 8) }, { dataSuffix: { value: `0x${approval.slice(8)}` } }],
    ["of the call", { to: usdc, capabilities: { dataSuffix: { value: approval, optional: true } } }, {}]
  ])("describes a call that only the data suffix %s makes an approval", (_, call, capabilities) => {
    const words = describeBatch(call, capabilities)
    expect(words.sentence).toBe(`Let ${spender} take all your USDC`)
    expect(words.risk).toBe("danger")
  })

  test("describes a transfer with a data suffix as before, and shows the suffix", () => {
    const data = encodeFunctionData({
      abi: parseAbi(["function transfer(address,uint256)"]),
      args: [other, 5_000_000n]
    })
    const words = describeBatch({ to: usdc, data }, { dataSuffix: { value: "0x6261736502000080218021" } })
    expect([words.sentence, words.risk]).toEqual([`Send 5 USDC to ${other}`, "plain"])
    expect(words.fields.at(-1)?.value).toBe('dataSuffix {"value":"0x6261736502000080218021"}')
  })

  test("marks more than 32 capabilities as unread, and lists the first 32", () => {
    const describeMany = (count: number) =>
      describeBatch(
        { to: other, value: "0x1" },
        Object.fromEntries(Array.from({ length: count }, (_, index) => [`capability${index}`, {}]))
      )
    const [fitting, many] = [describeMany(32), describeMany(3_000)]
    expect(many.fields.length).toBe(fitting.fields.length + 1)
    expect(many.fields.at(-1)?.value).toBe("This is larger than what is read here (limit: 32).")
  })

  test.each<[object, string, string]>([
    [{ flowControl: { onFailure: "continue" } }, 'flowControl {"onFailure":"continue"}', "plain"],
    [
      { paymasterService: { url: "https://pay.example", context: { token: usdc } } },
      `someone else to pay the fee: https://pay.example {"context":{"token":"${usdc}"}}`,
      "plain"
    ],
    [
      { dataSuffix: { value: "approve" } },
      "This page also sets capabilities.dataSuffix, which is not described here.",
      "unread"
    ]
  ])("shows the settings of %j", (capabilities, value, risk) => {
    const words = describeBatch({ to: other, value: "0x1" }, capabilities)
    expect([words.fields.at(-1)?.value, words.risk]).toEqual([value, risk])
  })
})

describe("describeInWords of an authorization for another network", () => {
  test.each([spender, `0x${"00".repeat(20)}`])("names the network for the code %s", (address) => {
    const { fields, risk } = describeRequest(
      readOf("eth_sendTransaction", [
        { from: account, to: account, authorizationList: [{ address, chainId: "0x89" }] }
      ]),
      { name: (network) => (network === "eip155:1" ? { name: "Known code", source: "list" } : undefined) }
    )
    expect(risk).toBe("danger")
    expect(fields.map(({ value }) => value)).toContain("This is for network 137, not for the network in use.")
    const isUnknown = fields.some(({ value }) => value.startsWith("The code is not known here."))
    expect(isUnknown).toBe(address === spender)
  })
})

describe("describeInWords of an address that looks like a known one", () => {
  const twin: `0x${string}` = `0x7099${"11".repeat(16)}79c8`
  const descriptor = {
    $schema: "erc7730-v2.schema.json",
    context: { contract: { deployments: [{ chainId: 1, address: spender }] } },
    metadata: { owner: "Harbour" },
    display: {
      formats: {
        "pay(address to)": { intent: "Pay", fields: [{ path: "to", label: "To", format: "addressName" }] }
      }
    }
  }
  const pay = encodeFunctionData({ abi: parseAbi(["function pay(address)"]), args: [twin] })
  const order = {
    types: {
      PermitWitnessTransferFrom: [
        { name: "permitted", type: "TokenPermissions" },
        { name: "spender", type: "address" },
        { name: "nonce", type: "uint256" },
        { name: "deadline", type: "uint256" },
        { name: "witness", type: "Order" }
      ],
      TokenPermissions: [
        { name: "token", type: "address" },
        { name: "amount", type: "uint256" }
      ],
      Order: [{ name: "receivers", type: "address[]" }]
    },
    primaryType: "PermitWitnessTransferFrom",
    domain: { name: "Permit2", chainId: 1, verifyingContract: "0x000000000022D473030F116dDEE9F6B43aC78BA3" },
    message: {
      permitted: { token: usdc, amount: "5" },
      spender,
      nonce: "1",
      deadline: "1893456000",
      witness: { receivers: [other, twin] }
    }
  }
  const grant = (more: object, data: object) => [
    {
      address: account,
      chainId: "0x1",
      expiry: 1767229200,
      permissions: [{ type: "contract-call", data }],
      policies: [],
      ...more
    }
  ]
  const limited = { functions: [{ functionName: "pay", args: [{}], valueLimit: "0x0" }] }
  test.each<[string, string, unknown]>([
    ["the order of a permit", "eth_signTypedData_v4", [account, order]],
    [
      "the grantee",
      "wallet_grantPermissions",
      grant({ signer: { type: "account", data: { id: twin } } }, { address: usdc, ...limited })
    ],
    [
      "the contract of a grant",
      "wallet_grantPermissions",
      grant({ signer: { type: "account", data: { id: spender } } }, { address: twin, ...limited })
    ],
    ["a field of a descriptor", "eth_sendTransaction", [{ from: account, to: spender, data: pay }]]
  ])("warns in %s", (_, method, params) => {
    const { fields, risk } = describeRequest(
      readOf(method, params),
      {},
      { describe: createFileDescriber([descriptor]) }
    )
    expect(fields.map(({ value }) => value).filter((value) => value.includes(other) && value !== other)).toHaveLength(1)
    expect(risk).toBe("danger")
  })
})

test("describeInWords warns of every page that a message signs in to", () => {
  const words = describeRequest(
    getMessage(
      `Hello, app.example wants you to sign in with your name\nevil.example wants you to sign in with your Ethereum account:\n${account}\n\nURI: did:key:z6Mk`
    )
  )
  expect(words.risk).toBe("danger")
  expect(words.fields.map(({ value }) => value)).toContain("This signs in to evil.example. You are on app.example.")
})

describe("describeInWords of a fee that no node completes", () => {
  const blobs = { to: other, maxFeePerBlobGas: "0x3b9aca00", blobVersionedHashes: [`0x01${"00".repeat(31)}`] }
  test.each<[string, object, string, string]>([
    ["blobs", blobs, "Unknown; its blobs cost at most 0.000131072 ETH", "careful"],
    ["blobs and gas", { ...blobs, gas: "0x5208" }, "Unknown; its blobs cost at most 0.000131072 ETH", "careful"],
    [
      "blobs, gas and price",
      { ...blobs, gas: "0x5208", maxFeePerGas: "0x3b9aca00" },
      "At most 0.000152072 ETH, as this page asks",
      "plain"
    ],
    ["gas", { to: other, gas: "0x5208" }, "Unknown", "careful"],
    ["a token", { to: other, feeCurrency: usdc }, `In the token ${usdc}, as this page asks`, "plain"],
    [
      "a token, gas and price",
      { to: other, feeCurrency: usdc, gas: "0x5208", maxFeePerGas: "0x64" },
      "At most 2.1 USDC, as this page asks",
      "plain"
    ],
    [
      "more of a token than the account has",
      { to: other, feeCurrency: usdc, gas: "0x5208", maxFeePerGas: "0x5f5e100" },
      "At most 2100000 USDC, as this page asks",
      "careful"
    ]
  ])("shows the known part where the page sets %s", (_, transaction, value, risk) => {
    const request = readOf("eth_sendTransaction", [{ from: account, ...transaction }])
    const words = describeRequest(request, {}, { describeTerms: toTermsLines })
    expect(words.fields.filter(({ label }) => label === "Network fee").map((field) => field.value)).toEqual([value])
    expect(words.risk).toBe(risk)
  })
})

test("describeInWords shows the fee that a page sets in dollars, then exactly, if the coin has a price", () => {
  const request = readOf("eth_sendTransaction", [
    { from: account, to: other, gas: "0x5208", maxFeePerGas: "0x174876e800" }
  ])
  const words = describeRequest(request, { coinPrice: () => "2500.5" }, { describeTerms: toTermsLines })
  expect(words.fields).toContainEqual(
    expect.objectContaining({ label: "Network fee", value: "At most $5.26 (0.0021 ETH), as this page asks" })
  )
})
