import { BIP137, Signer, Verifier } from "bip322-js"
import fc from "fast-check"
import { privateKeyToAccount } from "viem/accounts"
import { serializeCompactSignature, parseSignature, signatureToCompactSignature } from "viem"
import { describe, expect, test } from "vitest"
import { toBase58 } from "../../../core/chain/solana/base58.ts"
import { fromHex } from "../../../core/chain/bitcoin/bytes.ts"
import { bitcoinSigner } from "../../../fixtures/wallets/bitcoinSigner.ts"
import { isSignedByBitcoinKey } from "./bitcoinKey.ts"
import { isSignedByEvmKey } from "./evmKey.ts"
import { isSignedByEd25519, isSignedBySolanaKey } from "./solanaKey.ts"

/** The vectors of BIP-322, and of its reference implementations for nested segwit. */
const p2wpkh = "bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l"
const p2tr = "bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3"
const nested = "37qyp7jQAzqb2rCBpMvVtLDuuzKAUCVnJb"
const vectors: ReadonlyArray<readonly [address: string, message: string, signature: string]> = [
  [
    p2wpkh,
    "",
    "AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI="
  ],
  [
    p2wpkh,
    "Hello World",
    "AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI="
  ],
  [p2tr, "Hello World", "AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=="]
]
const keyInWif = "L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k"

describe("isSignedByBitcoinKey", () => {
  test.each(vectors)("verifies the vector of %s for “%s”", (address, message, signature) => {
    expect(isSignedByBitcoinKey(address, message, signature)).toBe(true)
    expect(isSignedByBitcoinKey(address, `${message}!`, signature)).toBe(false)
    for (const [other] of vectors)
      if (other !== address) expect(isSignedByBitcoinKey(other, message, signature)).toBe(false)
  })

  test("verifies signatures of an independent implementation for each type of address", () => {
    for (const address of [p2wpkh, p2tr, nested, "14vV3aCHBeStb5bkenkNHbe2YAFinYdXgc"]) {
      for (const message of ["", "Hello World", "a\nb", "✓".repeat(400)]) {
        const signature = String(Signer.sign(keyInWif, address, message))
        expect([address, isSignedByBitcoinKey(address, message, signature)]).toEqual([address, true])
        expect(isSignedByBitcoinKey(address, `${message}.`, signature)).toBe(false)
      }
    }
  })

  test("verifies BIP-137 signatures with any header for the addresses of their key", () => {
    const address = "14vV3aCHBeStb5bkenkNHbe2YAFinYdXgc"
    const signature = String(Signer.sign(keyInWif, address, "Hello"))
    expect([BIP137.isBIP137Signature(signature), isSignedByBitcoinKey(address, "Hello", signature)]).toEqual([
      true,
      true
    ])
    for (const other of [p2wpkh, nested]) {
      expect(isSignedByBitcoinKey(other, "Hello", signature)).toBe(true)
      expect(Verifier.verifySignature(other, "Hello", signature)).toBe(true)
    }
    expect(isSignedByBitcoinKey(p2tr, "Hello", signature)).toBe(false)
    expect(isSignedByBitcoinKey("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "Hello", signature)).toBe(false)
  })

  test("verifies both formats of the sandbox wallet for both of its addresses", async () => {
    const network = "bip122:000000000019d6689c085ae165831e93"
    const signer = bitcoinSigner()
    for (const { address } of signer.keys(network)) {
      for (const protocol of ["bip322", undefined]) {
        const answer = await signer.perform({
          method: "signMessage",
          network,
          params: { address, message: "m", protocol }
        })
        const { signature } = JSON.parse(JSON.stringify(answer))
        expect([address, protocol, isSignedByBitcoinKey(address, "m", signature)]).toEqual([address, protocol, true])
      }
    }
  })

  test("rejects every flipped bit and random bytes without throwing", () => {
    const [, [address, message, signature] = ["", "", ""]] = vectors
    const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0))
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = bytes.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
      expect(isSignedByBitcoinKey(address, message, btoa(String.fromCharCode(...flipped)))).toBe(false)
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), fc.constantFrom(p2wpkh, p2tr, nested), (any, to) => {
        expect(isSignedByBitcoinKey(to, "x", btoa(String.fromCharCode(...any)))).toBe(false)
      })
    )
  })
})

describe("isSignedByEd25519", () => {
  /** RFC 8032, section 7.1: tests 1, 2 and 3. */
  test.each([
    [
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      "",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    ],
    [
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    ],
    [
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
      "af82",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
    ]
  ])("verifies the RFC 8032 vector of key %s for 0x%s", async (key, message, signature) => {
    const [publicKey, bytes, signatureBytes] = [fromHex(key), fromHex(message) ?? new Uint8Array(), fromHex(signature)]
    expect(await isSignedByEd25519(publicKey, bytes, signatureBytes)).toBe(true)
    expect(await isSignedByEd25519(publicKey, Uint8Array.of(...bytes, 1), signatureBytes)).toBe(false)
    expect(await isSignedByEd25519(publicKey, bytes, signatureBytes?.with(0, (signatureBytes[0] ?? 0) ^ 1))).toBe(false)
  })

  test("rejects addresses other than 32 and signatures other than 64 base58 bytes", async () => {
    for (const [address, signature] of [
      ["", ""],
      ["0", "0"],
      [toBase58(new Uint8Array(31).fill(1)), toBase58(new Uint8Array(64).fill(1))],
      [toBase58(new Uint8Array(32).fill(1)), toBase58(new Uint8Array(63).fill(1))],
      [toBase58(new Uint8Array(32).fill(1)), toBase58(new Uint8Array(64).fill(255))]
    ] as const)
      expect(await isSignedBySolanaKey(address, "x", signature)).toBe(false)
  })
})

describe("isSignedByEvmKey", () => {
  const key = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80")
  test("verifies signatures of 65 or 64 bytes, with the parity from 0 or from 27", async () => {
    for (const message of ["", "Hello", "✓ ü", "x".repeat(5_000)]) {
      const whole = await key.signMessage({ message })
      const compact = serializeCompactSignature(signatureToCompactSignature(parseSignature(whole)))
      const zero = `${whole.slice(0, -2)}${whole.endsWith("1b") ? "00" : "01"}`
      for (const signature of [whole, compact, zero]) {
        expect(isSignedByEvmKey(key.address, message, signature)).toBe(true)
        expect(isSignedByEvmKey(key.address, `${message} `, signature)).toBe(false)
      }
    }
  })
  test("rejects random bytes without throwing", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 60, maxLength: 70 }), (bytes) => {
        const hex = `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`
        expect(isSignedByEvmKey(key.address, "x", hex)).toBe(false)
      })
    )
  })
})
