import { networksOf } from "../connectors/standardWallet.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { fieldOf } from "../../../core/foundation/data/decode.ts"
import { readStandardWallet, standardConnector } from "../../../core/wallets/connectors/standard.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { ignoreErrors } from "../connectors/ignoreErrors.ts"
import { type StandardKind, standardKinds } from "./standardKinds.ts"

/** The maximum number of wallets on one page; further ones are ignored, as no visitor has that many. */
const most = 2_000

/** A registered wallet and the namespaces that it supports. */
interface Standing {
  readonly wallet: unknown
  readonly gone: AbortController
  readonly connectors: ReadonlyArray<Connector>
}

/**
 * Lists the wallets of the wallet-standard, each on every configured namespace that it supports, for as long as it
 * stays registered. Those that register together are listed together; later registrations and removals are applied once
 * per frame. Of two with the same name the first is kept. On pages without such namespaces, nothing is listened to.
 */
export const standardLayer = (kinds: Readonly<Partial<Record<Namespace, StandardKind>>> = standardKinds) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const store = yield* Store
      const connectors = yield* Connectors
      const page = yield* Page
      const run = Runtime.runFork(yield* Effect.runtime())
      const standing = new Map<unknown, Standing>()
      const taken = new Set<string>()
      let arrived: Array<Standing> = []
      let leaving: Array<Standing> = []
      let waiting = true

      const flush = Effect.suspend(() => {
        const gone = leaving
        const come = arrived.filter((one) => !one.gone.signal.aborted)
        leaving = []
        arrived = []
        waiting = false
        const left = gone.flatMap((one) => one.connectors)
        const fresh = come.flatMap((one) => one.connectors)
        return Effect.forEach(left, ({ chain, id }) => connectors.drop(id, chain), { discard: true }).pipe(
          Effect.zipRight(Effect.forEach(come, put, { discard: true })),
          Effect.zipRight(
            store.dispatch(
              ...(left.length === 0
                ? []
                : [{ _tag: "WalletsLeft" as const, connectors: left.map(({ chain, id }) => ({ chain, id })) }]),
              ...(fresh.length === 0 ? [] : [{ _tag: "WalletsAnnounced" as const, connectors: fresh }])
            )
          )
        )
      })

      const put = ({ connectors: all, gone, wallet }: Standing) =>
        Effect.forEach(
          all,
          ({ chain, id }) => {
            const kind = kinds[chain]
            return kind === undefined
              ? Effect.void
              : connectors.put(
                  id,
                  chain,
                  kind.connector({
                    wallet,
                    connectorId: id,
                    left: gone.signal,
                    networks: (silent) => networksOf(store.getState(), id, chain, silent)
                  })
                )
          },
          { discard: true }
        )

      const soon = (): void => {
        if (waiting) return
        waiting = true
        run(Effect.zipRight(page.painted, flush))
      }

      const arrive = (wallet: unknown): void => {
        const read = standing.size < most && !standing.has(wallet) ? readStandardWallet(wallet) : null
        if (read === null) return
        const { networks } = store.getState().chain
        const found = (Object.keys(kinds) as Array<Namespace>).filter(
          (chain) =>
            !taken.has(keyOf(chain, read.name)) &&
            kinds[chain]?.fits(
              read,
              networks.filter(({ namespace }) => namespace === chain).map(({ id }) => id)
            )
        )
        if (found.length === 0) return
        for (const chain of found) taken.add(keyOf(chain, read.name))
        const one = {
          wallet,
          gone: new AbortController(),
          connectors: found.map((chain) => standardConnector(read, chain))
        }
        standing.set(wallet, one)
        arrived.push(one)
        soon()
      }

      const leave = (wallet: unknown): void => {
        const one = standing.get(wallet)
        if (one === undefined) return
        standing.delete(wallet)
        for (const { chain, id } of one.connectors) taken.delete(keyOf(chain, id))
        one.gone.abort("left")
        if (!arrived.includes(one)) leaving.push(one)
        soon()
      }

      yield* Effect.acquireRelease(
        Effect.sync(() => listen(arrive, leave)),
        (stop) =>
          Effect.sync(() => {
            stop()
            for (const { gone } of standing.values()) gone.abort("ended")
          })
      )
      yield* flush
    })
  )

const keyOf = (chain: Namespace, name: string): string => `${chain}:${name.toLowerCase()}`

/**
 * Handles the wallet-standard's two events: wallets that load later send one, those that are already there receive the
 * other. Completes with the functions it returns.
 */
const listen = (arrive: (wallet: unknown) => void, leave: (wallet: unknown) => void): (() => void) => {
  let listening = true
  const api = Object.freeze({
    register: (...wallets: ReadonlyArray<unknown>) => {
      if (listening) wallets.forEach(arrive)
      return () => {
        if (listening) wallets.forEach(leave)
      }
    }
  })
  const heard = (event: Event): void => {
    const callback = fieldOf(event, "detail")
    if (typeof callback === "function") ignoreErrors(() => Reflect.apply(callback, undefined, [api]))
  }
  window.addEventListener("wallet-standard:register-wallet", heard)
  window.dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: api }))
  return () => {
    listening = false
    window.removeEventListener("wallet-standard:register-wallet", heard)
  }
}
