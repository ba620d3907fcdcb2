import * as Effect from "effect/Effect"
import { socialProviders, type SocialProvider } from "../../../core/embedded/social/providers.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { standIn } from "../../../core/foundation/log/standIn.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { choiceError, usageError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { connectionLayer, reportOf } from "../../wallets/connection/connect.ts"
import { keepSession } from "../../wallets/connection/keepSession.ts"
import { embeddedWallet } from "./embeddedWallet.ts"
import { showFarcaster } from "./showAddress.ts"

/** The providers that have a page to sign in on; Farcaster has an app, and a kind of wallet of its own here. */
const providers: ReadonlyArray<SocialProvider> = socialProviders.filter((one) => one !== "farcaster")

/**
 * `connect --wallet social --provider <name>`: signs in by a social account on any device, at the address and with the
 * code that are shown, stores the session for later runs, and prints the account.
 */
export const connectSocial = ({ provider }: { readonly provider?: string }) =>
  Effect.gen(function* () {
    if (provider === undefined)
      return yield* usageError(
        `--wallet social needs --provider: one of ${providers.join(", ")}.`,
        "An example: --wallet social --provider google"
      )
    const chosen = providers.find((one) => one === provider)
    return chosen === undefined ? yield* choiceError("--provider", provider, providers) : yield* signedIn(chosen)
  })

/** `connect --wallet farcaster`: the same by Farcaster's app, which scans a code or is opened with an address. */
export const connectFarcaster = Effect.suspend(() => signedIn("farcaster"))

const signedIn = (provider: SocialProvider) =>
  Effect.gen(function* () {
    const at = yield* Run
    const store = yield* Store
    yield* embeddedWallet
    yield* store.subscribe((_, events) => {
      for (const event of events) {
        if (event._tag !== "FarcasterShown") continue
        at.hide(event.url, standIn)
        showFarcaster(at)(event.url)
      }
    })
    yield* store.dispatch({ _tag: "SocialChosen", provider, window: null })
    const connection = yield* Effect.onError((yield* Connections).connect({ connectorId: connectorIds.auth }), () =>
      store.dispatch({ _tag: "WentBack" })
    )
    yield* keepSession
    return yield* reportOf(connection)
  }).pipe(provideWorld(connectionLayer))
