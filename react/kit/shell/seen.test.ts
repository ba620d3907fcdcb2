// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { createServer, type Server } from "node:http"
import { act } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { bitcoin, bitcoinTestnet, mainnet, polygon, solana, solanaDevnet } from "../../../core/chain/network/networks.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { answerOfNode } from "../../../fixtures/faults/wallets/nodes.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { solanaAccounts } from "../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/plainWallet.ts"
import { plainSatsConnectWallet, satsProviderId } from "../../../fixtures/wallets/satsConnectWallet.ts"
import { announcePlainSolanaWallet } from "../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import { createLatchkey, type Latchkey } from "./public.ts"

HTMLDialogElement.prototype.close = function(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  setTimeout(() => this.dispatchEvent(new Event("close")), 0)
}

vi.setConfig({ testTimeout: 30_000 }) // the kit's own code is read from its source

/** A node of every chain, which answers once it is let. */
let server: Server
let answering: Promise<void> = Promise.resolve()
let nodeUrl = ""
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ""
    request.on("data", (part) => { text += part })
    request.on("end", () => void answering.then(() => {
      const { id, method } = JSON.parse(text)
      response.setHeader("content-type", "application/json")
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result: answerOfNode(method) }))
    }))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  nodeUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => new Promise((done) => server.close(done)))

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  answering = Promise.resolve()
  for (const end of ends.splice(0)) await act(async () => end())
  localStorage.clear()
})
const run = <A>(what: () => Promise<A>): Promise<A> => act(what)
const make = (): Latchkey => {
  const kit = createLatchkey({
    networks: [mainnet, polygon, solana, solanaDevnet, bitcoin, bitcoinTestnet].map((chain) => ({ ...chain, rpcUrls: { default: { http: [nodeUrl] } } }))
  })
  ends.push(kit.dispose)
  return kit
}

/** A wallet with two accounts, on the page and told what to do. */
interface Standing {
  readonly connectorId: string
  /** What it was asked to sign or send, with what. */
  readonly heard: () => ReadonlyArray<unknown>
  readonly moveAccount: () => void
  readonly moveNetwork: (kit: Latchkey) => void
}

const [me, you] = accounts
const sign = `0x${"11".repeat(65)}`
const hash = `0x${"12".repeat(32)}`
const asks = /sign|send|permission/i
const evm = (): Standing => {
  const agrees = { personal_sign: sign, eth_sendTransaction: hash, eth_signTypedData_v4: sign, wallet_sendCalls: { id: "0xb" }, wallet_grantPermissions: {}, wallet_revokePermissions: {}, eth_sendUserOperation: hash }
  const wallet = announcePlainWallet({ uuid: "w", rdns: "test.zebra", name: "Zebra", accounts: [me], chainId: 1, answers: agrees })
  ends.push(wallet.stop)
  return {
    connectorId: "test.zebra", heard: () => wallet.asked.filter(({ method }) => asks.test(method)),
    moveAccount: () => wallet.setAccounts([you]), moveNetwork: () => wallet.setChain(137)
  }
}
const onSolana = (): Standing => {
  const wallet = announcePlainSolanaWallet({ name: "Plain Solana", accounts: [solanaAccounts[0].address], rpcUrl: nodeUrl })
  ends.push(wallet.stop)
  return {
    connectorId: "Plain Solana", heard: () => wallet.asked.filter(({ method }) => asks.test(method)),
    moveAccount: () => wallet.setAccounts([solanaAccounts[1].address]),
    moveNetwork: (kit) => void kit.switchNetwork(solanaDevnet.caipNetworkId ?? "")
  }
}
const onBitcoin = (): Standing => {
  const wallet = plainSatsConnectWallet()
  ends.push(wallet.leave)
  return {
    connectorId: satsProviderId, heard: () => wallet.asked.filter(({ method }) => asks.test(method)),
    moveAccount: () => wallet.setAccounts(1), moveNetwork: () => wallet.setNetwork(bitcoinTestnet.caipNetworkId ?? "")
  }
}
const wallets = { eip155: evm, solana: onSolana, bip122: onBitcoin } as const
type Tried = keyof typeof wallets
const receivers = { eip155: you, solana: solanaAccounts[1].address, bip122: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" } as const
/** A request that names no account: it is for the one that is shown. */
const requests = {
  eip155: { method: "eth_sendTransaction", params: [{ to: you, value: "0x1" }] },
  solana: { method: "solana_signMessage", params: { message: "8wr" } },
  bip122: { method: "sendTransfer", params: { recipientAddress: receivers.bip122, amount: "1000" } }
} as const

const calls = {
  send: (kit: Latchkey, namespace: Tried) => kit.send({ to: receivers[namespace], amount: "0.01", namespace }),
  signMessage: (kit: Latchkey, namespace: Tried) => kit.signMessage({ message: "hi", namespace }),
  request: (kit: Latchkey, namespace: Tried): Promise<unknown> => kit.provider(namespace).request(requests[namespace])
} as const
type Call = keyof typeof calls

/** What a call ended in: its answer, or the tag of what it was refused with. */
const endOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => "done", (error) => error._tag ?? error.data?._tag ?? String(error))

/** Connects; wallets of Solana and Bitcoin are found a moment after the kit has started. */
const connect = (kit: Latchkey, connectorId: string, namespace: Namespace): Promise<void> => run(async () => {
  await expect.poll(() => kit.connect({ connectorId, namespace }).then(() => "connected", (error) => error._tag), { timeout: 8_000 }).toBe("connected")
})
const connected = async (namespace: Tried) => {
  const wallet = wallets[namespace]()
  const kit = make()
  await connect(kit, wallet.connectorId, namespace)
  return { kit, wallet }
}
/** A page that was left while a wallet was connected, and what became of the wallet until it is opened anew. */
const reloaded = async (namespace: Tried, meanwhile: (wallet: Standing, kit: Latchkey) => void) => {
  const { kit, wallet } = await connected(namespace)
  await run(() => kit.dispose())
  meanwhile(wallet, kit)
  return { kit: make(), wallet }
}

const namespaces: ReadonlyArray<Tried> = ["eip155", "solana", "bip122"]
const names: ReadonlyArray<Call> = ["send", "signMessage", "request"]
const matrix = namespaces.flatMap((namespace) => names.map((name) => [name, namespace] as const))

describe("what a page asked for goes out while all is as it showed it", () => {
  test.each(matrix)("%s on %s, once", async (name, namespace) => {
    const { kit, wallet } = await connected(namespace)
    expect(await run(() => endOf(calls[name](kit, namespace)))).toMatch(/done|WalletAnswerMisfit|WalletRequestFailed|code/)
    expect(wallet.heard()).toHaveLength(1)
  })

  test.each(matrix)("%s on %s, asked of a page that was just opened anew", async (name, namespace) => {
    const { kit, wallet } = await reloaded(namespace, () => {})
    await run(() => endOf(calls[name](kit, namespace)))
    expect(wallet.heard()).toHaveLength(1)
  })
})

describe("nothing goes out for an account or a network that came after the call", () => {
  const moves = [["account", "moveAccount"], ["network", "moveNetwork"]] as const

  for (const [what, move] of moves) {
    test.each(matrix)(`%s on %s while its code is still loading, with another ${what}`, async (name, namespace) => {
      const { kit, wallet } = await connected(namespace)
      if (namespace === "solana" && move === "moveNetwork") answering = new Promise((done) => setTimeout(done, 200))
      const end = endOf(calls[name](kit, namespace))
      await run(async () => wallet[move](kit))
      expect(await run(() => end)).toBe("ContextChanged")
      expect(wallet.heard()).toEqual([])
    })

    // A wallet of Solana's is on every network at once: which one is in use only the kit knows, and it remembers it.
    const cases = move === "moveNetwork" ? matrix.filter(([, namespace]) => namespace !== "solana") : matrix
    test.each(cases)(`%s on %s after a reload, with another ${what}`, async (name, namespace) => {
      const { kit, wallet } = await reloaded(namespace, (one, before) => one[move](before))
      expect(await run(() => endOf(calls[name](kit, namespace)))).toBe("ContextChanged")
      expect(wallet.heard()).toEqual([])
    })
  }

  test.each(matrix)("%s on %s, when the account moves in the tick of the call", async (name, namespace) => {
    const { kit, wallet } = await connected(namespace)
    await run(() => endOf(calls[name](kit, namespace)))
    const before = wallet.heard().length
    const end = run(() => {
      const call = endOf(calls[name](kit, namespace))
      wallet.moveAccount()
      return call
    })
    expect(await end).toBe("ContextChanged")
    expect(wallet.heard()).toHaveLength(before)
  })
})
