import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Identities } from "../../../services/onchain/identity/Identities.ts"
import { resolveAccount } from "./resolveAccount.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { pairs } from "../../foundation/text/table.ts"

/** `identity <account>`: shows the public name and picture of an account. */
export const identity = (text: string) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const { avatar, name } = yield* (yield* Identities).get(account)
    const report: Report = {
      data: { account, name: name === "" ? null : name, avatar: avatar === "" ? null : avatar },
      lines: pairs([
        ["Account", account],
        ["Name", name === "" ? "none" : name],
        ["Picture", avatar === "" ? "none" : avatar]
      ])
    }
    return report
  }).pipe(provideWorld(Layer.provide(Identities.layer, SupportedChains.layer)))
