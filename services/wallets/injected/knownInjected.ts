import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { withCatalogueIds } from "../../../core/wallets/catalogue/catalogueIds.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { type Eip1193Provider, fromEip1193 } from "../connectors/fromEip1193.ts"

/** The globals of wallets that are read here. Each may be any value. */
export interface PageGlobals {
  readonly ethereum?: unknown
  readonly coinbaseWalletExtension?: unknown
  readonly okxwallet?: unknown
}

/** A wallet that is recognized by its globals, and how to find it there (by its public documentation). */
interface Known {
  readonly connector: Connector
  readonly find: (page: PageGlobals) => unknown
}

const drawLetter = (text: string, color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${color}"/><text x="48" y="66" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="52" fill="#fff">${text}</text></svg>`
  )}`

const createExternal = (id: string, name: string, icon: string, rdns?: string): Connector => ({
  id,
  type: "EXTERNAL",
  name,
  chain: "eip155",
  icon,
  ...(rdns === undefined ? {} : { rdns })
})

/** Finds a wallet at `window.ethereum` by its flag: one of several in `providers`, or the object itself. */
const findFlagged =
  (flag: string) =>
  ({ ethereum }: PageGlobals): unknown => {
    const all = readField(ethereum, "providers")
    return [...(Array.isArray(all) ? all : []), ethereum].find((provider) => readField(provider, flag) === true)
  }

const known: ReadonlyArray<Known> = [
  {
    connector: createExternal(
      connectorIds.coinbaseWallet,
      "Coinbase",
      drawLetter("C", "#0052ff"),
      "com.coinbase.wallet"
    ),
    find: (page) => page.coinbaseWalletExtension ?? findFlagged("isCoinbaseWallet")(page)
  },
  {
    connector: createExternal(connectorIds.ledger, "Ledger", drawLetter("L", "#000")),
    find: findFlagged("isLedgerConnect")
  },
  {
    connector: createExternal(connectorIds.okx, "OKX Wallet", drawLetter("O", "#000")),
    find: ({ okxwallet }) => okxwallet
  }
]

/** Reads a field of a wallet's global; its getters may throw. */
const readField = (value: unknown, name: string): unknown => {
  try {
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  } catch {
    return undefined
  }
}

const isProvider = (value: unknown): value is Eip1193Provider => typeof readField(value, "request") === "function"

/**
 * Lists Coinbase Wallet, Ledger and OKX Wallet if they are on the page without announcing themselves, under the
 * connector ids of docs/spec/wallets.md#connectors-ids. A wallet that announces itself too has one row
 * (`core/wallets/catalogue/connectRows.ts`). `coinbase`: true if the host wants Coinbase Wallet listed.
 */
export const knownInjectedLayer = (coinbase: boolean, page: PageGlobals = globalThis as PageGlobals) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const connectors = yield* Connectors
      const found = known.flatMap(({ connector, find }) => {
        const provider = connector.id === connectorIds.coinbaseWallet && !coinbase ? undefined : findSafely(find, page)
        return isProvider(provider)
          ? [{ connector: withCatalogueIds(connector), wallet: fromEip1193(provider, connector.id) }]
          : []
      })
      yield* Effect.forEach(found, ({ connector: { chain, id }, wallet }) => connectors.put(id, chain, wallet), {
        discard: true
      })
      if (found.length > 0)
        yield* (yield* Store).dispatch({
          _tag: "WalletsAnnounced",
          connectors: found.map(({ connector }) => connector)
        })
    })
  )

const findSafely = (find: (page: PageGlobals) => unknown, page: PageGlobals): unknown => {
  try {
    return find(page)
  } catch {
    return undefined
  }
}
