// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { getAddressBytes } from "../../../../core/chain/solana/base58.ts"
import { lookupTableProgram } from "../../../../core/chain/solana/message.ts"
import { solana } from "../../../../core/chain/network/networks.ts"
import { toBase64 } from "../../../../core/foundation/platform/base64.ts"
import { solanaAccounts, solanaChain } from "../../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { type Solana, startSolana } from "../../../../fixtures/sandbox/solana/startSolana.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { type Proxy, startProxy } from "../../../../fixtures/testing/react/startProxy.ts"
import { announcePlainSolanaWallet } from "../../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import { createLatchkey, type Words } from "../public.ts"

const [{ address: me }, { address: you }] = solanaAccounts
const system = "1".repeat(32)
const budget = "ComputeBudget111111111111111111111111111111"
const table = "9sHcv6xwn9YkB8nxTUGKDwPwNnmqVp5oAXxU8Fdkm4J6"
const missingTable = "EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N"
const ends = collectEnds()
let chain: Solana
let node: Proxy

const key = (address: string): ReadonlyArray<number> => [...(getAddressBytes(address) ?? [])]
const encodeLittleEndian = (value: bigint, length: number): ReadonlyArray<number> =>
  Array.from({ length }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn))
const tableData = toBase64(Uint8Array.from([1, ...Array<number>(55).fill(0), ...key(budget), ...key(you)]))

beforeAll(async () => {
  chain = await startSolana()
  const withTable = (answer: unknown, request: unknown): unknown =>
    Object(request).method === "getAccountInfo" && Object(request).params[0] === table
      ? {
          jsonrpc: "2.0",
          id: Object(request).id,
          result: {
            context: { slot: 1 },
            value: { owner: lookupTableProgram, data: [tableData, "base64"], lamports: 1, executable: false }
          }
        }
      : answer
  node = await startProxy(chain.url, (_, answer, request) =>
    Array.isArray(answer) && Array.isArray(request)
      ? answer.map((item) =>
          withTable(
            item,
            request.find(({ id }) => id === item.id)
          )
        )
      : withTable(answer, request)
  )
})
afterAll(async () => {
  await node.close()
  await chain.close()
})

type Compiled = readonly [program: number, accounts: ReadonlyArray<number>, data: ReadonlyArray<number>]

/** A transaction of the visitor's; with `lookup`, its last account is the second one of that table. */
const makeTransaction = (keys: ReadonlyArray<string>, instructions: ReadonlyArray<Compiled>, lookup?: string): string =>
  toBase64(
    Uint8Array.from([
      1,
      ...Array<number>(64).fill(0),
      ...(lookup === undefined ? [] : [0x80]),
      1,
      0,
      1,
      keys.length,
      ...keys.flatMap(key),
      ...Array<number>(32).fill(7),
      instructions.length,
      ...instructions.flatMap(([program, accounts, data]) => [
        program,
        accounts.length,
        ...accounts,
        data.length,
        ...data
      ]),
      ...(lookup === undefined ? [] : [1, ...key(lookup), 1, 1, 0])
    ])
  )
const send = (lamports: bigint): ReadonlyArray<number> => [2, 0, 0, 0, ...encodeLittleEndian(lamports, 8)]
const limit = (units: bigint): ReadonlyArray<number> => [2, ...encodeLittleEndian(units, 4)]
const price = (microLamports: bigint): ReadonlyArray<number> => [3, ...encodeLittleEndian(microLamports, 8)]

/** A kit with the visitor's wallet, which counts what it is asked to sign. */
const page = async () => {
  const kit = createLatchkey({ networks: [solana], endpoints: { rpc: { [solanaChain]: node.url } } })
  ends.push(kit.dispose)
  const wallet = announcePlainSolanaWallet({ name: "Plain Solana", accounts: [me], rpcUrl: chain.url })
  ends.push(wallet.stop)
  await kit.prepare()
  await expect
    .poll(() =>
      kit.connect({ connectorId: "Plain Solana" }).then(
        () => "connected",
        (error) => error._tag
      )
    )
    .toBe("connected")
  const explain = (...transactions: ReadonlyArray<string>) => {
    const [first] = transactions
    return kit.explain(
      transactions.length === 1
        ? { method: "solana_signTransaction", params: { transaction: first, pubkey: me } }
        : { method: "solana_signAllTransactions", params: { transactions, pubkey: me } }
    )
  }
  return { kit, wallet, explain }
}

describe("kit.explain of a Solana transaction", () => {
  test("shows the priority fee as an amount, in the fee and in the total, and warns by its height", async () => {
    const { explain } = await page()
    const makeSent = (units: bigint, microLamports: bigint) =>
      makeTransaction(
        [me, you, system, budget],
        [
          [3, [], limit(units)],
          [3, [], price(microLamports)],
          [2, [0, 1], send(1_000_000n)]
        ]
      )
    const words = await explain(makeSent(1_400_000n, 1_000_000_000n))
    expect(words).toMatchObject({ sentence: `Send 0.001 SOL to ${you}`, risk: "danger" })
    const collectLines = (explained: Words) =>
      Object.fromEntries(explained.fields.map(({ label, raw }) => [label, raw]))
    expect(collectLines(words)).toMatchObject({
      "Priority fee": "1400000000",
      "Network fee": "1400005000",
      Total: "1401005000"
    })
    expect(words.fields.map(({ value }) => value)).toContain("This page sets a high priority fee: 1.4 SOL.")
    expect((await explain(makeSent(200_000n, 500_000_000n))).risk).toBe("careful")
    expect((await explain(makeSent(200_000n, 500_000_001n))).risk).toBe("danger")
    expect((await explain(makeSent(200_000n, 50_000_000n))).risk).toBe("plain")
    expect((await explain(makeSent(0n, 50_000_000n))).risk).toBe("plain")
    // Without a limit, the transfer may take 200,000 units.
    const unlimited = makeTransaction(
      [me, you, system, budget],
      [
        [3, [], price(7_000_000_000n)],
        [2, [0, 1], send(1_000_000n)]
      ]
    )
    expect(collectLines(await explain(unlimited))["Priority fee"]).toBe("1400000000")
    const several = await explain(...Array<string>(11).fill(makeSent(200_000n, 49_000_000n)))
    expect(several.nested.map(({ risk }) => risk)).toEqual(Array<string>(11).fill("plain"))
    expect(several.risk).toBe("danger")
  })

  test("names the account of a lookup table, and is unread where its network has no such table", async () => {
    const { explain } = await page()
    const known = await explain(makeTransaction([me, system], [[1, [0, 2], send(5_000_000_000n)]], table))
    expect(known).toMatchObject({ sentence: `Send 5 SOL to ${you}`, risk: "plain" })
    const unknown = await explain(makeTransaction([me, system], [[1, [0, 2], send(5_000_000_000n)]], missingTable))
    expect(unknown).toMatchObject({ sentence: "Instructions: 1, of which cannot be read: 1", risk: "unread" })
  })
})

const tokenProgram = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
const newerTokenProgram = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
const accountProgram = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
const getLabels = (words: { readonly fields: ReadonlyArray<{ readonly label: string; readonly value: string }> }) =>
  new Map(words.fields.map(({ label, value }) => [label, value]))

describe("kit.explain of what leaves the account in all on Solana", () => {
  test("names no total next to an instruction that cannot be read", async () => {
    const { explain } = await page()
    const words = await explain(
      makeTransaction(
        [me, you, system],
        [
          [2, [0, 1], send(5n)],
          [
            2,
            [0, 1],
            [0, 0, 0, 0, ...encodeLittleEndian(5_000_000_000n, 8), ...encodeLittleEndian(0n, 8), ...key(system)]
          ]
        ]
      )
    )
    expect(words.risk).toBe("unread")
    expect(getLabels(words).has("Total")).toBe(false)
  })

  test.each([
    [tokenProgram, "At most 0.002044285 SOL"],
    [newerTokenProgram, undefined]
  ])("counts what an account that is opened has to hold, if its program %s says how much", async (program, total) => {
    const { explain } = await page()
    const words = await explain(
      makeTransaction(
        [me, table, you, missingTable, system, program, accountProgram],
        [
          [6, [0, 1, 2, 3, 4, 5], [1]],
          [4, [0, 2], send(5n)]
        ]
      )
    )
    expect(getLabels(words).get("Total")).toBe(total)
  })
})

describe("kit.explain of a transfer on Solana that does not name its token", () => {
  test.each([
    ["transfer", [3, ...encodeLittleEndian(5_000_000_000n, 8)], /^Send 5000000000 units of the token \? to/],
    ["approval", [4, ...encodeLittleEndian(5n, 8)], /take 5 units of the token \?$/]
  ])("is unread, and shows the account that the %s is of", async (_, data, sentence) => {
    const { explain } = await page()
    const words = await explain(makeTransaction([me, table, you, tokenProgram], [[3, [1, 2, 0], data]]))
    expect([words.risk, getLabels(words).get("From")]).toEqual(["unread", table])
    expect(words.sentence).toMatch(sentence)
  })
})
