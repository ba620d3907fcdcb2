import { toUtf8Hex } from "../../../core/chain/evm/hex.ts"
import { createWallet } from "@johanneskares/wallet-mock"
import type { Provider } from "../../../fixtures/testing/services/wallets/providers.ts"
import { createConfig, mock } from "@wagmi/core"
import { mainnet, polygon } from "@wagmi/core/chains"
import { makeHeadlessWeb3Provider } from "headless-web3-provider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { bytesToHex, defineChain, http, recoverMessageAddress } from "viem"
import { mnemonicToAccount } from "viem/accounts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { accounts, mnemonic } from "../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc } from "../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Anvil, startAnvil } from "../../../fixtures/sandbox/chains/startAnvil.ts"
import { setUpKit } from "../../../fixtures/testing/services/connectedKit.ts"
import { CallBatches } from "../requests/CallBatches.ts"
import { WalletRequests } from "../requests/WalletRequests.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connections } from "./Connections.ts"
import { Networks } from "./Networks.ts"

/**
 * Third-party wallets on real chains. Each deviates in some way: one signs the hex text instead of the bytes and gives
 * chain ids as numbers, one emits no events, one answers a switch with an empty value.
 */
let nodes: ReadonlyArray<Anvil>
beforeAll(async () => {
  nodes = await Promise.all([startAnvil(1), startAnvil(137)])
})
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const [me, you] = accounts
const getUrl = (chainId: number): string => nodes.find((node) => node.chainId === chainId)?.url ?? ""
const privateKey = bytesToHex(mnemonicToAccount(mnemonic).getHdKey().privateKey ?? new Uint8Array(32))

const headless = (): Provider => {
  const wallet = makeHeadlessWeb3Provider([privateKey], 1, getUrl(1), undefined, {
    permitted: [
      "eth_requestAccounts",
      "eth_accounts",
      "personal_sign",
      "eth_sendTransaction",
      "wallet_switchEthereumChain"
    ]
  })
  wallet.addNetwork(137, getUrl(137))
  return wallet as unknown as Provider
}
const walletMock = (): Provider =>
  createWallet(
    mnemonicToAccount(mnemonic),
    { 1: http(getUrl(1)), 137: http(getUrl(137)) },
    mainnet
  ) as unknown as Provider
const wagmiMock = async (): Promise<Provider> => {
  const makeAnvilChain = (chain: typeof mainnet | typeof polygon) =>
    defineChain({ ...chain, rpcUrls: { default: { http: [getUrl(chain.id)] } } })
  const [connector] = createConfig({
    chains: [makeAnvilChain(mainnet), makeAnvilChain(polygon)],
    connectors: [mock({ accounts: [me, you] })],
    transports: { 1: http(getUrl(1)), 137: http(getUrl(137)) }
  }).connectors
  return (await connector?.getProvider()) as Provider
}

/** Runs an effect in a kit that is connected to one wallet. */
const withWallet = async <A, E>(
  provider: Provider,
  act: Effect.Effect<A, E, Connections | Networks | WalletRequests | CallBatches | Store>
): Promise<A> => {
  const kit = setUpKit({ w: provider })
  const layer = CallBatches.layer.pipe(Layer.provideMerge(WalletRequests.layer), Layer.provideMerge(kit.layer))
  return Effect.runPromise(
    Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" })).pipe(
      Effect.zipRight(act),
      Effect.scoped,
      Effect.provide(layer)
    )
  )
}
const current = Effect.map(
  Effect.flatMap(Store, (store) => store.state),
  ({ connection }) =>
    connection.connections.map(({ accounts: [first], network }) => [first.address.toLowerCase(), network])
)
const makeAccount = (network: NetworkId) => accountId(network, me)
const waitUntilMined = (chainId: number, hash: string) =>
  Effect.promise(() =>
    expect.poll(() => jsonRpc(getUrl(chainId), "eth_getTransactionReceipt", [hash])).toMatchObject({ status: "0x1" })
  )

const wallets: ReadonlyArray<
  readonly [name: string, make: () => Provider | Promise<Provider>, signs: "bytes" | "hex text"]
> = [
  ["headless-web3-provider", headless, "hex text"],
  ["wallet-mock", walletMock, "bytes"],
  ["wagmi's mock connector", wagmiMock, "bytes"]
]

describe.each(wallets)("Latchkey with %s", (name, make, signs) => {
  test("connects, signs and sends", async () => {
    const { found, hash, signature } = await withWallet(
      await make(),
      Effect.gen(function* () {
        const requests = yield* WalletRequests
        const found = yield* current
        const signature = yield* requests.signMessage(makeAccount("eip155:1"), "hello")
        const hash = yield* requests.sendTransaction(makeAccount("eip155:1"), {
          from: me,
          to: you,
          data: "0x",
          value: "0x1"
        })
        yield* waitUntilMined(1, hash)
        return { found, signature, hash }
      })
    )
    expect(found).toEqual([[me.toLowerCase(), "eip155:1"]])
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(
      await recoverMessageAddress({
        message: signs === "bytes" ? "hello" : toUtf8Hex("hello"),
        signature: signature as `0x${string}`
      })
    ).toBe(me)
  })

  test("switches, sends on the new network, and disconnects", async () => {
    await withWallet(
      await make(),
      Effect.gen(function* () {
        yield* (yield* Networks).switchTo("eip155:137")
        expect(yield* current).toEqual([[me.toLowerCase(), "eip155:137"]])
        if (name !== "wagmi's mock connector") {
          // It always sends to the first chain, whichever one it reports.
          const hash = yield* (yield* WalletRequests).sendTransaction(makeAccount("eip155:137"), {
            from: me,
            to: you,
            data: "0x",
            value: "0x1"
          })
          yield* waitUntilMined(137, hash)
        }
        yield* (yield* Connections).disconnect()
        expect(yield* current).toEqual([])
      })
    )
  })

  test("sends no request on a network that the wallet is not on", async () => {
    const tag = await withWallet(
      await make(),
      Effect.flatMap(WalletRequests, (requests) =>
        Effect.flip(requests.signMessage(makeAccount("eip155:137"), "hello"))
      )
    )
    expect(tag._tag).toBe("ContextChanged")
  })
})

test("executes a batch with wagmi's mock connector, and fails for a wallet without support", async () => {
  const batch = {
    atomic: false,
    calls: [
      { to: you, value: "0x1" },
      { to: you, value: "0x2" }
    ]
  }
  const done = await withWallet(
    await wagmiMock(),
    Effect.flatMap(CallBatches, (batches) =>
      Effect.flatMap(batches.send(makeAccount("eip155:1"), batch), (id) => batches.done(makeAccount("eip155:1"), id))
    )
  )
  expect([done.status, done.hashes.length]).toEqual([200, 2])
  const refused = await withWallet(
    walletMock(),
    Effect.flatMap(CallBatches, (batches) => Effect.flip(batches.send(makeAccount("eip155:1"), batch)))
  )
  expect(refused._tag).toBe("CallBatchesUnsupported")
})
