import * as btc from "@scure/btc-signer"
import { describe, expect, test } from "vitest"
import { toHex } from "../../chain/bitcoin/bytes.ts"
import { sha256 } from "../../foundation/platform/sha256.ts"
import { toBase64 } from "../../foundation/platform/base64.ts"
import { facts } from "../../../fixtures/testing/core/calldata.ts"
import type { Reading } from "../calldata/reading.ts"
import { toWords } from "../calldata/reading.ts"
import { translateToEnglish } from "../calldata/sentences.ts"
import { type SignedInput, describePayment, describePsbt } from "../shapes/bitcoin.ts"

const own = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const ordinals = "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"
const shop = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"
const vault = "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"
const reading: Reading = {
  facts: {
    ...facts,
    account: own,
    network: "bip122:000000000019d6689c085ae165831e93",
    known: [
      { address: own, why: "account" },
      { address: ordinals, why: "account" }
    ]
  },
  network: "bip122:000000000019d6689c085ae165831e93",
  say: translateToEnglish,
  budget: { remaining: 1 },
  depth: 0
}
interface Draft {
  readonly inputs?: ReadonlyArray<readonly [from: string, amount: bigint, signatureType?: number]>
  readonly outputs?: ReadonlyArray<readonly [to: string, amount: bigint]>
  readonly scripts?: ReadonlyArray<readonly [script: Uint8Array, amount: bigint]>
}
const draft = ({ inputs = [[own, 100_000n]], outputs = [[shop, 99_000n]], scripts = [] }: Draft) => {
  const transaction = new btc.Transaction({ allowUnknownOutputs: true })
  for (const [from, amount, sighashType] of inputs)
    transaction.addInput({
      txid: "11".repeat(32),
      index: transaction.inputsLength,
      witnessUtxo: { amount, script: btc.OutScript.encode(btc.Address().decode(from)) },
      ...(sighashType === undefined ? {} : { sighashType })
    })
  for (const [to, amount] of outputs) transaction.addOutputAddress(to, amount)
  for (const [script, amount] of scripts) transaction.addOutput({ script, amount })
  return transaction
}
const getWords = (text: string, requested?: ReadonlyArray<SignedInput>) => {
  const described = describePsbt(text, reading, requested)
  return described === undefined || described === "limit" ? undefined : toWords(described)
}
const describeDraft = (parts: Draft, requested?: ReadonlyArray<SignedInput>) =>
  getWords(toBase64(draft(parts).toPSBT()), requested)
const getWarnings = (words: ReturnType<typeof describeDraft>) =>
  words?.fields.filter(({ kind }) => kind === "warning").map(({ value }) => value)

const none = "Your signature names no receiver: these coins can be sent anywhere."
const single = "Your signature covers one output only: where the rest goes can be changed."
const anyone = "After you sign, others can change which coins are spent with yours."
const unknown = "This kind of signature isn’t known here."

const parseScript = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"))

describe("describePsbtRequest", () => {
  test("marks coins sent to a data output as a danger, and data without coins as plain", () => {
    const describeData = (amount: bigint) =>
      describeDraft({ outputs: [[own, 90_000n]], scripts: [[parseScript("6a0568656c6c6f"), amount]] })
    const [paid, unpaid] = [describeData(9_000n), describeData(0n)]
    expect([paid?.risk, getWarnings(paid)]).toEqual(["danger", ["Anything sent there is lost."]])
    expect([unpaid?.risk, getWarnings(unpaid)]).toEqual(["plain", []])
  })

  test("marks a transaction that moves runes as unread", () => {
    const words = describeDraft({ outputs: [[own, 99_000n]], scripts: [[parseScript("6a5d0400000100"), 0n]] })
    expect(words?.risk).toBe("unread")
  })

  test.each<[string, number, ReadonlyArray<string>]>([
    ["NONE", 2, [none]],
    ["SINGLE", 3, [single]],
    ["ALL with ANYONECANPAY", 0x81, [anyone]],
    ["NONE with ANYONECANPAY", 0x82, [none, anyone]],
    ["SINGLE with ANYONECANPAY", 0x83, [single, anyone]],
    ["an unknown type", 0x41, [unknown]],
    ["ALL in more than one byte", 0x101, [unknown]],
    ["the default in more than one byte", 0x100, [unknown]]
  ])("marks a signature type of %s as a danger, with its meaning", (_, type, warnings) => {
    const described = describeDraft({ inputs: [[own, 100_000n, type]] })
    expect([described?.risk, getWarnings(described)]).toEqual(["danger", warnings])
    const allowed = describeDraft({}, [{ index: 0, sighashTypes: [1, type] }])
    expect([allowed?.risk, getWarnings(allowed)]).toEqual(["danger", warnings])
  })

  test("marks ALL and DEFAULT as plain, and ignores types of inputs that are not signed", () => {
    expect(describeDraft({})?.risk).toBe("plain")
    expect(describeDraft({ inputs: [[own, 100_000n, 1]] })?.risk).toBe("plain")
    expect(describeDraft({ inputs: [[ordinals, 100_000n, 0]] })?.risk).toBe("plain")
    const seller = {
      inputs: [
        [vault, 600n, 0x83],
        [own, 100_000n]
      ],
      outputs: [[shop, 99_600n]]
    } as const
    expect(getWarnings(describeDraft(seller, [{ index: 1, sighashTypes: [] }]))).toEqual([
      "It also spends coins from other addresses."
    ])
    expect(describeDraft(seller)?.risk).toBe("danger")
  })

  test("warns that SINGLE without an output at its index covers no receiver", () => {
    const inputs = [
      [own, 100_000n],
      [own, 5_000n, 3]
    ] as const
    expect(getWarnings(describeDraft({ inputs, outputs: [[shop, 104_000n]] }))).toEqual([none])
  })

  test("rejects an input that does not exist, a repeated key, and extra bytes", () => {
    expect(describeDraft({}, [{ index: 1, sighashTypes: [] }])).toBe(undefined)
    const bytes = draft({}).toPSBT()
    expect(getWords(toBase64(Uint8Array.from([...bytes, 0])))).toBe(undefined)
    const type = (value: number) => [1, 3, 4, value, 0, 0, 0]
    // The one input's map ends before the map of the one output, which is empty.
    const body = [...bytes.slice(0, -2)]
    expect(getWords(toBase64(Uint8Array.from([...body, ...type(2), 0, 0])))?.risk).toBe("danger")
    expect(getWords(toBase64(Uint8Array.from([...body, ...type(1), ...type(2), 0, 0])))).toBe(undefined)
  })

  test("names older addresses, and the amount that a shared transaction takes from the account or pays to it", () => {
    expect(describeDraft({ outputs: [[shop, 99_000n]] })?.sentence).toBe(`Send 0.00099 BTC to ${shop}`)
    expect(describeDraft({ outputs: [[vault, 99_000n]] })?.sentence).toBe(`Send 0.00099 BTC to ${vault}`)
    const inputs = [
      [own, 100_000n],
      [vault, 50_000n]
    ] as const
    expect(
      describeDraft({
        inputs,
        outputs: [
          [ordinals, 20_000n],
          [shop, 129_000n]
        ]
      })
    ).toMatchObject({
      sentence: "Sign your part of a shared transaction: you give 0.0008 BTC",
      risk: "careful"
    })
    expect(
      describeDraft({
        inputs,
        outputs: [
          [own, 120_000n],
          [shop, 29_000n]
        ]
      })?.sentence
    ).toBe("Sign your part of a shared transaction: you get 0.0002 BTC")
  })

  test("is unread if the amount of an older script that the wallet signs for is only claimed", () => {
    const inputs = [
      [own, 100_000n],
      [shop, 50_000n]
    ] as const
    const readWords = (...indices: ReadonlyArray<number>) =>
      describeDraft(
        { inputs, outputs: [[vault, 149_000n]] },
        indices.map((index) => ({ index, sighashTypes: [] }))
      )
    expect([readWords(0)?.risk, readWords(1)?.risk, readWords()?.risk]).toEqual(["careful", "unread", "unread"])
    expect(readWords(1)?.fields).toContainEqual(expect.objectContaining({ label: "Fee", raw: "" }))
  })

  test("shows data, and is unread for a script without an address or an unknown fee", () => {
    const note = describeDraft({ scripts: [[Uint8Array.from([0x6a, 2, 0x68, 0x69]), 0n]] })
    expect([note?.risk, note?.fields.map(({ value }) => value)]).toMatchObject([
      "plain",
      [shop, "0.00099 BTC", "hi", "0.00001 BTC"]
    ])
    expect(describeDraft({ outputs: [], scripts: [[Uint8Array.from([0x51]), 99_000n]] })).toMatchObject({
      sentence: "Send 0.00099 BTC to the script 51",
      risk: "unread"
    })
    const bare = new btc.Transaction()
    bare.addInput({ txid: "11".repeat(32), index: 0 })
    bare.addOutputAddress(own, 1_000n)
    expect(getWords(toBase64(bare.toPSBT()))?.risk).toBe("unread")
    expect(describeDraft({ outputs: [[shop, 101_000n]] })?.risk).toBe("unread")
  })

  test("uses the amount of a whole spent transaction only if it is the one that is spent", () => {
    const spent = new btc.Transaction({ allowUnknownOutputs: true })
    spent.addInput({ txid: "22".repeat(32), index: 0 })
    spent.addOutputAddress(shop, 100_000n)
    const nonWitnessUtxo = spent.unsignedTx
    const readFor = (txid: string) => {
      const transaction = new btc.Transaction()
      transaction.addInput({ txid, index: 0 })
      transaction.addOutputAddress(vault, 99_000n)
      const bytes = transaction.toPSBT()
      const value = [1, 0, nonWitnessUtxo.length, ...nonWitnessUtxo]
      return getWords(toBase64(Uint8Array.from([...bytes.slice(0, -2), ...value, 0, 0])))
    }
    const id = toHex(sha256(sha256(nonWitnessUtxo)).reverse())
    expect(readFor(id)?.fields.map(({ value }) => value)).toContain("0.00001 BTC")
    expect(readFor("33".repeat(32))?.risk).toBe("unread")
  })

  test("reads version 2 like version 0", () => {
    const parts = {
      inputs: [[own, 100_000n, 2]],
      outputs: [
        [shop, 60_000n],
        [own, 39_000n]
      ]
    } as const
    expect(getWords(toBase64(draft(parts).toPSBT(2)))).toEqual(describeDraft(parts))
  })

  test.each([
    [3_400, "danger"],
    [11_000, undefined]
  ])("reads %i outputs as %s", (count, risk) => {
    const encodeLittleEndian = (value: number, bytes: number) =>
      Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 0xff)
    const output = [...encodeLittleEndian(600, 8), 22, 0, 20, ...Array<number>(20).fill(7)]
    const unsigned = Buffer.concat([
      Uint8Array.from([2, 0, 0, 0, 1, ...Array<number>(36).fill(1), 0, 255, 255, 255, 255]),
      Uint8Array.from([0xfd, ...encodeLittleEndian(count, 2)]),
      ...Array.from({ length: count }, () => Uint8Array.from(output)),
      Uint8Array.from([0, 0, 0, 0])
    ])
    const psbt = Buffer.concat([
      Uint8Array.from([0x70, 0x73, 0x62, 0x74, 0xff, 1, 0, 0xfe, ...encodeLittleEndian(unsigned.length, 4)]),
      unsigned,
      new Uint8Array(1 + 1 + count)
    ])
    expect(getWords(psbt.toString("base64"))?.risk).toBe(risk)
  })
})

describe("describePaymentRequest", () => {
  const payment = { to: shop, satoshis: 1_000n }
  test("is a danger if the change goes to another owner's address", () => {
    expect(toWords(describePayment(payment, reading)).risk).toBe("plain")
    expect(toWords(describePayment({ ...payment, changeAddress: own }, reading)).risk).toBe("plain")
    expect(toWords(describePayment({ ...payment, changeAddress: vault }, reading)).risk).toBe("danger")
  })

  test("shows a whole note, with invisible characters written out, and reports the limit for a longer one", () => {
    const memo = `=:ETH.ETH:0x${"ab".repeat(20)}:${"9".repeat(40)}/1/0:t:30`
    const getNotes = (text: string) =>
      toWords(describePayment({ ...payment, memo: text }, reading)).fields.filter(({ label }) => label === "Message")
    expect(getNotes(memo).map(({ value }) => value)).toEqual([memo])
    expect(getNotes("to\u202e me").map(({ value }) => value)).toEqual(["to⟨U+202E⟩ me"])
    expect(toWords(describePayment({ ...payment, memo: "a".repeat(5_000) }, reading)).risk).toBe("unread")
  })
})

describe("describePsbtRequest of a data output", () => {
  test("shows a text of 75 bytes whole", () => {
    const text = "=:ETH.ETH:".padEnd(75, "7")
    const script = Uint8Array.from([0x6a, 75, ...new TextEncoder().encode(text)])
    expect(describeDraft({ scripts: [[script, 0n]] })?.fields.map(({ value }) => value)).toContain(text)
  })
})
