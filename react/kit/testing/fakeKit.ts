import { unwrapNetwork, toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { mainnet } from "../../../core/chain/network/networks.ts"
import type { KitEvent } from "../../../core/event.ts"
import { emptySnapshot, type Snapshot, toChainId } from "../../../core/wallets/storage/snapshot.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"
import { forwardedNames } from "../../../core/kit/methodTable/methodNames.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"

/** The state of a fake kit: a snapshot, or the parts that a test is about. */
export interface FakeState extends Partial<Snapshot> {
  readonly address?: string | undefined
  /**
   * The chain of the account and of the active network.
   *
   * @default 1
   */
  readonly chainId?: number | undefined
}

/** Options of `fakeKit` besides its state. */
export interface FakeOptions {
  readonly networks?: LatchkeyOptions["networks"] | undefined
  /** The results of methods by name: a value, or a function of the argument. */
  readonly answers?: Readonly<Record<string, unknown>> | undefined
}

/** A kit without a kit's code: it shows the state that a test sets, and records its calls. */
export type FakeKit = Latchkey & {
  /** Changes the state and notifies the subscribers. */
  readonly set: (state: FakeState) => void
  /** The recorded calls, in order, except `subscribe` and `getSnapshot`. */
  readonly calls: ReadonlyArray<readonly [method: string, ...args: ReadonlyArray<unknown>]>
  /** Passes an event to the listeners of `useEvents`. */
  readonly notify: (event: KitEvent) => void
}

const snapshotKeys: { readonly [Key in keyof FakeState]-?: null } = {
  account: null,
  address: null,
  balance: null,
  chainId: null,
  connections: null,
  name: null,
  network: null,
  open: null,
  signIn: null,
  status: null,
  transactions: null,
  view: null,
  words: null
}

/** Rejects for a method without an answer. */
const rejectUnanswered = (method: string): Promise<never> =>
  Promise.reject(new Error(`This fake kit has no answer for ${method}: pass one to fakeKit in \`answers\`.`))

/**
 * Returns a kit for tests of a page's own components: it loads nothing and asks no wallet. `open`, `close`, `connect`,
 * `disconnect` and `switchNetwork` change its state as a real kit would; other methods return the passed answers.
 * Throws `CallMisfit` for an unknown key.
 *
 * @example
 * ```ts
 * import { fakeKit } from "latchkey/testing"
 *
 * const fake = fakeKit({ address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" }, { answers: { signMessage: "0x12" } })
 * await fake.signMessage({ message: "Hello" })
 * console.log(fake.calls)
 * ```
 */
export const fakeKit = (state: FakeState = {}, options: FakeOptions = {}): FakeKit => {
  requireKeys("fakeKit", state, Object.keys(snapshotKeys), 'fakeKit({ status: "connected" })')
  requireKeys("fakeKit", options, ["networks", "answers"], 'fakeKit({}, { answers: { signMessage: "0x" } })')
  const { answers = {}, networks = [mainnet] } = options
  const calls: Array<readonly [method: string, ...args: ReadonlyArray<unknown>]> = []
  const listeners = new Set<() => void>()
  const first = { ...emptySnapshot, ...(state.address !== undefined && { status: "connected" as const }) }
  let snapshot = mergeState(networks, first, state)
  const set = (next: FakeState): void => {
    snapshot = mergeState(networks, snapshot, next)
    for (const listener of [...listeners]) listener()
  }
  const link: Link = { theme: { mode: "dark" }, options: { networks } }
  const answerOf = (name: string, argument: unknown): Promise<unknown> => {
    const answer = answers[name]
    return answer === undefined
      ? rejectUnanswered(name)
      : Promise.resolve(typeof answer === "function" ? answer(argument) : answer)
  }
  const actions = createActions({ set, answerOf, link, listeners, address: state.address ?? someone })
  const createMethod =
    (name: string) =>
    (...args: ReadonlyArray<unknown>) => {
      calls.push([name, ...args])
      const act = Object.hasOwn(answers, name) ? undefined : actions[name]
      return act ? act(...(args as readonly [never])) : answerOf(name, args[0])
    }
  const names = [...new Set([...forwardedNames, ...Object.keys(actions)])]
  return {
    ...Object.fromEntries(names.map((name) => [name, createMethod(name)])),
    [buttonLink]: link,
    calls,
    set,
    notify: (event: KitEvent) => {
      for (const listener of [...(link.listeners ?? [])]) listener(event)
    },
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  } as unknown as FakeKit
}

/** Returns the snapshot after a change by a test: account, connections and network follow address and chain. */
const mergeState = (
  networks: NonNullable<LatchkeyOptions["networks"]>,
  before: Snapshot,
  { address, chainId, ...rest }: FakeState
): Snapshot => {
  const id: NetworkId =
    chainId === undefined ? (before.network?.id ?? toNetworkId(networks[0]) ?? "eip155:1") : `eip155:${chainId}`
  const known = networks.find((item) => toNetworkId(item) === id)
  const network = { id, chainId: toChainId(id), name: known?.name ?? id, supported: known !== undefined }
  const next: Snapshot = { ...before, network, ...rest }
  if (rest.account !== undefined) return next
  const isThere = next.status === "connected" || next.status === "reconnecting"
  const shownAddress = address ?? before.account?.address
  if (!isThere || shownAddress === undefined) return { ...next, account: null, connections: rest.connections ?? [] }
  const account = {
    namespace: "eip155" as const,
    address: shownAddress,
    network: id,
    chainId: toChainId(id),
    connectorId: "com.test",
    wallet: "Test Wallet"
  }
  const item = { ...account, addresses: [shownAddress], inUse: true, live: next.status === "connected" } as const
  return { ...next, account, connections: rest.connections ?? [item] }
}

type Link = NonNullable<Linked[typeof buttonLink]>

/** The functions of a fake kit that its own methods call. */
interface ActionParts {
  readonly set: (state: FakeState) => void
  readonly answerOf: (name: string, argument: unknown) => Promise<unknown>
  readonly link: Link
  readonly listeners: Set<() => void>
  /** The account of a connection. */
  readonly address: string
}

/** Returns the methods that work without an answer of the test. */
const createActions = ({
  address,
  answerOf,
  link,
  listeners,
  set
}: ActionParts): Readonly<Record<string, (argument: never) => unknown>> => ({
  open: async ({ view = "Connect" }: { readonly view?: string } = {}) => set({ open: true, view }),
  close: () => set({ open: false, view: null }),
  connect: async () => set({ status: "connected", address }),
  disconnect: async () => set({ status: "disconnected", account: null, connections: [] }),
  switchNetwork: async (to: unknown) => {
    const id = toNetworkId(unwrapNetwork(to))
    const chainId = id && toChainId(id)
    if (chainId !== undefined) set({ chainId })
  },
  provider: () => ({
    request: (call: { readonly method: string }) => answerOf(call.method, call),
    on: () => {},
    removeListener: () => {}
  }),
  setTheme: (theme: unknown) => {
    link.theme = { ...link.theme, ...(typeof theme === "object" ? theme : { mode: theme }) } as Link["theme"]
    set({})
  },
  setLocale: async () => {},
  prepare: () => {},
  log: async () => new Blob([]),
  report: async () => new Blob([]),
  dispose: async () => listeners.clear()
})

/** The first account of local chains. */
const someone = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
