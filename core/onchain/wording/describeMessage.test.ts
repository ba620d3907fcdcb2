import { Keypair, PublicKey, SystemProgram, Transaction } from "solana-web3-1"
import { describe, expect, test } from "vitest"
import { getBase, describeRequest } from "../../../fixtures/testing/core/calldata.ts"

const payer = Keypair.fromSeed(new Uint8Array(32).fill(1)).publicKey
const account = payer.toBase58()
const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString("hex")}`
const getText = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Describes a message on Solana. */
const solana = (bytes: Uint8Array) => {
  const text = getText(bytes)
  return describeRequest(
    {
      ...getBase("solana_signMessage"),
      kind: "message",
      bytes: hex(bytes),
      ...(text === undefined ? {} : { text }),
      isRaw: true
    },
    { account, network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", known: [] }
  )
}
const findMessage = (words: ReturnType<typeof describeRequest>) =>
  words.fields.find(({ label }) => label === "Message")?.value
const signIn = (domain: string, network = "Solana") =>
  `${domain} wants you to sign in with your ${network} account:\n${account}\n\nWelcome.\n\nURI: https://${domain}\nVersion: 1\nChain ID: mainnet\nNonce: abcdefgh12\nIssued At: 2026-01-01T00:00:00Z`

describe("describeMessageRequest on Solana", () => {
  test("shows the text that is signed", () => {
    expect(solana(encodeText("Hello"))).toMatchObject({ sentence: "Sign a message", risk: "plain" })
    expect(findMessage(solana(encodeText("Hello")))).toBe("Hello")
  })

  test("shows the text of an off-chain message, with its application and without", () => {
    const head = [0xff, ...encodeText("solana offchain"), 0]
    const body = encodeText("Buy a lantern")
    const length = [body.length, 0]
    const newer = Uint8Array.from([...head, ...new Uint8Array(32), 0, 1, ...payer.toBytes(), ...length, ...body])
    const older = Uint8Array.from([...head, 0, ...length, ...body])
    expect(findMessage(solana(newer))).toBe("Buy a lantern")
    expect(findMessage(solana(older))).toBe("Buy a lantern")
    expect(solana(Uint8Array.from([...older, 0])).risk).toBe("careful")
  })

  test("warns about a sign-in to another page", () => {
    expect(solana(encodeText(signIn("app.example")))).toMatchObject({
      sentence: "Sign in to app.example",
      risk: "plain"
    })
    expect(solana(encodeText(signIn("bank.example")))).toMatchObject({
      sentence: "Sign in to bank.example",
      risk: "danger"
    })
  })

  test("warns about bytes that are a transaction, signed or not", () => {
    const transaction = new Transaction({ feePayer: payer, blockhash: account, lastValidBlockHeight: 1 }).add(
      SystemProgram.transfer({ fromPubkey: payer, toPubkey: new PublicKey("1".repeat(32)), lamports: 5 })
    )
    const danger = { sentence: "Sign a message that is really a transaction", risk: "danger" }
    expect(solana(Uint8Array.from(transaction.serializeMessage()))).toMatchObject(danger)
    expect(solana(Uint8Array.from(transaction.serialize({ requireAllSignatures: false })))).toMatchObject(danger)
    expect(solana(Uint8Array.from(transaction.compileMessage().serialize()))).toMatchObject(danger)
  })

  test("warns about 32 bytes that may be anything", () => {
    expect(solana(new Uint8Array(32).fill(0xab))).toMatchObject({ risk: "danger" })
  })
})

describe("describeMessageRequest", () => {
  const evm = (text: string) =>
    describeRequest({ ...getBase("personal_sign"), kind: "message", bytes: hex(encodeText(text)), text, isRaw: false })

  test.each([
    ["behind an empty line", `\n${signIn("bank.example", "Ethereum")}`],
    ["behind another text", `Welcome!\n${signIn("bank.example", "Ethereum")}`],
    ["with marks of no width in it", signIn("bank.example", "Ethereum").replace("wants", "wa\u200bnts")],
    ["with other white space", signIn("bank.example", "Ethereum").replace("sign in", "sign\u00a0in")],
    ["in capitals", signIn("bank.example", "Ethereum").toUpperCase()],
    ["with a scheme", `https://${signIn("bank.example", "Ethereum")}`]
  ])("recognizes a sign-in %s", (_, text) => {
    const words = evm(text)
    expect(words.sentence.toLowerCase()).toBe("sign in to bank.example")
    expect(words.risk).toBe("danger")
  })

  test("warns about a sign-in of this page whose address is another page's", () => {
    const text = signIn("app.example", "Ethereum").replace("URI: https://app.example", "URI: https://bank.example/x")
    expect(evm(text).risk).toBe("danger")
  })

  const recap = (json: string) => `urn:recap:${Buffer.from(json).toString("base64url")}`
  const withResources = (...resources: ReadonlyArray<string>) =>
    evm([signIn("app.example", "Ethereum"), "Resources:", ...resources.map((uri) => `- ${uri}`)].join("\n"))
  const listGrants = (words: ReturnType<typeof evm>) =>
    words.fields.filter(({ label }) => label === "Lets this page").map(({ value }) => value)

  test("shows a line for each resource, restriction and proof of an EIP-5573 capability", () => {
    const words = withResources(
      "https://app.example/terms",
      recap('{"att":{"eip155":{"request/personal_sign":[{}]}}}'),
      recap('{"att":{"https://api.example":{"crud/read":[{"max":5}],"crud/update":[{}]}},"prf":["bafy1"]}')
    )
    expect(listGrants(words)).toEqual([
      "request/personal_sign on eip155",
      'crud/read, crud/update, {"crud/read":[{"max":5}]} on https://api.example',
      "use the rights of another grant: bafy1"
    ])
    expect(words.risk).not.toBe("plain")
  })

  test.each([
    ["text that is no base64", "urn:recap:!!!"],
    ["text that is no JSON", recap("{")],
    ["a repeated key", recap('{"att":{"a":{"x/y":[{}]},"a":{"x/z":[{}]}}}')],
    ["another key", recap('{"att":{"a":{"x/y":[{}]}},"more":1}')],
    ["a resource without actions", recap('{"att":{"a":{}}}')],
    ["a restriction that is no object", recap('{"att":{"a":{"x/y":[1]}}}')]
  ])("warns about a capability with %s", (_, resource) => {
    const words = withResources(resource)
    expect(words.fields.map(({ value }) => value)).toContain(
      "This sign-in also gives the page rights that cannot be read here."
    )
    expect(words.risk).not.toBe("plain")
  })

  test("shows at most 16 capabilities, and says so", () => {
    const words = withResources(...Array.from({ length: 20 }, (_, n) => recap(`{"att":{"a:${n}":{"x/y":[{}]}}}`)))
    expect(listGrants(words)).toHaveLength(16)
    expect(words.fields.map(({ value }) => value).join("\n")).toContain("16")
  })

  test.each([
    ["letters", "a".repeat(500_000)],
    ["spaces", " ".repeat(500_000)],
    ["words of a sign-in", " wants you to".repeat(40_000)],
    ["invisible marks", "\u200b".repeat(500_000)]
  ])("reads 500 kB of %s", (_, text) => {
    expect(evm(text).sentence).toBe("Sign a message")
  })

  test("writes out invisible characters, and keeps marks that emoji and words need", () => {
    const words = evm("Pay \u202e100\u202c to\u200b me\n👩\u200d🚀 ❤\ufe0f می\u200cخواهم")
    expect(findMessage(words)).toBe("Pay ⟨U+202E⟩100⟨U+202C⟩ to⟨U+200B⟩ me\n👩\u200d🚀 ❤\ufe0f می\u200cخواهم")
    expect(words.risk).toBe("careful")
    expect(evm("👩\u200d🚀 ❤\ufe0f می\u200cخواهم").risk).toBe("plain")
  })
})
