import {
  type Abi,
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  encodeFunctionResult,
  isHex,
  multicall3Abi,
  parseAbi,
  parseAbiParameters
} from "viem"
import { describe, expect, test } from "vitest"
import { type GatewayQuestion, readQuestions, toGatewayHost, toGatewayRequest, toResponse } from "./gateways.ts"
import {
  decodeAggregate,
  decodeRecord,
  decodeReverse,
  encodeAggregate,
  encodeCallback,
  encodeResolve,
  encodeReverse,
  localBatchGateway,
  type OffchainLookup,
  readRevert,
  universalResolver
} from "./universalResolver.ts"

const abi = parseAbi([
  "function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)",
  "function reverseWithGateways(bytes a, uint256 c, string[] gateways) view returns (string, address, address)",
  "function addr(bytes32 node) view returns (address)",
  "function text(bytes32 node, string key) view returns (string)",
  "error ResolverNotFound(bytes name)",
  "error ResolverError(bytes errorData)",
  "error HttpError(uint16 status, string message)",
  "error UnsupportedResolverProfile(bytes4 selector)",
  "error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)",
  "function query((address sender, string[] urls, bytes data)[]) view returns (bool[] failures, bytes[] responses)"
])
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const toHexText = (text: string): `0x${string}` => {
  if (!isHex(text)) throw new TypeError(text)
  return text
}
const decode = (data: string, contract: Abi = abi) => decodeFunctionData({ abi: contract, data: toHexText(data) })

describe("calls of the Universal Resolver", () => {
  test("encodes calls that viem decodes", () => {
    const resolve = decode(encodeResolve("ada.eth", { coinType: 60 }))
    expect(resolve.functionName).toBe("resolveWithGateways")
    expect(resolve.args?.[0]).toBe("0x036164610365746800")
    expect(decode(String(resolve.args?.[1])).functionName).toBe("addr")
    expect(resolve.args?.[2]).toEqual([localBatchGateway])
    expect(decode(encodeReverse(me, 60)).args).toEqual([me.toLowerCase(), 60n, []])
    const [calls] = decode(encodeAggregate([encodeReverse(me, 60)]), multicall3Abi).args ?? []
    expect(calls).toEqual([
      {
        target: expect.stringMatching(new RegExp(universalResolver, "i")),
        allowFailure: true,
        callData: encodeReverse(me, 60)
      }
    ])
  })

  test("decodes results that viem encodes", () => {
    const address = encodeFunctionResult({ abi, functionName: "addr", result: me })
    const text = encodeFunctionResult({ abi, functionName: "text", result: "https://img.example/a.png" })
    const wrap = (data: `0x${string}`) =>
      encodeFunctionResult({ abi, functionName: "resolveWithGateways", result: [data, me] })
    expect(decodeRecord({ coinType: 60 }, wrap(address))).toBe(me.toLowerCase())
    expect(decodeRecord({ text: "avatar" }, wrap(text))).toBe("https://img.example/a.png")
    expect(decodeRecord({ coinType: 60 }, wrap("0x"))).toBe("0x")
    expect(decodeRecord({ coinType: 60 }, wrap("0x1234"))).toBeUndefined()
    expect(decodeRecord({ coinType: 60 }, "0x")).toBeUndefined()
    const reverse = encodeFunctionResult({ abi, functionName: "reverseWithGateways", result: ["ada.eth", me, me] })
    expect(decodeReverse(reverse)).toBe("ada.eth")
    const results = encodeFunctionResult({
      abi: multicall3Abi,
      functionName: "aggregate3",
      result: [
        { success: true, returnData: reverse },
        { success: false, returnData: "0x" }
      ]
    })
    expect(decodeAggregate(results, 2)).toEqual([
      { success: true, data: reverse },
      { success: false, data: "0x" }
    ])
    expect(decodeAggregate(results, 1)).toBeUndefined()
  })
})

describe("readRevert", () => {
  test.each([
    ["notFound", encodeErrorResult({ abi, errorName: "ResolverNotFound", args: ["0x00"] })],
    ["unsupported", encodeErrorResult({ abi, errorName: "UnsupportedResolverProfile", args: ["0x12345678"] })],
    ["gateway", encodeErrorResult({ abi, errorName: "HttpError", args: [500, "no"] })],
    ["other", encodeErrorResult({ abi, errorName: "ResolverError", args: ["0x"] })],
    ["other", "0x"],
    ["other", "0x556f1830"]
  ])("returns %s for %s", (reason, data) => {
    expect(readRevert(data)).toEqual({ reason })
  })
})

const makeLookup = (urls: ReadonlyArray<string>, callData: `0x${string}`): OffchainLookup => {
  const data = encodeErrorResult({
    abi,
    errorName: "OffchainLookup",
    args: [me, urls, callData, "0xaabbccdd", "0x99"]
  })
  const revert = readRevert(data)
  if (revert.reason !== "offchain") throw new Error(revert.reason)
  return revert.lookup
}
const question = (urls: ReadonlyArray<string>): GatewayQuestion => ({ sender: me, urls, data: "0xABCD" })

describe("gateways", () => {
  test("reads the questions that the Universal Resolver collected, and encodes their answers", () => {
    const query = { sender: me, urls: ["https://a.example/{sender}/{data}.json"], data: "0x1234" } as const
    const lookup = makeLookup([localBatchGateway], encodeFunctionData({ abi, functionName: "query", args: [[query]] }))
    expect(readQuestions(lookup)).toEqual([{ ...query, sender: me.toLowerCase() }])
    const response = encodeFunctionResult({ abi, functionName: "query", result: [[false], ["0x5678"]] })
    expect(toResponse(lookup, ["0x5678"])).toBe(response)
    expect(encodeCallback(lookup, response)).toBe(
      `0xaabbccdd${encodeAbiParameters(parseAbiParameters("bytes, bytes"), [response, "0x99"]).slice(2)}`
    )
  })

  test("reads a lookup without a collection as its own question", () => {
    const lookup = makeLookup(["https://a.example/{data}"], "0x1234")
    expect(readQuestions(lookup)).toEqual([
      { sender: me.toLowerCase(), urls: ["https://a.example/{data}"], data: "0x1234" }
    ])
    expect(toResponse(lookup, ["0x5678"])).toBe("0x5678")
  })

  test("rejects too many questions, a collection in a collection, and bytes that are not a question", () => {
    const query = { sender: me, urls: ["https://a.example"], data: "0x" } as const
    const collect = (all: ReadonlyArray<{ sender: typeof me; urls: ReadonlyArray<string>; data: "0x" }>) =>
      readQuestions(makeLookup([localBatchGateway], encodeFunctionData({ abi, functionName: "query", args: [all] })))
    expect(collect(Array(4).fill(query))).toHaveLength(4)
    expect(collect(Array(5).fill(query))).toBeUndefined()
    expect(collect([{ ...query, urls: [localBatchGateway] }])).toBeUndefined()
    expect(readQuestions(makeLookup([localBatchGateway], "0x1234"))).toBeUndefined()
  })

  test("fills in the template: GET with the data in the URL, POST without", () => {
    expect(toGatewayRequest("https://a.example/{sender}/{data}.json?x=1", question([]), false)).toEqual({
      origin: "https://a.example",
      host: "a.example",
      path: `/${me.toLowerCase()}/0xabcd.json?x=1`
    })
    expect(toGatewayRequest("https://a.example/lookup", question([]), false)).toEqual({
      origin: "https://a.example",
      host: "a.example",
      path: "/lookup",
      body: { data: "0xABCD", sender: me }
    })
  })

  test.each([
    ["http://a.example/{data}", true, false],
    ["http://127.0.0.1:8080/{data}", true, true],
    ["http://127.0.0.1:8080/{data}", false, false],
    ["http://localhost.a.example/{data}", true, false],
    ["https://user:password@a.example/{data}", true, false],
    ["ipfs://a/{data}", true, false],
    ["data:application/json,{data}", true, false],
    ["javascript:{data}", true, false],
    ["", true, false],
    [`https://a.example/${"a".repeat(2_048)}/{data}`, true, false]
  ])("allows %s on this machine (%s): %s", (template, isLocal, expected) => {
    expect(toGatewayRequest(template, question([]), isLocal) !== undefined).toBe(expected)
  })

  test("shows the host of a server", () => {
    expect(toGatewayHost([question(["https://a.example:8443/x"])])).toBe("a.example:8443")
    expect(toGatewayHost([question(["not a url"])])).toBe("—")
    expect(toGatewayHost(undefined)).toBe("—")
  })
})
