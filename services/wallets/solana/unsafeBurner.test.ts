import { assert, it } from "@effect/vitest"
import { solanaProvider } from "../../../fixtures/testing/services/wallets/providers.ts"
import { Module, createRequire } from "node:module"
import { createPublicKey, verify } from "node:crypto"
import type * as Web3 from "solana-web3-1"
import { afterAll, beforeAll, vi } from "vitest"
import { getAddressBytes, fromBase58, toBase58 } from "../../../core/chain/solana/base58.ts"
import { fromBase64, toBase64 } from "../../../core/foundation/platform/base64.ts"
import { solanaAccounts, solanaChain } from "../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { type Solana, startSolana } from "../../../fixtures/sandbox/solana/startSolana.ts"

/**
 * Solana's own test wallet, an independent implementation, with the library for which it was written (web3.js 1). It is
 * a wallet adapter: the lines below wrap it as a wallet of the wallet-standard, as Solana's own wrapper does in a page.
 */
interface Burner {
  readonly publicKey: Web3.PublicKey | null
  readonly connect: () => Promise<void>
  readonly disconnect: () => Promise<void>
  readonly signMessage: (message: Uint8Array) => Promise<Uint8Array>
  readonly signTransaction: (transaction: Web3.VersionedTransaction) => Promise<Web3.VersionedTransaction>
  readonly sendTransaction: (transaction: Web3.VersionedTransaction, connection: Web3.Connection) => Promise<string>
  readonly once: (event: "disconnect", listener: () => void) => void
}

const require = createRequire(import.meta.url)
const resolving = Module as unknown as {
  _resolveFilename: (request: string, ...more: ReadonlyArray<unknown>) => string
}
const resolve = resolving._resolveFilename
let chain: Solana
let web3: typeof Web3
let makeBurner: () => Burner
beforeAll(async () => {
  chain = await startSolana()
  // Its packages require `./web3.js`; here that name is the second package.
  resolving._resolveFilename = (request, ...more) =>
    resolve.call(Module, request === "@solana/web3.js" ? "solana-web3-1" : request, ...more)
  web3 = require("solana-web3-1")
  const { UnsafeBurnerWalletAdapter } = require("@solana/wallet-adapter-unsafe-burner")
  resolving._resolveFilename = resolve
  makeBurner = () => new UnsafeBurnerWalletAdapter()
})
afterAll(() => chain.close())

const dressBurner = (burner: Burner) => {
  const listAccounts = () =>
    burner.publicKey === null
      ? []
      : [
          {
            address: burner.publicKey.toBase58(),
            publicKey: burner.publicKey.toBytes(),
            chains: ["solana:mainnet"],
            features: []
          }
        ]
  const read = (transaction: Uint8Array) => web3.VersionedTransaction.deserialize(transaction)
  return {
    version: "1.0.0",
    name: "Burner Wallet",
    chains: ["solana:mainnet"],
    get accounts() {
      return listAccounts()
    },
    features: {
      "standard:connect": {
        connect: async () => {
          await burner.connect()
          return { accounts: listAccounts() }
        }
      },
      "standard:disconnect": { disconnect: () => burner.disconnect() },
      "standard:events": {
        on: (_: string, listener: (properties: object) => void) =>
          burner.once("disconnect", () => listener({ accounts: listAccounts() }))
      },
      "solana:signMessage": {
        signMessage: async ({ message }: { readonly message: Uint8Array }) => [
          { signedMessage: message, signature: await burner.signMessage(message) }
        ]
      },
      "solana:signTransaction": {
        signTransaction: (...inputs: ReadonlyArray<{ readonly transaction: Uint8Array }>) =>
          Promise.all(
            inputs.map(async ({ transaction }) => ({
              signedTransaction: (await burner.signTransaction(read(transaction))).serialize()
            }))
          )
      },
      "solana:signAndSendTransaction": {
        signAndSendTransaction: async ({ transaction }: { readonly transaction: Uint8Array }) => [
          {
            signature: fromBase58(
              await burner.sendTransaction(read(transaction), new web3.Connection(chain.url, "confirmed"))
            )
          }
        ]
      }
    }
  }
}

it("createSolanaConnector connects Solana's burner wallet, which signs, sends and disconnects", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined) // It warns that it is only for tests.
  const burner = makeBurner()
  const provider = solanaProvider({
    connectorId: "Burner Wallet",
    wallet: dressBurner(burner),
    networks: () => [solanaChain],
    leaveSignal: new AbortController().signal
  })
  const removed: Array<unknown> = []
  provider.on?.("disconnect", () => removed.push("gone"))
  const [held] = (await provider.connect?.({ silent: false, signal: new AbortController().signal })) ?? []
  const own = held?.accounts[0].address ?? ""
  assert.strictEqual(own, burner.publicKey?.toBase58())

  const key = createPublicKey({
    key: Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), getAddressBytes(own) ?? new Uint8Array()]),
    format: "der",
    type: "spki"
  })
  const message = Uint8Array.from("hello", (letter) => letter.charCodeAt(0))
  const { signature } = (await provider.request({
    method: "solana_signMessage",
    params: { message: toBase58(message), pubkey: own }
  })) as { readonly signature: string }
  assert.isTrue(verify(null, message, key, fromBase58(signature) ?? new Uint8Array()))

  const connection = new web3.Connection(chain.url, "confirmed")
  const from = new web3.PublicKey(own),
    to = new web3.PublicKey(solanaAccounts[1].address)
  await connection.requestAirdrop(from, 2_000_000_000)
  const { blockhash } = await connection.getLatestBlockhash()
  const instructions = [web3.SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: 7_000_000 })]
  const compiled = new web3.TransactionMessage({
    payerKey: from,
    recentBlockhash: blockhash,
    instructions
  }).compileToV0Message()
  const transaction = toBase64(new web3.VersionedTransaction(compiled).serialize())

  const signed = (await provider.request({ method: "solana_signTransaction", params: { transaction } })) as {
    readonly signature: string
    readonly transaction: string
  }
  assert.isTrue(verify(null, compiled.serialize(), key, fromBase58(signed.signature) ?? new Uint8Array()))
  assert.strictEqual(
    toBase58(
      web3.VersionedTransaction.deserialize(fromBase64(signed.transaction) ?? new Uint8Array()).signatures[0] ??
        new Uint8Array()
    ),
    signed.signature
  )

  const before = await connection.getBalance(to)
  const sent = await provider.request({ method: "solana_signAndSendTransaction", params: { transaction } })
  assert.deepStrictEqual(sent, { signature: signed.signature })
  assert.strictEqual((await connection.getBalance(to)) - before, 7_000_000)

  await burner.disconnect()
  assert.deepStrictEqual(removed, ["gone"])
})
