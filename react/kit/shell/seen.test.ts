// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { solanaAccounts } from "../../../fixtures/sandbox/solana/solanaAccounts.ts"
import {
  type Standing,
  standingBitcoin,
  standingEvm,
  standingSolana,
  startNode
} from "../../../fixtures/wallets/standing.ts"
import { createLatchkey, type Latchkey } from "./public.ts"
import { turns } from "../../../fixtures/testing/turns.ts"

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  setTimeout(() => this.dispatchEvent(new Event("close")), 0)
}

let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  localStorage.clear()
})
const run = <A>(what: () => Promise<A>): Promise<A> => act(what)
const make = (): Latchkey => {
  const kit = createLatchkey({ networks: node.networks })
  ends.push(kit.dispose)
  return kit
}

const wallets = {
  eip155: () => standingEvm(),
  solana: () => standingSolana(node.url),
  bip122: standingBitcoin
} as const
type Tried = keyof typeof wallets
const [, you] = accounts
const receivers = {
  eip155: you,
  solana: solanaAccounts[1].address,
  bip122: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
} as const
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
  call.then(
    () => "done",
    (error) => error._tag ?? error.data?._tag ?? String(error)
  )

/** Connects; wallets of Solana and Bitcoin are found a moment after the kit has started. */
const connect = (kit: Latchkey, connectorId: string, namespace: Namespace): Promise<void> =>
  run(async () => {
    await expect
      .poll(() =>
        kit.connect({ connectorId, namespace }).then(
          () => "connected",
          (error) => error._tag
        )
      )
      .toBe("connected")
  })
const connected = async (namespace: Tried) => {
  const wallet = wallets[namespace]()
  ends.push(wallet.stop)
  const kit = make()
  await connect(kit, wallet.connectorId, namespace)
  return { kit, wallet }
}
/** A page that was left while a wallet was connected, and what became of the wallet until it is opened anew. */
const reloaded = async (namespace: Tried, meanwhile: (wallet: Standing) => void) => {
  const { kit, wallet } = await connected(namespace)
  await run(() => kit.dispose())
  meanwhile(wallet)
  return { kit: make(), wallet }
}

const namespaces: ReadonlyArray<Tried> = ["eip155", "solana", "bip122"]
const names: ReadonlyArray<Call> = ["send", "signMessage", "request"]
const matrix = namespaces.flatMap((namespace) => names.map((name) => [name, namespace] as const))

describe("what a page asked for goes out while all is as it showed it", () => {
  test.each(matrix)("%s on %s, once", async (name, namespace) => {
    const { kit, wallet } = await connected(namespace)
    expect(await run(() => endOf(calls[name](kit, namespace)))).toMatch(
      /done|WalletAnswerMisfit|WalletRequestFailed|code/
    )
    expect(wallet.heard()).toHaveLength(1)
  })

  test.each(matrix)("%s on %s, asked of a page that was just opened anew", async (name, namespace) => {
    const { kit, wallet } = await reloaded(namespace, () => {})
    await run(() => endOf(calls[name](kit, namespace)))
    expect(wallet.heard()).toHaveLength(1)
  })
})

describe("nothing goes out for an account or a network that came after the call", () => {
  const moves = [
    ["account", "moveAccount"],
    ["network", "moveNetwork"]
  ] as const

  for (const [what, move] of moves) {
    test.each(matrix)(`%s on %s while its code is still loading, with another ${what}`, async (name, namespace) => {
      const { kit, wallet } = await connected(namespace)
      const answer = node.hold()
      const end = endOf(calls[name](kit, namespace))
      await run(async () => wallet[move]((to) => void kit.switchNetwork(to)))
      await run(() => turns(100))
      answer()
      expect(await run(() => end)).toBe("ContextChanged")
      expect(wallet.heard()).toEqual([])
    })

    // A wallet of Solana's is on every network at once: which one is in use only the kit knows, and it remembers it.
    const cases = move === "moveNetwork" ? matrix.filter(([, namespace]) => namespace !== "solana") : matrix
    test.each(cases)(`%s on %s after a reload, with another ${what}`, async (name, namespace) => {
      const { kit, wallet } = await reloaded(namespace, (one) => one[move](() => {}))
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
