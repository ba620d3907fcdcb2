import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/TestClock"
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest"
import { type Relay, startRelay } from "../../fixtures/sandbox/relay/startRelay.ts"
import { type Peer, type PeerOptions, walletConnectPeer } from "../../fixtures/wallets/walletConnectPeer.ts"
import { type OverOptions, walletConnectOver } from "../testing/walletConnectOver.ts"

const alice = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const bob = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const sol = "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"
const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"

let relay: Relay
let peer: Peer
const unhandled: Array<unknown> = []
const outside: Array<string> = []
const note = (cause: unknown) => void unhandled.push(cause)
const realFetch = globalThis.fetch
beforeAll(() => {
  process.on("unhandledRejection", note)
  globalThis.fetch = (input, init) => {
    outside.push(String(input instanceof Request ? input.url : input))
    return realFetch(input, init)
  }
})
afterAll(() => {
  process.off("unhandledRejection", note)
  globalThis.fetch = realFetch
  assert.deepStrictEqual(unhandled, [])
  assert.deepStrictEqual(outside, [])
})
const openPeer = (options: Partial<PeerOptions> = {}): Promise<Peer> => walletConnectPeer({
  relayUrl: relay.url, accounts: [`eip155:1:${alice}`, `eip155:137:${alice}`, `${solana}:${sol}`],
  answers: { personal_sign: "0x5169", solana_signMessage: { signature: "x" } }, ...options
})
beforeEach(async () => {
  relay = await startRelay()
  peer = await openPeer()
})
afterEach(async () => {
  await peer.close()
  await relay.close()
})

const over = (options: Partial<OverOptions> = {}) => walletConnectOver({ relay: relay.url, ...options })
type Over = Effect.Effect.Success<ReturnType<typeof over>>
const eventually = (check: () => void) => Effect.promise(() => vi.waitFor(check, { timeout: 4_000, interval: 5 }))
const pairs = (page: Over) => eventually(() => assert.notStrictEqual(page.uri(), ""))
/** Connects as a visitor does who scans the code. */
const connected = Effect.fnUntraced(function*(page: Over, by: Peer = peer) {
  const asked = page.provider.connect({ silent: false, signal: new AbortController().signal })
  asked.catch(() => {})
  yield* pairs(page)
  yield* Effect.promise(() => by.pair(page.uri()))
  return yield* Effect.promise(() => asked)
})
/** What a promise rejects with. */
const failure = (promise: Promise<unknown>) => Effect.promise(() => promise.then((value) => assert.fail(`gave ${JSON.stringify(value)}`), (cause: { readonly code: unknown; readonly _tag?: string; readonly data?: { readonly tag?: string } }) => cause))

describe("connecting by WalletConnect", () => {
  it.scoped("gives what the wallet shared on every namespace, by an address that stands as long as it is needed", () =>
    Effect.gen(function*() {
      const page = yield* over()
      assert.deepStrictEqual(yield* connected(page), [
        { namespace: "eip155", network: "eip155:1", accounts: [{ address: alice }] },
        { namespace: "solana", network: solana, accounts: [{ address: sol }] }
      ])
      assert.deepStrictEqual(page.tags(), ["PairingMade", "PairingEnded"])
    }))
})
