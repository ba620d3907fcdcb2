import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { readByNamespace } from "./readerOf.ts"
import type { ConnectorError, WalletCall } from "../connectors/Connector.ts"
import { requestMisfit, type Row } from "../connectors/methodTable.ts"

/**
 * Creates a row for requests of one kind. The action gets the decoded request; one that was not decoded yet is decoded
 * for `network`. Anything else fails with `RequestMisfit`, and nothing reaches the wallet.
 */
export const createSigningRow =
  <Kind extends WalletRequest["kind"]>(
    kind: Kind,
    getNetwork: (call: WalletCall) => NetworkId,
    action: (
      request: Extract<WalletRequest, { readonly kind: Kind }>,
      call: WalletCall
    ) => Effect.Effect<unknown, ConnectorError>
  ): Row =>
  (call) =>
    Effect.flatMap(
      call.request === undefined
        ? Effect.mapError(readByNamespace(call, { network: getNetwork(call), account: "" }), (error) =>
            error._tag === "CallsMisfit" ? requestMisfit(call.method) : error
          )
        : Effect.succeed(call.request),
      (request) => (isOfKind(request, kind) ? action(request, call) : requestMisfit(call.method))
    )

const isOfKind = <Kind extends WalletRequest["kind"]>(
  request: WalletRequest,
  kind: Kind
): request is Extract<WalletRequest, { readonly kind: Kind }> => request.kind === kind
