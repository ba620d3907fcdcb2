import * as Effect from "effect/Effect"
import { socialProviders, type SocialProvider } from "../../../core/embedded/social/providers.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { standIn } from "../../../core/foundation/log/standIn.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { createChoiceError, createUsageError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { connectionLayer, getReport } from "../../wallets/connection/connect.ts"
import { keepSession } from "../../wallets/connection/keepSession.ts"
import { embeddedWallet } from "./embeddedWallet.ts"
import { showFarcaster } from "./showAddress.ts"

/** The providers with a sign-in page. Farcaster signs in with its app, and is a wallet kind of its own here. */
const providers: ReadonlyArray<SocialProvider> = socialProviders.filter((provider) => provider !== "farcaster")

/**
 * `connect --wallet social --provider <name>`: signs in with a social account on any device, at the printed address and
 * with the printed code, stores the session for later runs, and prints the account.
 */
export const connectSocial = ({ provider }: { readonly provider?: string }) =>
  Effect.gen(function* () {
    if (provider === undefined)
      return yield* createUsageError(
        `--wallet social needs --provider: one of ${providers.join(", ")}.`,
        "An example: --wallet social --provider google"
      )
    const selected = providers.find((known) => known === provider)
    return selected === undefined
      ? yield* createChoiceError("--provider", provider, providers)
      : yield* signIn(selected)
  })

/** `connect --wallet farcaster`: signs in with Farcaster's app, which scans a code or opens an address. */
export const connectFarcaster = Effect.suspend(() => signIn("farcaster"))

const signIn = (provider: SocialProvider) =>
  Effect.gen(function* () {
    const run = yield* Run
    const store = yield* Store
    yield* embeddedWallet
    yield* store.subscribe((_, events) => {
      for (const event of events) {
        if (event._tag !== "FarcasterShown") continue
        run.hide(event.url, standIn)
        showFarcaster(run)(event.url)
      }
    })
    yield* store.dispatch({ _tag: "SocialChosen", provider, window: null })
    const connection = yield* Effect.onError((yield* Connections).connect({ connectorId: connectorIds.auth }), () =>
      store.dispatch({ _tag: "WentBack" })
    )
    yield* keepSession
    return yield* getReport(connection)
  }).pipe(provideWorld(connectionLayer))
