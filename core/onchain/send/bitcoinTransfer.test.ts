import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatUnits } from "../../foundation/text/units.ts"
import { allSatoshis } from "../../chain/bitcoin/satoshis.ts"
import { toBitcoinTransfer } from "./bitcoinTransfer.ts"

const mainnet = "bip122:000000000019d6689c085ae165831e93"
const signet = "bip122:00000008819873e925422c1ff0f99f7c"
const from = "bc1qjeywpuj4zfh9s8zhmrv0qeuy7qlkjatdpultgg"
const [p2wpkh, p2tr, p2pkh] = [
  "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
  "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"
] as const
const outcome = (
  amount: string,
  receiver: string,
  token: { readonly address?: string; readonly decimals: number } = { decimals: 8 },
  network: typeof mainnet | typeof signet = mainnet
) =>
  Either.match(toBitcoinTransfer(network, { amount, from, receiver, token }), {
    onLeft: (error) => (error._tag === "SendMisfit" ? error.field : error.detail),
    onRight: ({ satoshis, to }) => `${satoshis} to ${to}`
  })

describe("toBitcoinTransfer", () => {
  test.each<[string, string, string]>([
    ["0.00001", p2wpkh, `1000 to ${p2wpkh}`],
    ["1", p2tr, `100000000 to ${p2tr}`],
    [" 20999999.9769 ", ` ${p2pkh} `, `2099999997690000 to ${p2pkh}`],
    ["0.00000294", p2wpkh, `294 to ${p2wpkh}`],
    ["0.00000293", p2wpkh, "less than 294 satoshis are not passed on."],
    ["0.0000033", p2tr, `330 to ${p2tr}`],
    ["0.00000329", p2tr, "less than 330 satoshis are not passed on."],
    ["0.00000546", p2pkh, `546 to ${p2pkh}`],
    ["0.00000545", p2pkh, "less than 546 satoshis are not passed on."],
    ["0", p2wpkh, "amount"],
    ["-1", p2wpkh, "amount"],
    ["", p2wpkh, "amount"],
    ["1e2", p2wpkh, "amount"],
    ["0.000000001", p2wpkh, "amount"],
    ["21000001", p2wpkh, "amount"],
    ["1", "", "receiver"],
    ["1", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "receiver"],
    ["1", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "receiver"],
    ["1", "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "receiver"]
  ])("bitcoinTransferOf converts %s BTC for %s to %s", (amount, receiver, expected) =>
    expect(outcome(amount, receiver)).toBe(expected)
  )

  test("accepts testnet's addresses on signet but not mainnet's, and rejects tokens", () => {
    expect(outcome("1", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", { decimals: 8 }, signet)).toBe(
      "100000000 to tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"
    )
    expect([
      outcome("1", p2wpkh, { decimals: 8 }, signet),
      outcome("1", p2wpkh, { address: "x", decimals: 8 })
    ]).toEqual(["receiver", "receiver"])
  })

  test("sends every amount above dust exactly to the satoshi", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 546n, max: allSatoshis }), (satoshis) => {
        expect(outcome(formatUnits(satoshis, 8), p2pkh)).toBe(`${satoshis} to ${p2pkh}`)
      })
    )
  })
})
