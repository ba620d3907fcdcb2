import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { isAnswerTo } from "../../../core/wallets/requests/isAnswerTo.ts"
import type { PlainData } from "../../../core/embedded/wire/plainData.ts"
import type { ContextChanged } from "../../../core/wallets/requests/errors.ts"
import { isSendingMethod } from "../../../core/wallets/signing/sendingMethods.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"
import { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"
import { FrameAnswerMisfit } from "../../../core/embedded/frame/errors.ts"

/** A request that the visitor decides on in the frame. `network`: the network of the request. */
export interface DecisionCall {
  /** Completes when the frame is loaded and uses the account. */
  readonly ready: Effect.Effect<void, ContextChanged | FrameFailure>
  readonly method: string
  readonly params: PlainData
  readonly network: NetworkId
}

/**
 * Sends a request to the frame and checks its answer. After an invalid answer to a request that sends, the outcome is
 * unknown. docs/spec/embedded.md#frame-decisions.
 */
export const askDecision = (line: Line, { method, network, params }: Omit<DecisionCall, "ready">) =>
  Effect.filterOrElse(
    line.ask("RPC_REQUEST", {
      method,
      params,
      chainId: network,
      chainNamespace: splitNetworkId(network).namespace
    }),
    (answer) => (method !== "wallet_grantPermissions" || isRecord(answer)) && isAnswerTo({ method, params }, answer),
    () =>
      Effect.fail(
        isSendingMethod(method) ? new SessionEnded({ method }) : new FrameAnswerMisfit({ request: "RPC_REQUEST" })
      )
  )
