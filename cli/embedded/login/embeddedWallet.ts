import * as Effect from "effect/Effect"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { askDecision } from "../../../services/embedded/decision/askDecision.ts"
import { embeddedConnector } from "../../../services/embedded/login/embeddedConnector.ts"
import { accountTypes } from "../../../services/embedded/user/accountTypes.ts"
import { noWindows } from "../../../services/embedded/social/SignInWindows.ts"
import { joinLogin } from "../../../services/embedded/login/joinLogin.ts"
import { Settings } from "../../../services/foundation/platform/Settings.ts"
import { Storage } from "../../../services/foundation/storage/Storage.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { knownNetworks } from "../../chain/network/knownNetworks.ts"
import { NoSiteLine } from "../../foundation/errors/embedded.ts"
import { Run } from "../../run/world.ts"
import { type Exchange, lineToSite, siteExchange, watchedExchange } from "../frame/lineToSite.ts"
import { watchedWallet } from "../../wallets/connection/watchedWallet.ts"
import { keepExchange, recordedExchange } from "../frame/recordedExchange.ts"
import { showAddress } from "./showAddress.ts"

const { auth: connectorId } = connectorIds
/** The secure site's origin is for links of a page. */
const noPage = ""
const namespaces = ["eip155", "solana"] as const

/**
 * The embedded wallet of this run, over the line to the secure site: it is registered on each namespace, once. Its
 * session is stored beside the terminal's own. A replay answers from what was recorded of the line. Fails with
 * `NoSiteLine` where no site offers a line to terminals.
 */
export const embeddedWallet = Effect.gen(function* () {
  const at = yield* Run
  const connectors = yield* Connectors
  const store = yield* Store
  const line = lineToSite(yield* exchangeOf)
  yield* joinLogin(noPage)
  const wallet = yield* Effect.provide(
    Effect.flatMap(accountTypes(line, "", noPage), (types) =>
      embeddedConnector(
        line,
        "",
        knownNetworks,
        { ...noWindows, elsewhere: { show: showAddress(at) } },
        // Whoever runs a command has agreed to it here: the site signs and sends, once.
        (call) => askDecision(line, call),
        types
      )
    ),
    Storage.layerMemory(at.kept)
  )
  const watched = watchedWallet(wallet, at.outbox, at.flags)
  yield* Effect.forEach(namespaces, (namespace) => connectors.put(connectorId, namespace, watched), { discard: true })
  yield* store.dispatch(
    {
      _tag: "WalletsAnnounced",
      connectors: namespaces.map((chain) => ({ id: connectorId, type: "AUTH", name: "Auth", chain, icon: "" }))
    },
    { _tag: "WalletsLooked" }
  )
  return { line, wallet }
})

const exchangeOf = Effect.gen(function* () {
  const at = yield* Run
  const { source } = at.flags
  if (source._tag === "fixtures") return recordedExchange(yield* at.wallet, at.missed)
  const {
    endpoints: { secureSite }
  } = yield* Settings
  if (source._tag === "live" || secureSite === undefined) return yield* new NoSiteLine()
  const exchange: Exchange = siteExchange(secureSite, at.kept)
  return at.flags.record === undefined ? exchange : watchedExchange(exchange, keepExchange(at.keepWallet))
})
