import { getNetworks } from "../connectors/standardWallet.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { readStandardWallet, createStandardConnector } from "../../../core/wallets/connectors/standard.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import { type StandardKind, standardKinds } from "./standardKinds.ts"

/** The maximum number of wallets on one page; further ones are ignored, as no visitor has that many. */
const maxWallets = 2_000

type Kinds = Readonly<Partial<Record<Namespace, StandardKind>>>

/** A registered wallet, and a connector for each namespace that it supports. */
interface Registered {
  readonly wallet: unknown
  readonly removal: AbortController
  readonly connectors: ReadonlyArray<Connector>
}

/**
 * Lists the wallets of the wallet-standard, each on every configured namespace that it supports, for as long as it
 * stays registered. Those that register together are listed together; later registrations and removals are applied once
 * per frame. Of two with the same name the first is kept. On pages without such namespaces, nothing is listened to.
 */
export const standardLayer = (kinds: Kinds = standardKinds) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const page = yield* Page
      const store = yield* Store
      const connectors = yield* Connectors
      const run = Runtime.runFork(yield* Effect.runtime())
      let isWaiting = true
      const registry = makeRegistry(kinds, store, () => {
        if (isWaiting) return
        isWaiting = true
        run(Effect.zipRight(page.painted, flush))
      })
      const flush = Effect.suspend(() => {
        isWaiting = false
        return applyChanges(kinds, store, connectors, registry.takeChanges())
      })
      yield* Effect.acquireRelease(
        Effect.sync(() => listen(registry.add, registry.remove)),
        (stop) =>
          Effect.sync(() => {
            stop()
            registry.end()
          })
      )
      yield* flush
    })
  )

/** Creates the register of a page's wallets. `onChange` is called after each change. */
const makeRegistry = (kinds: Kinds, store: Store["Type"], onChange: () => void) => {
  const registered = new Map<unknown, Registered>()
  const names = new Set<string>()
  let added: Array<Registered> = []
  let removed: Array<Registered> = []
  return {
    add: (wallet: unknown): void => {
      const read = registered.size < maxWallets && !registered.has(wallet) ? readStandardWallet(wallet) : null
      if (read === null) return
      const { networks } = store.getState().chain
      const supported = (Object.keys(kinds) as Array<Namespace>).filter(
        (chain) =>
          !names.has(getKey(chain, read.name)) &&
          kinds[chain]?.fits(
            read,
            networks.filter(({ namespace }) => namespace === chain).map(({ id }) => id)
          )
      )
      if (supported.length === 0) return
      for (const chain of supported) names.add(getKey(chain, read.name))
      const entry = {
        wallet,
        removal: new AbortController(),
        connectors: supported.map((chain) => createStandardConnector(read, chain))
      }
      registered.set(wallet, entry)
      added.push(entry)
      onChange()
    },
    remove: (wallet: unknown): void => {
      const entry = registered.get(wallet)
      if (entry === undefined) return
      registered.delete(wallet)
      for (const { chain, id } of entry.connectors) names.delete(getKey(chain, id))
      entry.removal.abort("left")
      if (!added.includes(entry)) removed.push(entry)
      onChange()
    },
    /** Returns the wallets that were added and removed since the last call. */
    takeChanges: () => {
      const changes = { added: added.filter(({ removal }) => !removal.signal.aborted), removed }
      added = []
      removed = []
      return changes
    },
    end: (): void => {
      for (const { removal } of registered.values()) removal.abort("ended")
    }
  }
}

/** Updates the connectors and the state. */
const applyChanges = (
  kinds: Kinds,
  store: Store["Type"],
  connectors: Connectors["Type"],
  { added, removed }: { readonly added: ReadonlyArray<Registered>; readonly removed: ReadonlyArray<Registered> }
) => {
  const put = ({ connectors: items, removal, wallet }: Registered) =>
    Effect.forEach(
      items,
      ({ chain, id }) => {
        const kind = kinds[chain]
        if (kind === undefined) return Effect.void
        const connector = kind.connector({
          wallet,
          connectorId: id,
          leaveSignal: removal.signal,
          networks: (silent) => getNetworks(store.getState(), id, chain, silent)
        })
        return connectors.put(id, chain, connector)
      },
      { discard: true }
    )
  const old = removed.flatMap((entry) => entry.connectors)
  const fresh = added.flatMap((entry) => entry.connectors)
  return Effect.forEach(old, ({ chain, id }) => connectors.drop(id, chain), { discard: true }).pipe(
    Effect.zipRight(Effect.forEach(added, put, { discard: true })),
    Effect.zipRight(
      store.dispatch(
        ...(old.length === 0
          ? []
          : [{ _tag: "WalletsLeft" as const, connectors: old.map(({ chain, id }) => ({ chain, id })) }]),
        ...(fresh.length === 0 ? [] : [{ _tag: "WalletsAnnounced" as const, connectors: fresh }])
      )
    )
  )
}

const getKey = (chain: Namespace, name: string): string => `${chain}:${name.toLowerCase()}`

/**
 * Handles the wallet-standard's two events: wallets that load later send one, those that are already there receive the
 * other. Returns a function that stops it.
 */
const listen = (add: (wallet: unknown) => void, remove: (wallet: unknown) => void): (() => void) => {
  let isListening = true
  const api = Object.freeze({
    register: (...wallets: ReadonlyArray<unknown>) => {
      if (isListening) wallets.forEach(add)
      return () => {
        if (isListening) wallets.forEach(remove)
      }
    }
  })
  const onRegister = (event: Event): void => {
    const callback = getField(event, "detail")
    if (typeof callback === "function") ignoreErrors(() => Reflect.apply(callback, undefined, [api]))
  }
  window.addEventListener("wallet-standard:register-wallet", onRegister)
  window.dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: api }))
  return () => {
    isListening = false
    window.removeEventListener("wallet-standard:register-wallet", onRegister)
  }
}
