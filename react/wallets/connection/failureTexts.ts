import { longTexts as networkTexts } from "../../../core/chain/network/longTexts.ts"
import { longTexts as codeTexts } from "../../../core/foundation/errors/longTexts.ts"
import { longTexts as httpTexts } from "../../../core/foundation/http/longTexts.ts"
import { longTexts as logTexts } from "../../../core/foundation/log/longTexts.ts"
import { longTexts as connectionTexts } from "../../../core/wallets/connection/longTexts.ts"
import { longTexts as connectorTexts } from "../../../core/wallets/connectors/longTexts.ts"
import { longTexts as walletConnectTexts } from "../../../core/wallets/walletconnect/longTexts.ts"
import type { LongTexts } from "../../foundation/text/en.ts"

/** What to do next after a failure to connect: the long texts of the rooms whose failures the connecting views show. */
export const failureTexts: LongTexts = Object.fromEntries(
  Object.entries({
    ...networkTexts,
    ...codeTexts,
    ...httpTexts,
    ...logTexts,
    ...connectionTexts,
    ...connectorTexts,
    ...walletConnectTexts
  }).map(([tag, text]) => [`long.${tag}`, text])
)
