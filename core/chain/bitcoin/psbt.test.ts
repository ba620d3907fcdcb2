import * as btc from "@scure/btc-signer"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fromHex } from "./bytes.ts"
import { readPsbt } from "./psbt.ts"

/** The first valid PSBT of BIP-174's test vectors: one input, two outputs. */
const vector =
  "70736274ff0100750200000001268171371edff285e937adeea4b37b78000c0566cbb3ad64641713ca42171bf60000000000feffffff02d3dff505000000001976a914d0c59903c5bac2868760e90fd521a4665aa7652088ac00e1f5050000000017a9143545e6e33b832c47050f24d3eeb93c9c03948bc787b32e1300000100fda5010100000000010289a3c71eab4d20e0371bbba4cc698fa295c9463afa2e397f8533ccb62f9567e50100000017160014be18d152a9b012039daf3da7de4f53349eecb985ffffffff86f8aa43a71dff1448893a530a7237ef6b4608bbb2dd2d0171e63aec6a4890b40100000017160014fe3e9ef1a745e974d902c4355943abcb34bd5353ffffffff0200c2eb0b000000001976a91485cff1097fd9e008bb34af709c62197b38978a4888ac72fef84e2c00000017a914339725ba21efd62ac753a9bcd067d6c7a6a39d05870247304402202712be22e0270f394f568311dc7ca9a68970b8025fdd3b240229f07f8a5f3a240220018b38d7dcd314e734c9276bd6fb40f673325bc4baa144c800d2f2f02db2765c012103d2e15674941bad4a996372cb87e1856d3652606d98562fe39c5e9e7e413f210502483045022100d12b852d85dcd961d2f5f4ab660654df6eedcc794c0c33ce5cc309ffb5fce58d022067338a8e0e1725c197fb1a88af59f51e44e4255b20167c8684031c05d1f2592a01210223b72beef0965d10be0778efecd61fcac6f79a4ea169393380734464f84f2ab300000000000000"
const key = Buffer.from("0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798", "hex")
const toBytes = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array()

describe("readPsbt", () => {
  test("readPsbt returns inputs and outputs in order", () => {
    expect(readPsbt(toBytes(vector))).toEqual({
      inputs: [
        {
          outpoint: "f61b1742ca13176464adb3cb66050c00787bb3a4eead37e985f2df1e37718126:0",
          spent: { script: "76a91485cff1097fd9e008bb34af709c62197b38978a4888ac", satoshis: "200000000" }
        }
      ],
      outputs: [
        { script: "76a914d0c59903c5bac2868760e90fd521a4665aa7652088ac", satoshis: "99999699" },
        { script: "a9143545e6e33b832c47050f24d3eeb93c9c03948bc787", satoshis: "100000000" }
      ]
    })
  })

  test("readPsbt rejects bytes that are not a PSBT, or a PSBT whose transaction is cut off", () => {
    expect(readPsbt(toBytes("70736274"))).toBe(undefined)
    expect(readPsbt(toBytes("70736274ff00"))).toBe(undefined)
    for (let length = 0; length < 124; length++) expect(readPsbt(toBytes(vector).slice(0, length))).toBe(undefined)
  })

  test.each([
    ["a public key hash", btc.p2pkh(key), true],
    ["a script hash of an older script", btc.p2sh(btc.p2pkh(key)), true],
    ["a witness", btc.p2wpkh(key), undefined],
    ["a script hash of a witness", btc.p2sh(btc.p2wpkh(key)), undefined],
    ["a taproot output", btc.p2tr(key.slice(1)), undefined]
  ] as const)(
    "readPsbt marks the amount of %s as only claimed, without the transaction that it spends, unless its signature covers it",
    (_, spent, isClaimed) => {
      const transaction = new btc.Transaction({ allowLegacyWitnessUtxo: true, allowUnknown: true })
      transaction.addInput({
        ...spent,
        txid: "11".repeat(32),
        index: 0,
        witnessUtxo: { amount: 5n, script: spent.script }
      })
      transaction.addOutput({ amount: 4n, script: btc.p2wpkh(key).script })
      const read = readPsbt(transaction.toPSBT())
      expect(read).toMatchObject({ inputs: [{ spent: { satoshis: "5" } }] })
      expect(read === "limit" ? read : read?.inputs[0]?.isClaimed).toBe(isClaimed)
    }
  )

  test("readPsbt never throws, whatever the bytes", () => {
    const whole = toBytes(vector)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(200), fc.nat(255), (bytes, index, byte) => {
        readPsbt(bytes)
        const changed = whole.slice()
        changed[index] = byte
        readPsbt(changed)
      }),
      { numRuns: 2_000 }
    )
  })
})
