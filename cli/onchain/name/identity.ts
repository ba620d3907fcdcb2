import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Ens } from "../../../services/onchain/ens/Ens.ts"
import { findIdentity } from "../../../services/onchain/identity/findIdentity.ts"
import { Identities } from "../../../services/onchain/identity/Identities.ts"
import { resolveAccount } from "./resolveAccount.ts"
import { Run } from "../../run/world.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"

/** `identity <account>`: shows the public name and picture of an account. */
export const identity = (text: string) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const { flags } = yield* Run
    const { config } = (yield* Store).getState()
    // A replay uses no node.
    const identity = flags.source._tag === "fixtures" ? "service" : config.identity
    const sources = { identity, identities: Identities, ens: Ens }
    const { avatar, name } = yield* findIdentity(sources, account)
    const report: Report = {
      data: { account, name: name === "" ? null : name, avatar: avatar === "" ? null : avatar },
      lines: formatPairs([
        ["Account", account],
        ["Name", name === "" ? "none" : name],
        ["Picture", avatar === "" ? "none" : avatar]
      ])
    }
    return report
  }).pipe(provideWorld(Layer.merge(Layer.provide(Identities.layer, SupportedChains.layer), Ens.layer)))
