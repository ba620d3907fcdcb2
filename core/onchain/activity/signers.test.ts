import { toEventSelector } from "viem"
import { describe, expect, test } from "vitest"
import { hasOwnOperation, listUnproven, readSolanaSigner } from "./signers.ts"

const [account, other] = [`0x${"A1".repeat(20)}`, `0x${"b2".repeat(20)}`]
const toTopic = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, "0")}`
const operation = toEventSelector("UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)")
const execution = toEventSelector("ExecutionSuccess(bytes32,uint256)")
const byModule = toEventSelector("ExecutionFromModuleSuccess(address)")
const transfer = toEventSelector("Transfer(address,address,uint256)")
const entryPoint = "0x0000000071727De22E5E9d8BAf0edAc6f37da032"

describe("hasOwnOperation", () => {
  test.each([
    ["an operation of the account at an entry point", entryPoint, [operation, "0x1", toTopic(account)], true],
    ["an operation of another account", entryPoint, [operation, "0x1", toTopic(other)], false],
    ["an operation that another contract logs", other, [operation, "0x1", toTopic(account)], false],
    ["an execution of the account as a Safe", account.toLowerCase(), [execution], true],
    ["an execution by a module of the account", account, [byModule, toTopic(other)], true],
    ["an execution that another contract logs", other, [execution], false],
    ["another event of the account", account, [transfer, toTopic(account), toTopic(other)], false]
  ])("reads %s", (_, address, topics, isOwn) => {
    expect(hasOwnOperation([null, { address: 1 }, { address, topics }], account)).toBe(isOwn)
  })
})

describe("readSolanaSigner", () => {
  const answer = (numRequiredSignatures: unknown, ...accountKeys: ReadonlyArray<unknown>) => ({
    transaction: { message: { header: { numRequiredSignatures }, accountKeys } }
  })
  test.each([
    [answer(1, "me", "you"), "account"],
    [answer(2, "payer", "me", "you"), "account"],
    [answer(1, "delegate", "me"), "other"],
    [answer("1", "me"), undefined],
    [null, undefined]
  ] as const)("reads the signer of %j as %s", (found, signer) => expect(readSolanaSigner(found, "me")).toBe(signer))
})

describe("listUnproven", () => {
  const makeRow = (id: string, from: string, direction: "in" | "out") => ({
    id,
    hash: id,
    network: "eip155:1" as const,
    operation: "send",
    status: "confirmed" as const,
    from,
    to: other,
    minedAt: 0,
    transfers: [{ asset: "token" as const, name: "", symbol: "", iconUrl: "", direction, quantity: "1", spam: false }]
  })
  test("lists transactions in the account's name whose signer is unknown and that the kit did not send", () => {
    const rows = [
      makeRow("own", account, "out"),
      makeRow("by a bundler", other, "out"),
      makeRow("received", other, "in"),
      makeRow("sent here", account, "out"),
      { ...makeRow("read", account, "out"), signer: "other" as const }
    ]
    expect(listUnproven(rows, account, new Set(["sent here"])).map(({ id }) => id)).toEqual(["own", "by a bundler"])
  })
})
