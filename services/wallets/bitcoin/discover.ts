import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { getAtPath, okxConnector, readSatsList } from "../../../core/wallets/bitcoin/readSatsList.ts"
import { bitcoinNetworks, getNetworkName } from "../../../core/chain/bitcoin/networks.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { importChunk } from "../../foundation/chunks/importChunk.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { WalletConnector } from "../connectors/Connector.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { createLazyConnector } from "../connectors/lazyConnector.ts"
import { getNetworks, type PageStandardWallet } from "../connectors/standardWallet.ts"

/** The number of times that the page is checked for wallets that do not announce themselves. */
const looks = 3

/** A detected wallet, and a function that loads its connector. */
interface Found {
  readonly connector: Connector
  readonly wallet: unknown
  readonly load: () => Promise<(page: PageStandardWallet) => WalletConnector>
}

/**
 * Lists the Bitcoin wallets that do not announce themselves: those of sats-connect's list and OKX's. The page is
 * checked three times, 200 ms apart: an extension may load after the page. A wallet whose name is already listed
 * (through the wallet-standard) is not listed again. On a page without a Bitcoin network nothing is checked.
 */
export const bitcoinDiscoveryLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const connectors = yield* Connectors
    const ended = yield* Effect.acquireRelease(
      Effect.sync(() => new AbortController()),
      (controller) => Effect.sync(() => controller.abort("ended"))
    )

    const look = Effect.suspend(() => {
      const known = store.getState().wallet.connectors.filter(({ chain }) => chain === "bip122")
      const fresh = findWallets().filter(
        ({ connector }, index, all) =>
          ![...known, ...all.slice(0, index).map((earlier) => earlier.connector)].some(
            ({ id, name }) => isSameText(id, connector.id) || isSameText(name, connector.name)
          )
      )
      if (fresh.length === 0) return Effect.void
      const put = Effect.forEach(
        fresh,
        ({ connector: { id }, load, wallet }) => {
          const page: PageStandardWallet = {
            wallet,
            connectorId: id,
            leaveSignal: ended.signal,
            networks: (silent) => getNetworks(store.getState(), id, "bip122", silent)
          }
          return connectors.put(
            id,
            "bip122",
            createLazyConnector(() => importChunk(load).then((adapter) => adapter(page)))
          )
        },
        { discard: true }
      )
      return Effect.zipRight(
        put,
        store.dispatch({ _tag: "WalletsAnnounced", connectors: fresh.map(({ connector }) => connector) })
      )
    })

    if (!store.getState().chain.networks.some(({ namespace }) => namespace === "bip122")) return
    yield* look
    yield* Effect.forkScoped(Effect.repeatN(Effect.zipRight(Effect.sleep(millis.bitcoinLook), look), looks - 2))
  })
)

const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Returns the wallets on the page. The page's getters may throw, and its lists may be any value. */
const findWallets = (): ReadonlyArray<Found> => {
  const sats = readSatsList(getField(globalThis, "btc_providers")).flatMap((connector): ReadonlyArray<Found> => {
    const wallet = getAtPath(globalThis, connector.id)
    return typeof getField(wallet, "request") === "function"
      ? [
          {
            connector,
            wallet,
            load: () => import("./satsDialect.ts").then(({ createSatsConnectConnector }) => createSatsConnectConnector)
          }
        ]
      : []
  })
  const okx = getField(globalThis, "okxwallet")
  const serves = bitcoinNetworks.some(
    (network) => typeof getField(getField(okx, getNetworkName("okx", network) ?? ""), "connect") === "function"
  )
  return serves
    ? [
        ...sats,
        {
          connector: okxConnector,
          wallet: okx,
          load: () => import("./okxDialect.ts").then(({ createOkxBitcoinConnector }) => createOkxBitcoinConnector)
        }
      ]
    : sats
}
