import {
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction
} from "@solana/web3.js"
import { getTransferSolInstruction } from "@solana-program/system"
import { describe, expect, test } from "vitest"
import { toBase58 } from "./base58.ts"
import { fromBase64, toBase64 } from "../../foundation/platform/base64.ts"
import { readTransaction, getSignature, replaceBlockhash } from "./transaction.ts"

const blockhash = "EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N"
const other = "9sHcv6xwn9YkB8nxTUGKDwPwNnmqVp5oAXxU8Fdkm4J6"

/** A transfer that needs two signers, built by Solana's own library. */
const transfer = async (version: "legacy" | 0, hash = blockhash) => {
  const payer = await generateKeyPairSigner(),
    source = await generateKeyPairSigner()
  const compiled = compileTransaction(
    pipe(
      createTransactionMessage({ version }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: hash as Blockhash, lastValidBlockHeight: 1n },
          message
        ),
      (message) =>
        appendTransactionMessageInstruction(
          getTransferSolInstruction({ source, destination: address(other), amount: 5n }),
          message
        )
    )
  )
  const wire = (transaction: Parameters<typeof getBase64EncodedWireTransaction>[0]) =>
    fromBase64(getBase64EncodedWireTransaction(transaction)) ?? new Uint8Array()
  return {
    payer,
    source,
    unsigned: wire(compiled),
    signed: wire(await signTransaction([payer.keyPair, source.keyPair], compiled))
  }
}

describe("readTransaction", () => {
  test.each(["legacy", 0] as const)(
    "reads the signers of a transaction of version %s, and their signatures",
    async (version) => {
      const { payer, signed, source, unsigned } = await transfer(version)
      const read = readTransaction(signed)
      expect(read?.signers.map((signer) => signer.address)).toEqual([payer.address, source.address])
      const theirs = getTransactionDecoder().decode(signed).signatures
      for (const { address: signer, signature } of read?.signers ?? [])
        expect(signature).toEqual(theirs[address(signer)])
      expect(toBase58(signed.slice(read?.blockhashAt, (read?.blockhashAt ?? 0) + 32))).toBe(blockhash)
      expect(getSignature(signed, source.address)).toEqual(theirs[source.address])
      expect(getSignature(unsigned, source.address)).toBeUndefined()
      expect(getSignature(signed, other)).toBeUndefined()
    }
  )

  test.each(["legacy", 0] as const)(
    "replaces the blockhash of a transaction of version %s, and removes its signatures",
    async (version) => {
      const { signed, unsigned } = await transfer(version)
      const moved = replaceBlockhash(signed, other)
      expect(moved && replaceBlockhash(moved, blockhash)).toEqual(unsigned)
      expect(toBase64(moved ?? new Uint8Array())).not.toBe(toBase64(unsigned))
      expect(replaceBlockhash(signed, "short")).toBeUndefined()
    }
  )

  test("rejects bytes that are cut off, are not a transaction, or have an unknown version", async () => {
    const { signed } = await transfer(0)
    for (let length = 0; length < 260; length++) expect(readTransaction(signed.slice(0, length))).toBeUndefined()
    const later = signed.slice()
    later[1 + 2 * 64] = 0x81
    expect(readTransaction(later)).toBeUndefined()
    expect(readTransaction(new Uint8Array(400).fill(255))).toBeUndefined()
    expect(replaceBlockhash(new Uint8Array(10), blockhash)).toBeUndefined()
  })

  test.each(["%%%%", "abc", "abc=d", "a===", "ab==cd=="])("rejects %j as base64", (text) => {
    expect(fromBase64(text)).toBeUndefined()
  })

  test("converts between base64 and bytes, and rejects a text that is too long", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    expect(fromBase64("AAAA".repeat(16_385))).toBeUndefined()
  })
})
