import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { readPermissionRequests } from "./permissionRequest.ts"
import { readGrantedPermissions } from "./readPermissions.ts"

const me = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const app = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const now = 1_800_000_000
const context = { address: me, networks: ["eip155:1", "eip155:137"], now } as const
const request = {
  chainId: "0x01",
  to: app,
  permission: {
    type: "native-token-stream",
    data: { initialAmount: 5n, maxAmount: "0x64", amountPerSecond: 1, startTime: now, justification: "a" }
  },
  rules: [{ type: "expiry", data: { timestamp: now + 100 } }]
}
const read = (value: unknown) => Either.mapLeft(readPermissionRequests(value, context), ({ rule }) => rule)
const requested = Either.getOrThrow(read([request]))
const [sent] = requested
const answer = {
  ...sent,
  chainId: "0x1",
  permission: { ...sent?.permission, data: { ...request.permission.data, initialAmount: "0x5" } },
  context: "0xc0",
  dependencies: [{ factory: app, factoryData: "0x" }],
  delegationManager: app
}
const withData = (data: object) => ({
  ...answer,
  permission: { ...answer.permission, data: { ...answer.permission.data, ...data } }
})
const isAdjustable = (isAdjustmentAllowed: boolean) =>
  requested.map((item) => ({ ...item, permission: { ...item.permission, isAdjustmentAllowed } }))
const getChange = (answered: unknown): string =>
  Either.match(readGrantedPermissions([answered], isAdjustable(true)), {
    onLeft: ({ _tag }) => _tag,
    onRight: ([first]) => first?.change ?? "none"
  })

describe("readPermissionRequests", () => {
  test("writes the account, the chain's number and whether the wallet may adjust the permission", () => {
    expect(sent).toMatchObject({ chainId: "0x1", from: me, permission: { isAdjustmentAllowed: false } })
  })
  const rows: ReadonlyArray<readonly [string, unknown]> = [
    ["Invalid permissions: must be a list of 1 to 64 requests", request],
    ["Invalid permissions[1]: must be a request for a permission", [request, { ...request, signer: {} }]],
    ["Invalid permissions[0]: must be a request for a permission", new Array(1)],
    [
      "Invalid permissions[0].rules: must be rules of different types, each with its data",
      [{ ...request, rules: new Array(1) }]
    ],
    ["Invalid permissions[0].chainId: must be the number of a chain in hex", [{ ...request, chainId: 1 }]],
    ["Invalid permissions[0].from: must be an address", [{ ...request, from: "me" }]],
    [
      "Invalid permissions[0].to: must be an address with a valid checksum",
      [{ ...request, to: app.replace("C4", "c4") }]
    ],
    ["Invalid permissions[0].permission: must have a type and data", [{ ...request, permission: { type: "" } }]],
    [
      "Invalid permissions[0].permission.isAdjustmentAllowed: must be true or false",
      [{ ...request, permission: { ...request.permission, isAdjustmentAllowed: 1 } }]
    ],
    [
      "Invalid permissions[0].rules: must be rules of different types, each with its data",
      [{ ...request, rules: [...request.rules, ...request.rules] }]
    ]
  ]
  test.each(rows)("%s", (rule, value) => expect(Either.flip(read(value))).toEqual(Either.right(rule)))
})

describe("readGrantedPermissions", () => {
  const addStartRule = (seconds: number) => ({
    ...answer,
    rules: [{ type: "expiry", data: { timestamp: now + seconds } }]
  })
  const rows: ReadonlyArray<readonly [string, string, unknown]> = [
    ["same", "what was requested, written in another way", answer],
    ["same", "another explanation", withData({ justification: "b" })],
    ["same", "a field that the standard does not define", { ...answer, address: me }],
    ["less", "a lower total", withData({ maxAmount: "0x63" })],
    ["less", "a later start", withData({ startTime: now + 1 })],
    ["less", "nothing at the start", withData({ initialAmount: undefined })],
    ["less", "an earlier end", addStartRule(99)],
    ["less", "one rule more", { ...answer, rules: [...request.rules, { type: "redeemer", data: {} }] }],
    ["more", "no total", withData({ maxAmount: undefined })],
    ["more", "a higher rate, and a lower total", withData({ amountPerSecond: "0x2", maxAmount: "0x1" })],
    ["more", "an earlier start", withData({ startTime: now - 1 })],
    ["more", "a later end", addStartRule(101)],
    ["more", "no end", { ...answer, rules: null }],
    ["GrantWider", "another network", { ...answer, chainId: "0x89" }],
    ["GrantWider", "another account", { ...answer, from: app }],
    ["GrantWider", "another app", { ...answer, to: me }],
    ["GrantWider", "another kind", { ...answer, permission: { ...answer.permission, type: "native-token-periodic" } }],
    ["GrantWider", "a field that is not understood", withData({ anyToken: true })],
    ["GrantWider", "an amount that is no number", withData({ maxAmount: "all" })],
    ["GrantWider", "two ends", { ...answer, rules: [...request.rules, ...request.rules] }],
    ["GrantAnswerMisfit", "no context", { ...answer, context: "0x" }],
    ["GrantAnswerMisfit", "no delegation manager", { ...answer, delegationManager: undefined }],
    ["GrantAnswerMisfit", "dependencies in another form", { ...answer, dependencies: [{ factory: app }] }]
  ]
  test.each(rows)("reports %s for %s", (change, _, answered) => expect(getChange(answered)).toBe(change))
  test("rejects more than requested unless the wallet may adjust the permission", () => {
    const more = [addStartRule(101)]
    expect(Either.flip(readGrantedPermissions(more, isAdjustable(false)))).toMatchObject({
      right: { _tag: "GrantWider", granted: [{ context: "0xc0" }] }
    })
    expect(Either.isRight(readGrantedPermissions([addStartRule(99)], isAdjustable(false)))).toBe(true)
  })
})
