import { longTexts as rpcTexts } from "../../../core/chain/rpc/longTexts.ts"
import { longTexts as codeTexts } from "../../../core/foundation/errors/longTexts.ts"
import { longTexts as httpTexts } from "../../../core/foundation/http/longTexts.ts"
import { longTexts as nameTexts } from "../../../core/onchain/name/longTexts.ts"
import { longTexts as receiptTexts } from "../../../core/onchain/receipt/longTexts.ts"
import { longTexts as sendTexts } from "../../../core/onchain/send/longTexts.ts"
import { longTexts as tokenTexts } from "../../../core/onchain/token/longTexts.ts"
import { longTexts as requestTexts } from "../../../core/wallets/requests/longTexts.ts"
import { longTexts as signingTexts } from "../../../core/wallets/signing/longTexts.ts"
import type { LongTexts } from "../../foundation/text/en.ts"

/** What to do next after a transfer that did not go on: the long texts of the rooms whose failures its views show. */
export const sendFailureTexts: LongTexts = Object.fromEntries(
  Object.entries({
    ...rpcTexts,
    ...codeTexts,
    ...httpTexts,
    ...nameTexts,
    ...receiptTexts,
    ...sendTexts,
    ...tokenTexts,
    ...requestTexts,
    ...signingTexts
  }).map(([tag, text]) => [`long.${tag}`, text])
)
