import * as btc from "@scure/btc-signer"
import { describe, expect, test } from "vitest"
import { fromBase58 } from "../../chain/solana/base58.ts"
import { toBase64 } from "../../foundation/platform/base64.ts"
import { getBase, describeRequest } from "../../../fixtures/testing/core/calldata.ts"

const payer = "4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T"
const friend = "GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW"
const mint = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const system = "11111111111111111111111111111111"
const tokenProgram = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
const budget = "ComputeBudget111111111111111111111111111111"
const key = (address: string): ReadonlyArray<number> => [...(fromBase58(address, 44) ?? [])]
const encodeLittleEndian = (value: bigint, length: number): ReadonlyArray<number> =>
  Array.from({ length }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn))

/** Builds a transaction of one signer: its keys, and instructions by the indices of program and accounts. */
const makeTransaction = (
  keys: ReadonlyArray<string>,
  instructions: ReadonlyArray<readonly [program: number, accounts: ReadonlyArray<number>, data: ReadonlyArray<number>]>
) =>
  toBase64(
    Uint8Array.from([
      1,
      ...Array<number>(64).fill(0),
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
      ])
    ])
  )
const solana = (transaction: string) =>
  describeRequest(
    { ...getBase("solana_signTransaction"), kind: "solana", transactions: [transaction], sends: false },
    {
      account: payer,
      network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      known: [],
      token: (_, address) => (address === mint ? { symbol: "USDC", decimals: 6, source: "list" } : undefined)
    }
  )
const sol = [2, [0, 1], [2, 0, 0, 0, ...encodeLittleEndian(1_500_000_000n, 8)]] as const

describe("describeInWords for Solana and Bitcoin", () => {
  test("describes a transfer of SOL with a compute unit price", () => {
    const words = solana(
      makeTransaction([payer, friend, system, budget], [[3, [], [3, ...encodeLittleEndian(1000n, 8)]], sol])
    )
    expect(words).toMatchObject({ sentence: `Send 1.5 SOL to ${friend}`, risk: "plain" })
  })

  test("describes a transfer of an SPL token, by its mint and decimals", () => {
    const words = solana(
      makeTransaction(
        [payer, friend, mint, tokenProgram],
        [[3, [0, 2, 1, 0], [12, ...encodeLittleEndian(2_500_000n, 8), 6]]]
      )
    )
    expect(words).toMatchObject({ sentence: `Send 2.5 USDC to ${friend}`, risk: "plain" })
  })

  test("names the owner of a token account that the transaction opens, whom the visitor knows", () => {
    const accounts = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
    const opened = "7XSvJnS19TodrQJSbjUR6tEGwmYyL1i9FX7Z5ZQHc53W"
    const keys = [payer, opened, friend, mint, tokenProgram, accounts, system]
    const sent = [4, [0, 3, 1, 0], [12, ...encodeLittleEndian(2_500_000n, 8), 6]] as const
    const words = solana(makeTransaction(keys, [[5, [0, 1, 2, 3, 6, 4], [1]], sent]))
    expect(words).toMatchObject({ sentence: `Send 2.5 USDC to ${friend}`, risk: "plain" })
    expect(words.fields.filter(({ raw }) => raw === opened)).toEqual([])
    // The transaction does not open the account, so its owner is not proven.
    expect(solana(makeTransaction(keys, [sent])).sentence).toBe(`Send 2.5 USDC to ${opened}`)
  })

  test("describes a transaction that only opens a token account, unless another program determines its size", () => {
    const accounts = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
    const other = "7XSvJnS19TodrQJSbjUR6tEGwmYyL1i9FX7Z5ZQHc53W"
    const keys = [payer, other, friend, mint, system, tokenProgram, accounts]
    const open = (...programs: ReadonlyArray<number>) =>
      solana(makeTransaction(keys, [[6, [0, 1, 2, 3, ...programs], [0]]]))
    expect(open(4, 5)).toMatchObject({ sentence: `Open a token account for ${friend}`, risk: "plain" })
    expect([open(4, 1), open(4), open(5, 4)].map(({ risk }) => risk)).toEqual(["unread", "unread", "unread"])
  })

  test("marks an account assigned to a program as a danger, an unknown program as unread, and describes a second transfer", () => {
    expect(solana(makeTransaction([payer, system], [[1, [0], [1, 0, 0, 0, ...key(friend)]]])).risk).toBe("danger")
    const unread = solana(makeTransaction([payer, friend, system, mint], [sol, [3, [0], [9]]]))
    expect(unread).toMatchObject({ sentence: "Instructions: 2, of which cannot be read: 1", risk: "unread" })
    expect(unread.fields.map(({ value }) => value)).toContain(`Send 1.5 SOL to ${friend}`)
  })

  test("marks a spender as care, and coins that go to another account at its closing as unread, without a total", () => {
    const keys = [payer, friend, mint, tokenProgram]
    const allowed = solana(makeTransaction(keys, [[3, [1, 2, 1, 0], [13, ...encodeLittleEndian(2_500_000n, 8), 6]]]))
    expect(allowed).toMatchObject({ sentence: `Let ${friend} take 2.5 USDC`, risk: "careful" })
    const getCloseRisk = (to: number) => solana(makeTransaction(keys, [[3, [2, to, 0], [9]]])).risk
    expect([getCloseRisk(1), getCloseRisk(0)]).toEqual(["unread", "plain"])
    const both = solana(makeTransaction([payer, friend, system, mint, tokenProgram], [sol, [4, [3, 1, 0], [9]]]))
    expect(both.fields.map(({ label }) => label)).not.toContain("Total")
  })

  test("names the one whose tokens a transfer takes, unless it is the visitor", () => {
    const keys = [payer, friend, mint, tokenProgram, system]
    const words = solana(makeTransaction(keys, [[3, [4, 2, 0, 1], [12, ...encodeLittleEndian(2_500_000n, 8), 6]]]))
    expect(words.sentence).toBe(`Take 2.5 USDC from ${friend} and send it to your account (${payer})`)
  })

  test("warns of a durable nonce as without a time limit, and as a danger if another account controls it", () => {
    const nonce = mint
    const keys = [payer, friend, nonce, system]
    const send = [3, [0, 1], sol[2]] as const
    const readWords = (authority: number) => solana(makeTransaction(keys, [[3, [2, 1, authority], [4, 0, 0, 0]], send]))
    expect(readWords(0)).toMatchObject({ sentence: `Send 1.5 SOL to ${friend}`, risk: "careful" })
    expect(readWords(1).risk).toBe("danger")
    expect(readWords(0).fields.map(({ value }) => value)).toEqual(
      expect.arrayContaining([`Use the durable nonce ${nonce}, so that there is no time limit`, "It never expires."])
    )
  })

  test("names the new controller of a token account, and says if control is given up", () => {
    const describeAuthority = (...data: ReadonlyArray<number>) =>
      solana(makeTransaction([payer, mint, tokenProgram], [[2, [1, 0], [6, 2, ...data]]]))
    expect(describeAuthority(1, ...key(friend))).toMatchObject({
      sentence: `Give control of the token account ${mint} to ${friend}`,
      risk: "danger"
    })
    expect(describeAuthority(0)).toMatchObject({
      sentence: `Give up control of ${mint}; no account receives it`,
      risk: "careful"
    })
    for (const cut of [describeAuthority(1), describeAuthority(0, 0), describeAuthority(2, ...key(friend))])
      expect(cut.risk).toBe("unread")
  })

  test("leaves a truncated transaction, extra bytes or invalid data unread", () => {
    const whole = makeTransaction([payer, friend, system], [sol])
    for (const invalid of [
      whole.slice(0, -4),
      toBase64(Uint8Array.from([...Buffer.from(whole, "base64"), 0])),
      "AAAA",
      ""
    ])
      expect(solana(invalid)).toMatchObject({ by: "none", risk: "unread" })
  })

  const own = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
  const shop = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
  const taproot = "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"
  const getPsbt = (...outputs: ReadonlyArray<readonly [to: string, amount: bigint]>) => {
    const draft = new btc.Transaction()
    draft.addInput({
      txid: "11".repeat(32),
      index: 0,
      witnessUtxo: { amount: 100_000n, script: btc.OutScript.encode(btc.Address().decode(own)) }
    })
    for (const [to, amount] of outputs) draft.addOutputAddress(to, amount)
    return toBase64(draft.toPSBT())
  }
  const bitcoin = (psbt: string) =>
    describeRequest(
      { ...getBase("signPsbt"), kind: "psbt", psbt, signInputs: [], sends: false },
      { account: own, network: "bip122:000000000019d6689c085ae165831e93", known: [] }
    )

  test("describes a PSBT: the amounts to others, the change, and the fee", () => {
    const words = bitcoin(getPsbt([shop, 60_000n], [own, 39_000n]))
    expect(words).toMatchObject({ sentence: `Send 0.0006 BTC to ${shop}`, risk: "plain" })
    expect(words.fields.map(({ value }) => value)).toEqual([
      shop,
      "0.0006 BTC",
      `your account (${own})`,
      "0.00039 BTC",
      "0.00001 BTC"
    ])
  })

  test("describes several receivers, including taproot, a fee above the amount sent, and coins moved to oneself", () => {
    expect(bitcoin(getPsbt([shop, 10_000n], [taproot, 20_000n], [own, 69_000n])).sentence).toBe(
      "Send 0.0003 BTC to 2 addresses"
    )
    expect(bitcoin(getPsbt([shop, 1_000n]))).toMatchObject({ risk: "danger" })
    expect(bitcoin(getPsbt([own, 99_000n])).sentence).toBe("Move your own coins; you pay only the fee")
    expect(bitcoin("cHNidP8BAA==")).toMatchObject({ by: "none", risk: "unread" })
  })
})
