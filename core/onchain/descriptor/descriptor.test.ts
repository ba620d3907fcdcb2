import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import { type CaseFile, runCases } from "../../../fixtures/descriptors/cases.ts"
import {
  account,
  getBase,
  call,
  dai,
  other,
  describeRequest,
  unknown,
  usdc
} from "../../../fixtures/testing/core/calldata.ts"
import { permit } from "../../../fixtures/testing/core/permits.ts"
import { createDescriber } from "./describe.ts"
import { readDescriptor } from "./descriptor.ts"
import { mergeIncludes } from "./mergeIncludes.ts"

const folder = join(import.meta.dirname, "../../../fixtures/descriptors/registry/harbour")
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"))
const readMerged = (path: string): unknown => {
  const own = readJson(path)
  return own.includes === undefined ? own : mergeIncludes(readMerged(join(dirname(path), own.includes)), own)
}
const cases = readdirSync(join(folder, "testsv2")).flatMap((name) => {
  const file: CaseFile & { readonly descriptor: string } = readJson(join(folder, "testsv2", name))
  const descriptor = readMerged(join(folder, "testsv2", file.descriptor))
  return runCases(file, descriptor, [descriptor])
})

test("covers 60 cases of our own", () => expect(cases.length).toBeGreaterThanOrEqual(60))
test.each(cases)("$description", ({ expected, rendered, result }) => {
  if (result !== "equal") expect(rendered).toEqual(expected)
})

const $schema = "../../specs/erc7730-v2.schema.json"
const make = (formats: object, more: object = {}) => {
  const read = readDescriptor({
    $schema,
    context: { contract: { deployments: [{ chainId: 1, address: unknown }] } },
    metadata: { owner: "Harbour", enums: { mode: { 1: "Slow" } } },
    display: { formats },
    ...more
  })
  if (read === undefined) throw new Error("This is no descriptor.")
  return read
}
const stake = {
  intent: "Stake",
  fields: [
    { path: "amount", label: "Amount", format: "tokenAmount", params: { token: usdc } },
    { path: "to", label: "To", format: "addressName" }
  ]
}
const key = "stake(uint256 amount,address to)"
const data = encodeFunctionData({ abi: parseAbi(["function stake(uint256,address)"]), args: [1_500_000n, other] })
const read = (descriptor: ReturnType<typeof make>, to = unknown, bytes: string = data, value = 0n) =>
  describeRequest(
    call(to, bytes, value),
    { name: () => ({ name: "Bert", source: "own" }) },
    { describe: createDescriber([descriptor]) }
  )

describe("createDescriber: a call", () => {
  test("shows the contract, the action, and an address next to its name", () => {
    const words = read(make({ [key]: stake }))
    expect(words).toMatchObject({ by: "descriptor", risk: "plain", sentence: "Harbour: Stake" })
    expect(words.fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Amount: 1.5 USDC",
      `To: Bert (${other})`
    ])
  })
  test.each([
    [{ True: "On", False: "Off" }, true, "On"],
    [{ True: "On", False: "Off" }, false, "Off"],
    [{ true: "On" }, true, "On"],
    [{ 0: "Off", 1: "On" }, false, "Off"],
    [{ True: "On" }, false, "false"]
  ])("labels a boolean by the enum %j: %s is %s", (mode, value, label) => {
    const fields = [{ path: "on", label: "Mode", format: "enum", params: { $ref: "$.metadata.enums.mode" } }]
    const descriptor = make(
      { "set(bool on)": { intent: "Set", fields } },
      { metadata: { owner: "Harbour", enums: { mode } } }
    )
    const bytes = encodeFunctionData({ abi: parseAbi(["function set(bool)"]), args: [value] })
    expect(read(descriptor, unknown, bytes).fields).toMatchObject([{ label: "Mode", value: label }])
  })
  test.each([
    [{ [usdc.toLowerCase()]: "Vault" }, "address", usdc, `Vault (${usdc})`],
    [{ "0xABCDEF12": "Start" }, "bytes4", "0xabcdef12", "Start"],
    [{ "0x01": "Slow" }, "uint8", 1, "Slow"],
    [{ "007": "Bond" }, "uint256", 7n, "Bond"],
    [{ "-1": "Down" }, "int8", -1, "Down"],
    [{ fast: "At once" }, "string", "fast", "At once"],
    [{ FAST: "At once" }, "string", "fast", "fast"],
    [{ 1: "Slow" }, "string", "01", "01"]
  ])("labels by the enum %j: %s %s is %s", (mode, type, value, label) => {
    const fields = [{ path: "on", label: "Mode", format: "enum", params: { $ref: "$.metadata.enums.mode" } }]
    const descriptor = make(
      { [`set(${type} on)`]: { intent: "Set", fields } },
      { metadata: { owner: "Harbour", enums: { mode } } }
    )
    const bytes = encodeFunctionData({ abi: parseAbi([`function set(${type})`] as readonly string[]), args: [value] })
    expect(read(descriptor, unknown, bytes).fields).toMatchObject([{ label: "Mode", value: label }])
  })
  test("matches only its own contract and network", () => {
    expect(read(make({ [key]: stake }), dai).by).toBe("none")
    expect(
      describeRequest(
        call(unknown, data, 0n, { network: "eip155:10" }),
        {},
        { describe: createDescriber([make({ [key]: stake })]) }
      ).by
    ).toBe("none")
    expect(read(make({ [key]: stake }, { context: {} })).by).toBe("none")
  })
  test("marks unmentioned coins as a danger, reports extra bytes, and is unread with an extra word", () => {
    expect(read(make({ [key]: stake }), unknown, data, 5n).risk).toBe("danger")
    expect(read(make({ [key]: stake }), unknown, `${data}01020304`)).toMatchObject({
      by: "descriptor",
      risk: "careful"
    })
    expect(read(make({ [key]: stake }), unknown, data + "0".repeat(64)).by).toBe("none")
  })
  test("shows untrusted texts on one line without control characters", () => {
    const intent = `Sta\u202eke\n${"x".repeat(100)}`
    expect(read(make({ [key]: { ...stake, intent } })).sentence).toBe(`Harbour: Sta⟨U+202E⟩ke ${"x".repeat(50)}`)
  })
  test.each([
    ["a path that is not there", { ...stake, fields: [{ path: "nothing", label: "A" }] }],
    ["a path into the prototype", { ...stake, fields: [{ path: "__proto__.constructor", label: "A" }] }],
    ["a format that is not known", { ...stake, fields: [{ path: "amount", label: "A", format: "sparkle" }] }],
    ["a definition that is not there", { ...stake, fields: [{ path: "amount", $ref: "$.display.definitions.gone" }] }],
    ["a rule that is not kept", { ...stake, fields: [{ path: "amount", label: "A", visible: { mustMatch: [7] } }] }],
    [
      "a map without the key",
      {
        ...stake,
        fields: [
          {
            path: "amount",
            label: "A",
            format: "tokenAmount",
            params: { token: { map: "$.metadata.maps.gone", keyPath: "@.chainId" } }
          }
        ]
      }
    ],
    ["a slice past the end", { ...stake, fields: [{ path: "amount.[20:40]", label: "A" }] }],
    ["no fields but a text", { ...stake, fields: "amount" }]
  ])("leaves the whole request unread with %s", (_, format) => expect(read(make({ [key]: format })).by).toBe("none"))
  test.each([
    ["refers to itself", [{ $ref: "$.display.definitions.loop" }]],
    ["refers to itself twice", [{ $ref: "$.display.definitions.loop" }, { $ref: "$.display.definitions.loop" }]]
  ])("leaves the whole request unread if a definition %s", (_, fields) => {
    const loop = { fields }
    const descriptor = make(
      { [key]: stake },
      {
        display: { definitions: { loop }, formats: { [key]: { ...stake, fields: [loop] } } }
      }
    )
    expect(read(descriptor).by).toBe("none")
  })
  test.each([
    ["a type", (value: unknown) => ({ path: "amount", label: "A", format: value })],
    ["a rule", (value: unknown) => ({ path: "amount", label: "A", visible: { mustMatch: [value] } })]
  ])("leaves the whole request unread if %s is a list of 100,000 levels or has its own toString", (_, fieldWith) => {
    for (const value of [JSON.parse("[".repeat(1e5) + "]".repeat(1e5)), { toString: 1 }])
      expect(read(make({ [key]: { ...stake, fields: [fieldWith(value)] } })).by).toBe("none")
  })
  test("leaves the whole request unread if a parameter is a list of 100,000 levels", () => {
    const token: unknown = JSON.parse("[".repeat(1e5) + "]".repeat(1e5))
    const field = { path: "amount", label: "A", format: "tokenAmount", params: { token } }
    expect(read(make({ [key]: { ...stake, fields: [field] } })).by).toBe("none")
  })
  test("ignores two functions with the same selector", () => {
    expect(read(make({ [key]: stake, "stake(uint256 sum,address who)": stake })).by).toBe("none")
  })
  test("omits an intent with a field that is not shown", () => {
    expect(read(make({ [key]: { ...stake, interpolatedIntent: "Stake {amount} for {nobody}" } })).sentence).toBe(
      "Harbour: Stake"
    )
  })
})

describe("createDescriber: a message", () => {
  const order = "Order(address maker,uint256 amount)"
  const makeMessage = (domain: object = {}, more: object = {}) => ({
    ...getBase("eth_signTypedData_v4"),
    kind: "typedData" as const,
    data: {
      types: {
        EIP712Domain: [
          { name: "name", type: "string" },
          { name: "chainId", type: "uint256" },
          { name: "verifyingContract", type: "address" }
        ],
        Order: [
          { name: "maker", type: "address" },
          { name: "amount", type: "uint256" }
        ]
      },
      primaryType: "Order",
      domain: { name: "Harbour", chainId: 1, verifyingContract: unknown, ...domain },
      message: { maker: account, amount: "1500000", ...more }
    }
  })
  const descriptor = make(
    {
      [order]: {
        intent: "Order",
        fields: [{ path: "amount", label: "Amount", format: "tokenAmount", params: { token: usdc } }]
      }
    },
    { context: { eip712: { domain: { name: "Harbour" }, deployments: [{ chainId: 1, address: unknown }] } } }
  )
  const getSource = (request: ReturnType<typeof makeMessage>) =>
    describeRequest(request, {}, { describe: createDescriber([descriptor]) }).by
  test("matches the domain's chain, contract and name", () => {
    expect([
      getSource(makeMessage()),
      getSource(makeMessage({ name: "Haven" })),
      getSource(makeMessage({ verifyingContract: dai })),
      getSource(makeMessage({ chainId: 10 }))
    ]).toEqual(["descriptor", "none", "none", "none"])
    expect(getSource(makeMessage({}, { amount: undefined }))).toBe("none")
  })
  test("keeps the kit's own words for permits, whatever a descriptor says", () => {
    expect(describeRequest(permit(usdc), {}, { describe: createDescriber([descriptor]) }).by).toBe("shape")
  })
})

test.each([
  ["no schema", {}],
  ["version 1", { $schema: "../erc7730-v1.schema.json" }],
  ["version 3", { $schema: "../erc7730-v3.0.0.schema.json" }],
  ["a file that it includes", { $schema, includes: "./other.json" }],
  ["a text", "text"],
  ["nothing", null]
])("rejects %s", (_, value) => expect(readDescriptor(value)).toBeUndefined())

test.each([1.5, -1, Number.NaN, "mainnet", {}, null])(
  "does not read a nested call on a chain that is %s",
  (chainId) => {
    const forward = {
      intent: "Forward",
      fields: [{ path: "data", label: "Call", format: "calldata", params: { calleePath: "target", chainId } }]
    }
    const bytes = encodeFunctionData({ abi: parseAbi(["function forward(address,bytes)"]), args: [usdc, "0x12345678"] })
    const words = read(make({ "forward(address target,bytes data)": forward }), unknown, bytes)
    expect(words.nested).toEqual([])
    expect(words.by).not.toBe("descriptor")
  }
)

test("describes nested calls in their own words", () => {
  const forward = {
    intent: "Forward",
    fields: [{ path: "data", label: "Call", format: "calldata", params: { calleePath: "target" } }]
  }
  const inner = encodeFunctionData({
    abi: parseAbi(["function approve(address,uint256)"]),
    args: [other, 2n ** 256n - 1n]
  })
  const bytes = encodeFunctionData({ abi: parseAbi(["function forward(address,bytes)"]), args: [usdc, inner] })
  const words = read(make({ "forward(address target,bytes data)": forward }), unknown, bytes)
  expect(words).toMatchObject({ by: "descriptor", risk: "danger", nested: [{ by: "shape" }] })
  expect(words.nested[0]?.sentence).toContain("all your USDC")
})
