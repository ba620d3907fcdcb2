import * as Effect from "effect/Effect"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { askDecision } from "../../../services/embedded/decision/askDecision.ts"
import { createEmbeddedConnector } from "../../../services/embedded/login/createEmbeddedConnector.ts"
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
import { type Exchange, createLineToSite, createSiteExchange, watchExchange } from "../frame/createLineToSite.ts"
import { watchWallet } from "../../wallets/connection/watchedWallet.ts"
import { keepExchange, createReplayExchange } from "../frame/recordedExchange.ts"
import { showAddress } from "./showAddress.ts"

const { auth: connectorId } = connectorIds
/** A terminal has no page; the origin is only used for links on a page. */
const noPage = ""
const namespaces = ["eip155", "solana"] as const

/**
 * Registers the embedded wallet of this run on each namespace, over the line to the secure site. Its session is stored
 * in the file next to the terminal's own. A replay answers from the recording. Fails with `NoSiteLine` if no site
 * offers a line for terminals.
 */
export const embeddedWallet = Effect.gen(function* () {
  const run = yield* Run
  const connectors = yield* Connectors
  const store = yield* Store
  const line = createLineToSite(yield* getExchange)
  yield* joinLogin(noPage)
  const wallet = yield* Effect.provide(
    Effect.flatMap(accountTypes(line, "", noPage), (types) =>
      createEmbeddedConnector(
        line,
        "",
        knownNetworks,
        { ...noWindows, elsewhere: { show: showAddress(run) } },
        // Running the command is the consent: the site signs and sends, once.
        (call) => askDecision(line, call),
        types
      )
    ),
    Storage.layerMemory(run.storage)
  )
  const watched = watchWallet(wallet, run.outbox, run.flags)
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

const getExchange = Effect.gen(function* () {
  const run = yield* Run
  const { source } = run.flags
  if (source._tag === "fixtures") return createReplayExchange(yield* run.wallet, run.missed)
  const {
    endpoints: { secureSite }
  } = yield* Settings
  if (source._tag === "live" || secureSite === undefined) return yield* new NoSiteLine()
  const exchange: Exchange = createSiteExchange(secureSite, run.storage)
  return run.flags.record === undefined ? exchange : watchExchange(exchange, keepExchange(run.keepWallet))
})
