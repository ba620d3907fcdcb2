// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Namespace } from "../../../../core/chain/network/ids.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { solanaAccounts } from "../../../../fixtures/sandbox/solana/solanaAccounts.ts"
import {
  type AnnouncedWallet,
  announceBitcoin,
  announceEvm,
  announceSolana,
  startNode
} from "../../../../fixtures/wallets/announcedWallets.ts"
import { createLatchkey, type Latchkey } from "../public.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { passTurns } from "../../../../fixtures/testing/turns.ts"

closeLikeBrowsers()

let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())

const ends = collectEnds()
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)
const make = (): Latchkey => {
  const kit = createLatchkey({ networks: node.networks })
  ends.push(kit.dispose)
  return kit
}

const wallets = {
  eip155: () => announceEvm(),
  solana: () => announceSolana(node.url),
  bip122: announceBitcoin
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

/** Returns the result of a call, or the tag of its failure. */
const getEnd = (call: Promise<unknown>): Promise<unknown> =>
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
const connectNamespace = async (namespace: Tried) => {
  const wallet = wallets[namespace]()
  ends.push(wallet.stop)
  const kit = make()
  await connect(kit, wallet.connectorId, namespace)
  return { kit, wallet }
}
/** A page that was closed while a wallet was connected, and the wallet's changes until the page opens again. */
const reloadPage = async (namespace: Tried, meanwhile: (wallet: AnnouncedWallet) => void) => {
  const { kit, wallet } = await connectNamespace(namespace)
  await run(() => kit.dispose())
  meanwhile(wallet)
  return { kit: make(), wallet }
}

const namespaces: ReadonlyArray<Tried> = ["eip155", "solana", "bip122"]
const names: ReadonlyArray<Call> = ["send", "signMessage", "request"]
const matrix = namespaces.flatMap((namespace) => names.map((name) => [name, namespace] as const))

describe("what a page asked for goes out while all is as it showed it", () => {
  test.each(matrix)("%s on %s, once", async (name, namespace) => {
    const { kit, wallet } = await connectNamespace(namespace)
    expect(await run(() => getEnd(calls[name](kit, namespace)))).toMatch(
      /done|WalletAnswerMisfit|WalletRequestFailed|OutcomeUnknown|code/
    )
    expect(wallet.received()).toHaveLength(1)
  })

  test.each(matrix)(
    "applies the restored account to %s on %s right after the page has opened again",
    async (name, namespace) => {
      const { kit, wallet } = await reloadPage(namespace, () => {})
      await run(() => getEnd(calls[name](kit, namespace)))
      expect(wallet.received()).toHaveLength(1)
    }
  )
})

describe("nothing goes out for an account or a network that came after the call", () => {
  type Change = "another account" | "another network" | "no account any more"
  interface Changed {
    readonly name: Call
    readonly namespace: Tried
    readonly change: Change
  }
  const applyChange = (kit: Latchkey, wallet: AnnouncedWallet, change: Change): void => {
    if (change === "another account") wallet.moveAccount()
    else if (change === "another network") wallet.moveNetwork((to) => void kit.switchNetwork(to).catch(() => {}))
    else wallet.lock()
  }
  const refused = { "another account": "ContextChanged", "another network": "ContextChanged" } as const
  const getExpectedEnd = (name: Call, change: Change): string =>
    change !== "no account any more" ? refused[change] : name === "request" ? "RequestBeforeConnect" : "NotConnected"

  /** Changes the wallet during a call of the page. Returns the call's result and the wallet's requests. */
  const moments = {
    "after a reload, before the call": async ({ name, namespace, change }: Changed) => {
      const { kit, wallet } = await reloadPage(namespace, (item) => {
        if (change === "another account") item.moveAccount()
        else if (change === "another network") item.moveNetwork(() => {})
        else item.lock()
      })
      return [await run(() => getEnd(calls[name](kit, namespace))), wallet.received(), getExpectedEnd(name, change)]
    },
    "after a reload, before the kit's code arrives": async ({ name, namespace, change }: Changed) => {
      const { kit, wallet } = await reloadPage(namespace, () => {})
      const end = run(() => {
        const call = getEnd(calls[name](kit, namespace))
        applyChange(kit, wallet, change)
        return call
      })
      return [await end, wallet.received(), getExpectedEnd(name, change)]
    },
    "after a reload, while the wallet has yet to say who it is": async ({ name, namespace, change }: Changed) => {
      const { kit, wallet } = await reloadPage(namespace, () => {})
      const answer = wallet.hold()
      const end = getEnd(calls[name](kit, namespace))
      await run(() => passTurns(100))
      await run(async () => applyChange(kit, wallet, change))
      answer()
      return [await run(() => end), wallet.received(), getExpectedEnd(name, change)]
    },
    "in the tick of the call": async ({ name, namespace, change }: Changed) => {
      const { kit, wallet } = await connectNamespace(namespace)
      await run(() => getEnd(calls[name](kit, namespace)))
      const before = wallet.received().length
      const end = run(() => {
        const call = getEnd(calls[name](kit, namespace))
        applyChange(kit, wallet, change)
        return call
      })
      return [await end, wallet.received().slice(before), getExpectedEnd(name, change)]
    },
    "before the call's own code has arrived": async ({ name, namespace, change }: Changed) => {
      const { kit, wallet } = await connectNamespace(namespace)
      const answer = node.hold()
      const end = getEnd(calls[name](kit, namespace))
      await run(async () => applyChange(kit, wallet, change))
      await run(() => passTurns(100))
      answer()
      return [await run(() => end), wallet.received(), getExpectedEnd(name, change)]
    }
  } as const
  type Moment = keyof typeof moments

  const isMoment = (text: string): text is Moment => Object.hasOwn(moments, text)
  const rows = Object.keys(moments)
    .filter(isMoment)
    .flatMap((moment) =>
      (["another account", "another network"] as const).flatMap((change) =>
        matrix.map(([name, namespace]) => [name, namespace, moment, change] as const)
      )
    )
    // A wallet of Solana's is on every network at once: which one is in use only the page can change, by a call of its
    // own that comes after this one. Where this one is not held up until then, the wallet is locked instead.
    .map(([name, namespace, moment, change]): readonly [Call, Tried, Moment, Change] =>
      namespace === "solana" && change === "another network" && moment !== "before the call's own code has arrived"
        ? [name, namespace, moment, "no account any more"]
        : [name, namespace, moment, change]
    )

  test("covers three calls, three namespaces, five moments and two changes in ninety rows", () => {
    expect(new Set(rows.map(String)).size).toBe(90)
  })

  test.each(rows)("%s | %s | %s | %s", async (name, namespace, moment, change) => {
    const [end, received, expected] = await moments[moment]({ name, namespace, change })
    expect({ end, received }).toEqual({ end: expected, received: [] })
  })

  const promptRows = matrix.flatMap(([name, namespace]) =>
    (["another account", "another network"] as const).map((change) => [name, namespace, change] as const)
  )
  test.each(promptRows)("%s | %s | while its prompt is open | %s: nothing more", async (name, namespace, change) => {
    const { kit, wallet } = await connectNamespace(namespace)
    const approve = wallet.hold()
    const end = getEnd(calls[name](kit, namespace))
    await run(() => expect.poll(() => wallet.received().length, { timeout: 30_000 }).toBe(1))
    const received = structuredClone(wallet.received())
    await run(async () => applyChange(kit, wallet, change))
    await run(() => passTurns(100))
    approve()
    await run(() => end)
    expect(wallet.received()).toEqual(received)
  })
})
