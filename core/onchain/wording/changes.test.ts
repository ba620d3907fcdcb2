import { encodeAbiParameters, encodeEventTopics, parseAbi, parseAbiParameters, toEventSelector } from "viem"
import { describe, expect, test } from "vitest"
import { account, dai, facts, nft, other, spender, unknown, usdc } from "../../../fixtures/testing/core/calldata.ts"
import type { Facts } from "../calldata/facts.ts"
import { translateToEnglish } from "../calldata/sentences.ts"
import { toChangeLines, readChanges } from "./changes.ts"

type Address = `0x${string}`

const erc20 = parseAbi([
  "event Transfer(address indexed from, address indexed to, uint256 value)",
  "event Approval(address indexed owner, address indexed spender, uint256 value)"
])
const erc721 = parseAbi([
  "event Transfer(address indexed from, address indexed to, uint256 indexed id)",
  "event Approval(address indexed owner, address indexed spender, uint256 indexed id)",
  "event ApprovalForAll(address indexed owner, address indexed operator, bool approved)"
])
const erc1155 = parseAbi([
  "event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
  "event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)"
])
const permit2 = parseAbi([
  "event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)"
])
const permit2Contract = "0x000000000022D473030F116dDEE9F6B43aC78BA3"
const encodeWord = (value: bigint) => encodeAbiParameters(parseAbiParameters("uint256"), [value])

const transfer = (address: string, from: Address, to: Address, value: bigint) => ({
  address,
  topics: encodeEventTopics({ abi: erc20, eventName: "Transfer", args: { from, to } }),
  data: encodeWord(value)
})
const approval = (address: string, to: Address, value: bigint) => ({
  address,
  topics: encodeEventTopics({ abi: erc20, eventName: "Approval", args: { owner: account, spender: to } }),
  data: encodeWord(value)
})
const makeItem = (from: Address, to: Address, id: bigint) => ({
  address: nft,
  topics: encodeEventTopics({ abi: erc721, eventName: "Transfer", args: { from, to, id } }),
  data: "0x"
})

/** Returns the lines of a node's answer with these events, with their labels. */
const getLines = (logs: ReadonlyArray<unknown>, more: Partial<Facts> = {}) => {
  const answer = [{ calls: [{ status: "0x1", gasUsed: "0x5208", logs }] }]
  const changes = readChanges(answer, account, facts.network, 1)
  const reading = {
    facts: { ...facts, ...more },
    network: facts.network,
    say: translateToEnglish,
    budget: { remaining: 1 },
    depth: 0
  }
  return changes && toChangeLines(changes, reading).map(({ label, value }) => `${label}: ${value}`)
}

describe("readChanges", () => {
  test("sums up tokens, those that the account gives first", () => {
    expect(
      getLines([
        transfer(dai, other, account, 7_000_000_000_000_000_000n),
        transfer(usdc, account, other, 10_000_000n),
        transfer(usdc, other, account, 4_000_000n)
      ])
    ).toEqual(["You give: 6 USDC", "You get: 7 DAI"])
  })

  test("sums up the wrapped coin, whose contract logs no transfer, and ignores these events of other contracts", () => {
    const weth = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"
    const [deposit, withdrawal] = [
      toEventSelector("Deposit(address,uint256)"),
      toEventSelector("Withdrawal(address,uint256)")
    ]
    const makeLog = (address: string, topic: string, holder: string, value: bigint) => ({
      address,
      topics: [topic, `0x${holder.slice(2).toLowerCase().padStart(64, "0")}`],
      data: encodeWord(value)
    })
    const coin = "0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE"
    const collectLines = (logs: ReadonlyArray<unknown>) => getLines(logs, { network: "eip155:1" })
    expect(
      collectLines([makeLog(weth, withdrawal, account, 10n ** 18n), transfer(coin, other, account, 10n ** 18n)])
    ).toEqual([expect.stringMatching(/^You give: 1(?:0{18})? .*(?:WETH|C02a)/), "You get: 1 ETH"])
    expect(collectLines([makeLog(weth, deposit, account, 5n)])).toEqual([expect.stringMatching(/^You get: /)])
    expect(collectLines([makeLog(weth, deposit, other, 5n), makeLog(unknown, withdrawal, account, 5n)])).toEqual([])
  })

  test("shows the address of an unknown token, and warns about a well-known symbol", () => {
    const token: Facts["token"] = (network, address) =>
      address.toLowerCase() === unknown.toLowerCase()
        ? { symbol: "USDC", decimals: 6, source: "chain" }
        : facts.token(network, address)
    expect(getLines([transfer(unknown, other, account, 5_000_000_000n)], { token, held: [] })).toEqual([
      `You get: 5000 of another token named USDC (not known here, ${unknown})`,
      "Be careful: It has the same symbol as another token."
    ])
    expect(getLines([transfer(unknown, other, account, 5n)], { token: () => undefined })).toEqual([
      `You get: 5 units of the token ${unknown}`
    ])
  })

  test("shows collectibles by their numbers", () => {
    const single = {
      address: unknown,
      topics: encodeEventTopics({
        abi: erc1155,
        eventName: "TransferSingle",
        args: { operator: other, from: account, to: other }
      }),
      data: encodeAbiParameters(parseAbiParameters("uint256, uint256"), [7n, 3n])
    }
    const batch = {
      address: unknown,
      topics: encodeEventTopics({
        abi: erc1155,
        eventName: "TransferBatch",
        args: { operator: other, from: other, to: account }
      }),
      data: encodeAbiParameters(parseAbiParameters("uint256[], uint256[]"), [
        [8n, 9n],
        [1n, 2n]
      ])
    }
    expect(getLines([makeItem(account, other, 5n), single, batch])).toEqual([
      "You give: item 5 of Quiet Apes",
      `You give: 3 of item 7 of ${unknown}`,
      `You get: item 8 of ${unknown}`,
      `You get: 2 of item 9 of ${unknown}`
    ])
  })

  test("shows the allowances that remain afterwards, by the last event of each", () => {
    const all = {
      address: nft,
      topics: encodeEventTopics({
        abi: erc721,
        eventName: "ApprovalForAll",
        args: { owner: account, operator: spender }
      }),
      data: encodeWord(1n)
    }
    const logged = {
      address: nft,
      topics: encodeEventTopics({
        abi: erc721,
        eventName: "Approval",
        args: { owner: account, spender, id: 4n }
      }),
      data: "0x"
    }
    const makePermitLog = (address: string) => ({
      address,
      topics: encodeEventTopics({
        abi: permit2,
        eventName: "Approval",
        args: { owner: account, token: dai, spender }
      }),
      data: encodeAbiParameters(parseAbiParameters("uint160, uint48"), [2n ** 160n - 1n, 0])
    })
    expect(
      getLines([
        approval(usdc, spender, 2n ** 256n - 1n),
        approval(usdc, spender, 3_000_000n),
        approval(dai, spender, 5n),
        approval(dai, spender, 0n),
        all,
        logged,
        makePermitLog(permit2Contract),
        makePermitLog(unknown)
      ])
    ).toEqual([
      `Permission: Let ${spender} take 3 USDC`,
      `Permission: Let ${spender} take all your Quiet Apes`,
      `Permission: Let ${spender} take item 4 of Quiet Apes`,
      `Permission: Let ${spender} take all your DAI`
    ])
  })

  test("warns about a spender that resembles a known address", () => {
    const twin: Address = `0x${other.slice(2, 8)}${"0".repeat(28)}${other.slice(-6)}` as const
    expect(getLines([approval(usdc, twin, 1n)])?.at(-1)).toBe(
      `Be careful: This address looks like ${other}, which you know, but it’s a different one.`
    )
  })

  test("returns null if a call fails or is missing, an event cannot be read or there are too many", () => {
    expect(readChanges([{ calls: [{ status: "0x0", logs: [] }] }], account, facts.network, 1)).toBe(null)
    expect(readChanges({}, account, facts.network, 1)).toBe(null)
    const succeeded = { status: "0x1", logs: [] }
    expect(readChanges([{ calls: [] }], account, facts.network, 1)).toBe(null)
    expect(readChanges([{ calls: [succeeded] }], account, facts.network, 2)).toBe(null)
    expect(readChanges([{ calls: [succeeded, succeeded] }], account, facts.network, 2)).toEqual([])
    expect(getLines([{ address: 1 }])).toBe(null)
    expect(getLines(Array.from({ length: 65 }, (_, id) => makeItem(account, other, BigInt(id))))).toBe(null)
  })
})
