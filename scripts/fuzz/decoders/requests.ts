import * as Either from "effect/Either"
import { encodeAbiParameters, parseAbiParameters, parseTransaction } from "viem"
import calldataHarbour from "../../../fixtures/descriptors/registry/harbour/calldata-Harbour.json" with { type: "json" }
import orderHarbour from "../../../fixtures/descriptors/registry/harbour/eip712-Order.json" with { type: "json" }
import calldataCases from "../../../fixtures/descriptors/registry/harbour/testsv2/calldata-Harbour.tests.json" with {
  type: "json"
}
import orderCases from "../../../fixtures/descriptors/registry/harbour/testsv2/eip712-Order.tests.json" with {
  type: "json"
}
import { describeBy } from "../../../core/onchain/descriptor/describe.ts"
import { readDescriptor } from "../../../core/onchain/descriptor/descriptor.ts"
import { readTypedData } from "../../../core/onchain/calldata/typedData.ts"
import { decodeValues, readSignature } from "../../../core/onchain/calldata/abi.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import { callShapes, inWords } from "../../../core/onchain/wording/inWords.ts"
import { account, baseOf, facts, usdc } from "../../../fixtures/testing/core/calldata.ts"
import { daiPermit, once, permit, single, transfer } from "../../../fixtures/testing/core/permits.ts"
import { type Decoder, textReader, valueReader } from "../decoder.ts"

const typed = [permit(usdc), daiPermit(true, 1), single(usdc, 1n, 1), once(usdc, 1n, { to: account, least: 1 })].map(
  ({ data }) => data
)
const calls = Object.entries(callShapes).map(([selector]) => `0x${selector}${"0".repeat(62)}20${"0".repeat(64 * 8)}`)
const requests = [
  ...typed.map((data) => ({ method: "eth_signTypedData_v4", params: [account, data] })),
  ...calls.map((data) => ({ method: "eth_sendTransaction", params: [{ to: usdc, data, value: "0x1" }] })),
  { method: "wallet_sendCalls", params: [{ calls: [{ to: usdc, data: transfer }] }] },
  { method: "personal_sign", params: ["0x48656c6c6f", account] },
  {
    method: "wallet_grantPermissions",
    params: [{ expiry: 1, permissions: [{ type: "contract-call", data: { address: usdc } }] }]
  },
  { method: "solana_signTransaction", params: { transaction: "AQAAAA==" } },
  { method: "signPsbt", params: { psbt: "cHNidP8BAA==" } }
]
const encoded = encodeAbiParameters(parseAbiParameters("(uint256,bytes)[], string[], address"), [
  [[1n, "0x1234"]],
  ["text"],
  usdc
]).slice(2)
const list = readSignature("f((uint256 a,bytes b)[] list,string[] texts,address to)")?.parameters ?? []

const describedCalls = calldataCases.tests
  .slice(0, 64)
  .map(({ rawTx }) => `0x${rawTx.slice(2)}` as const)
  .map(parseTransaction)
const [order] = orderCases.tests

/** What pages ask wallets for. */
export const requestReaders: ReadonlyArray<Decoder> = [
  valueReader("typed data", typed, readTypedData),
  textReader("calldata", [encoded], (digits) => decodeValues(list, digits)),
  textReader("call in words", [...calls, transfer], (data) =>
    inWords(
      {
        kind: "call",
        call: {
          network: "eip155:1",
          from: account,
          to: usdc.toLowerCase(),
          data: `0x${data.replace(/[^0-9a-f]/g, "")}`,
          value: 0n,
          authorizations: []
        }
      },
      facts
    )
  ),
  valueReader("descriptor", [calldataHarbour, orderHarbour], (value) => {
    const descriptor = readDescriptor(value)
    if (descriptor === undefined) return undefined
    const reader = { describe: describeBy([descriptor]) }
    const picked = describedCalls.filter((_, i) => i % 20 === 0)
    return [
      inWords({ ...baseOf("eth_signTypedData_v4"), kind: "typedData", data: order?.data }, facts, reader),
      ...picked.map((one) =>
        inWords(
          {
            kind: "call",
            call: {
              network: "eip155:1",
              from: account,
              to: (one?.to ?? usdc).toLowerCase(),
              data: one?.data ?? "0x",
              value: 0n,
              authorizations: []
            }
          },
          facts,
          reader
        )
      )
    ]
  }),
  valueReader("request in words", requests, (value) => {
    const method =
      typeof value === "object" && value !== null && "method" in value && typeof value.method === "string"
        ? value.method
        : ""
    const params = typeof value === "object" && value !== null && "params" in value ? value.params : value
    const request = Either.getOrUndefined(readRequest({ method, params }, { account, network: "eip155:1" }))
    return request === undefined || request.kind === "other" ? undefined : inWords(request, facts)
  })
]
