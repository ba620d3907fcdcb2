import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { SponsorRefused } from "../../../core/wallets/requests/errors.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { Sponsors } from "../../wallets/requests/Sponsors.ts"
import type { WalletRequester } from "../../wallets/requests/WalletRequests.ts"
import { Sends, stepOf, toBatchCall } from "./Sends.ts"
import type { Transfer } from "./Transfers.ts"

/**
 * Asks the wallet once for a checked transfer, in the form of `stepOf`. Returns its hash; the id of the batch if the host
 * pays its fee. `intent`: the one that was shown; by default the host's request is one, which is reviewed if it has to.
 */
export const sendChecked = Effect.fnUntraced(function* (
  {
    account,
    capabilities,
    request,
    sponsorship
  }: Pick<Transfer, "account" | "capabilities" | "request" | "sponsorship">,
  asking: WalletRequester,
  intent?: Intent
) {
  const step = stepOf(account, request, capabilities)
  const current = intent ?? (yield* asking.intend(account, step, "send", { sponsorship: sponsorship ?? undefined }))
  const call = capabilities === undefined ? undefined : toBatchCall(request)
  if (call === undefined) return yield* (yield* Sends).send(account, request, asking, current)
  const sponsors = yield* Effect.serviceOption(Sponsors)
  return Option.isNone(sponsors)
    ? yield* new SponsorRefused({ network: splitAccountId(account).network })
    : yield* sponsors.value.send(account, { calls: [call], atomic: false }, { asking, kind: "send", intent: current })
})
