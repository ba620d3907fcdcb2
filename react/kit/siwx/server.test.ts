import * as Either from "effect/Either"
import { generateKeyPairSync, sign as signBytes } from "node:crypto"
import {
  createTestClient,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  http,
  publicActions
} from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { foundry } from "viem/chains"
import { createSiweMessage, parseSiweMessage } from "viem/siwe"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { toBase58 } from "../../../core/chain/solana/base58.ts"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { formatMessage } from "../../../core/onchain/siwx/message.ts"
import { type Anvil, startAnvil } from "../../../fixtures/sandbox/chains/startAnvil.ts"
import contractsJson from "../../../fixtures/sandbox/contracts/contracts.json" with { type: "json" }
import { bitcoinSigner } from "../../../fixtures/wallets/bitcoinSigner.ts"
import { type SignInProof, verifySignIn } from "./server.ts"

const now = Date.parse("2026-01-31T12:00:00Z")
const key = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80")
const bitcoin = "bip122:000000000019d6689c085ae165831e93"
const solanaNetwork = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const solanaKeys = generateKeyPairSync("ed25519")
const solanaAddress = toBase58(solanaKeys.publicKey.export({ type: "spki", format: "der" }).subarray(-32))

const getText = (chainId: string, accountAddress: string, more: object = {}): string =>
  Either.getOrThrow(
    formatMessage({
      accountAddress,
      chainId,
      domain: "app.example",
      networkName: "any",
      uri: "https://app.example/login",
      version: "1",
      nonce: "abcd1234efgh",
      issuedAt: "2026-01-31T11:59:00.000Z",
      expirationTime: "2026-01-31T13:00:00.000Z",
      ...more
    })
  )
const signers: Readonly<Record<string, (more?: object) => Promise<Pick<SignInProof, "message" | "signature">>>> = {
  "eip155:1": async (more) => {
    const message = getText("eip155:1", key.address, more)
    return { message, signature: await key.signMessage({ message }) }
  },
  [solanaNetwork]: async (more) => {
    const message = getText(solanaNetwork, solanaAddress, more)
    return { message, signature: toBase58(signBytes(null, Buffer.from(message), solanaKeys.privateKey)) }
  },
  [bitcoin]: async (more) => {
    const [{ address }] = bitcoinSigner().keys(bitcoin)
    const message = getText(bitcoin, address, more)
    const params = { address, message, protocol: "bip322" }
    const answer = await bitcoinSigner().perform({ method: "signMessage", network: bitcoin, params })
    return { message, signature: JSON.parse(JSON.stringify(answer)).signature }
  }
}
const getTag = (proof: SignInProof): Promise<string> =>
  verifySignIn(proof).then(
    () => "fine",
    (cause: unknown) => (isLatchkeyError(cause) ? `${cause._tag}: ${cause.message}` : String(cause))
  )

describe.each(Object.entries(signers))("a sign-in on %s", (network, signed) => {
  const own = { domain: "app.example", nonce: "abcd1234efgh", now }

  test("verifySignIn returns the account and the fields of its message", async () => {
    const proof = await signed({ statement: "Welcome" })
    const { account, data } = await verifySignIn({ ...proof, ...own })
    expect(account).toBe(`${network}:${data.accountAddress}`)
    expect(data).toMatchObject({ chainId: network, statement: "Welcome", nonce: "abcd1234efgh" })
  })

  test("verifySignIn accepts a nonce once if the server revokes it, and a forged proof does not use it up", async () => {
    const nonces = new Set(["abcd1234efgh"])
    const nonce = async (item: string): Promise<boolean> => nonces.delete(item)
    const proof = { ...(await signed()), ...own, nonce }
    expect(await getTag({ ...proof, message: proof.message.replace("/login", "/logon") })).toMatch(
      network === "eip155:1" ? /^SignInUnchecked/ : /^SignatureInvalid/ // what no key made may be a contract's
    )
    expect([await getTag(proof), await getTag(proof)]).toEqual([
      "fine",
      "SignInMisfit: The sign-in message is not right: nonce must be the one that was given out for this sign-in"
    ])
  })

  test("is refused for another domain, another nonce, another time and another signature", async () => {
    const proof = { ...(await signed()), ...own }
    expect(await getTag({ ...proof, domain: "evil.example" })).toContain("domain must be this site's, evil.example")
    expect(await getTag({ ...proof, nonce: "00000000" })).toContain("SignInMisfit")
    expect(await getTag({ ...proof, now: Date.parse("2026-01-31T12:59:59.999Z") })).toBe("fine")
    expect(await getTag({ ...proof, now: Date.parse("2026-01-31T13:00:00Z") })).toContain("SignInExpired")
    expect(await getTag({ ...proof, now: Date.parse("2026-01-31T11:54:00Z") })).toBe("fine")
    expect(await getTag({ ...proof, now: Date.parse("2026-01-31T11:53:59Z") })).toContain("SignInTooEarly")
    const elsewhere = { ...(await signed({ uri: "https://evil.example" })), ...own }
    expect(await getTag(elsewhere)).toContain("uri must be a page of this site")
    const other = network === "eip155:1" ? signers[solanaNetwork] : signers["eip155:1"]
    const { signature } = (await other?.()) ?? proof
    expect(await getTag({ ...proof, signature })).toMatch(/^(SignatureInvalid|SignInUnchecked)/)
  })
})

describe("verifySignIn", () => {
  const own = { domain: "app.example", nonce: "abcd1234efgh", now }
  const makeSigned = async (more: object = {}, address: string = key.address) => {
    const message = getText("eip155:1", address, more)
    return { ...own, message, signature: await key.signMessage({ message }) }
  }

  test("returns one account id for an address in any letter case", async () => {
    const ids = await Promise.all(
      [key.address, key.address.toLowerCase(), `0x${key.address.slice(2).toUpperCase()}`].map(
        async (address) => (await verifySignIn(await makeSigned({}, address))).account
      )
    )
    expect(new Set(ids)).toEqual(new Set([`eip155:1:${key.address}`]))
  })

  test("refuses http, except on this machine", async () => {
    expect(await getTag(await makeSigned({ uri: "http://app.example/login" }))).toContain(
      "uri must be a page over https"
    )
    expect(await getTag(await makeSigned({ scheme: "http" }))).toContain("scheme must be https")
    expect(await getTag(await makeSigned({ uri: "ftp://app.example/" }))).toContain("uri must be a page over https")
    for (const domain of ["localhost:3000", "127.0.0.1:3000"]) {
      const proof = { ...(await makeSigned({ domain, uri: `http://${domain}/` })), domain }
      expect([domain, await getTag(proof)]).toEqual([domain, "fine"])
    }
  })

  test.each([
    ["undefined", undefined],
    ["null", null],
    ["text", "message"],
    ["a list", []],
    ["a message that is no text", { message: 7 }],
    ["a signature that is no text", { signature: {} }],
    ["a domain that is missing", { domain: undefined }],
    ["a nonce that is no text", { nonce: 7 }],
    ["an empty nonce", { nonce: "" }],
    ["a time that is no number", { now: "2026" }],
    ["a time that is not finite", { now: Number.NaN }],
    ["nodes that are no object", { rpc: "http://127.0.0.1" }],
    ["a signature that is not hex", { signature: "0xzz" }],
    ["a signature of one byte", { signature: "0x00" }],
    ["a message without a line", { message: "" }]
  ])("rejects %s with a tagged error", async (_, change) => {
    const isPart = typeof change === "object" && change !== null && !Array.isArray(change)
    const proof: unknown = isPart ? { ...(await makeSigned()), ...change } : change
    expect(await getTag(proof as SignInProof)).toMatch(/^(SignInMisfit|SignatureInvalid|SignInUnchecked): /)
  })

  test("rejects a proof that throws when it is read with a tagged error", async () => {
    const throwTrap = (): never => {
      throw new Error("trap")
    }
    const proof: SignInProof = { ...(await makeSigned()), domain: "app.example", nonce: "abcd1234efgh", now }
    for (const hostile of [
      new Proxy(proof, { get: throwTrap }),
      Object.defineProperty({ ...proof }, "nonce", { enumerable: true, get: throwTrap })
    ])
      expect(await getTag(hostile)).toMatch(/^(SignInMisfit|SignatureInvalid): /)
  })

  test("takes only true for yes from the function of the nonce", async () => {
    const proof = await makeSigned()
    for (const answer of [{}, "yes", 1, [], undefined, null, false]) {
      const nonce = (() => answer) as unknown as () => boolean
      expect(await getTag({ ...proof, nonce })).toContain("nonce must be the one that was given out")
    }
    const nonce = () => Promise.reject(new Error("the store is away"))
    expect(await getTag({ ...proof, nonce })).toMatch(/^SignInUnchecked/)
    expect(await getTag({ ...proof, nonce: async () => true })).toBe("fine")
  })

  test("refuses a signature with a high s, without asking a node", async () => {
    const proof = await makeSigned()
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const [r, s, v] = [proof.signature.slice(2, 66), proof.signature.slice(66, 130), proof.signature.slice(130)]
    const high = (order - BigInt(`0x${s}`)).toString(16).padStart(64, "0")
    const signature = `0x${r}${high}${v === "1b" ? "1c" : "1b"}`
    expect(await getTag({ ...proof, signature })).toMatch(/^SignatureInvalid/)
    expect(await getTag(proof)).toBe("fine")
  })
})

test("createMessage matches EIP-4361 exactly: viem writes the same text and parses it", () => {
  const more = { statement: "Welcome", resources: ["https://app.example/a"], requestId: "r1" }
  const text = getText("eip155:137", key.address, { ...more, notBefore: "2026-01-31T11:00:00.000Z" })
  const read = parseSiweMessage(text)
  expect(read).toEqual({
    ...more,
    address: key.address,
    chainId: 137,
    domain: "app.example",
    uri: "https://app.example/login",
    version: "1",
    nonce: "abcd1234efgh",
    issuedAt: new Date("2026-01-31T11:59:00Z"),
    expirationTime: new Date("2026-01-31T13:00:00Z"),
    notBefore: new Date("2026-01-31T11:00:00Z")
  })
  expect(createSiweMessage(read as Parameters<typeof createSiweMessage>[0])).toBe(text)
})

describe("an account that is a contract", () => {
  let anvil: Anvil
  beforeAll(async () => {
    anvil = await startAnvil(31337)
  }, 30_000)
  afterAll(() => anvil.close())
  const { abi, bytecode } = contractsJson.contracts.OwnedAccounts

  test("verifySignIn calls a deployed contract account, simulates one that is not deployed, and rejects when the node is silent", async () => {
    const transport = http(anvil.url)
    const node = createTestClient({ mode: "anvil", chain: foundry, transport }).extend(publicActions)
    const wallet = createWalletClient({ account: key, chain: foundry, transport })
    const receipt = await node.waitForTransactionReceipt({
      hash: await wallet.deployContract({ abi, bytecode: bytecode as `0x${string}` })
    })
    const factory = receipt.contractAddress ?? "0x"
    const address = String(
      await node.readContract({ address: factory, abi, functionName: "addressOf", args: [key.address] })
    )
    const network = "eip155:31337"
    const message = getText(network, address)
    const plain = await key.signMessage({ message })
    const build = encodeFunctionData({ abi, functionName: "build", args: [key.address] })
    const wrapped = `${encodeAbiParameters(
      [{ type: "address" }, { type: "bytes" }, { type: "bytes" }],
      [factory, build, plain]
    )}${"6492".repeat(16)}`
    const stranger = privateKeyToAccount(`0x${"7".repeat(64)}`)
    const forged = `${encodeAbiParameters(
      [{ type: "address" }, { type: "bytes" }, { type: "bytes" }],
      [factory, build, await stranger.signMessage({ message })]
    )}${"6492".repeat(16)}`
    const own = { message, domain: "app.example", nonce: "abcd1234efgh", now, rpc: { [network]: anvil.url } }

    expect(await getTag({ ...own, signature: wrapped })).toBe("fine")
    expect(await getTag({ ...own, signature: forged })).toContain("SignatureInvalid")
    expect(await getTag({ ...own, signature: plain })).toContain("SignatureInvalid")
    expect(await node.getCode({ address: address as `0x${string}` })).toBeUndefined()

    await node.waitForTransactionReceipt({
      hash: await wallet.writeContract({ address: factory, abi, functionName: "build", args: [key.address] })
    })
    expect(await getTag({ ...own, signature: plain })).toBe("fine")
    expect(await getTag({ ...own, signature: wrapped })).toBe("fine")
    expect(await getTag({ ...own, signature: await stranger.signMessage({ message }) })).toContain("SignatureInvalid")

    for (const rpc of [undefined, { [network]: "http://127.0.0.1:9" }])
      expect(await getTag({ ...own, rpc, signature: plain })).toBe(
        "SignInUnchecked: The signature could not be checked on eip155:31337"
      )
    const there = getText("eip155:1", address)
    const elsewhere = { ...own, message: there, rpc: { "eip155:1": anvil.url } }
    expect(await getTag({ ...elsewhere, signature: await key.signMessage({ message: there }) })).toContain(
      "SignInUnchecked"
    )
  }, 60_000)
})
