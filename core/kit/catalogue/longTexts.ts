import type { KitError } from "./catalogue.ts"
import { longTexts as networkTexts } from "../../chain/network/longTexts.ts"
import { longTexts as rpcTexts } from "../../chain/rpc/longTexts.ts"
import { longTexts as frameTexts } from "../../embedded/frame/longTexts.ts"
import { longTexts as errorsTexts } from "../../foundation/errors/longTexts.ts"
import { longTexts as httpTexts } from "../../foundation/http/longTexts.ts"
import { longTexts as logTexts } from "../../foundation/log/longTexts.ts"
import { longTexts as analyticsTexts } from "../analytics/longTexts.ts"
import { longTexts as configTexts } from "../config/longTexts.ts"
import { longTexts as hostTexts } from "../host/longTexts.ts"
import { longTexts as modalTexts } from "../modal/longTexts.ts"
import { longTexts as optionsTexts } from "../options/longTexts.ts"
import { longTexts as accountTexts } from "../../onchain/account/longTexts.ts"
import { longTexts as activityTexts } from "../../onchain/activity/longTexts.ts"
import { longTexts as nameTexts } from "../../onchain/name/longTexts.ts"
import { longTexts as onrampTexts } from "../../onchain/onramp/longTexts.ts"
import { longTexts as receiptTexts } from "../../onchain/receipt/longTexts.ts"
import { longTexts as sendTexts } from "../../onchain/send/longTexts.ts"
import { longTexts as sessionTexts } from "../../onchain/session/longTexts.ts"
import { longTexts as siwxTexts } from "../../onchain/siwx/longTexts.ts"
import { longTexts as swapTexts } from "../../onchain/swap/longTexts.ts"
import { longTexts as tokenTexts } from "../../onchain/token/longTexts.ts"
import { longTexts as connectionTexts } from "../../wallets/connection/longTexts.ts"
import { longTexts as connectorsTexts } from "../../wallets/connectors/longTexts.ts"
import { longTexts as linksTexts } from "../../wallets/links/longTexts.ts"
import { longTexts as requestsTexts } from "../../wallets/requests/longTexts.ts"
import { longTexts as safeTexts } from "../../wallets/safe/longTexts.ts"
import { longTexts as signingTexts } from "../../wallets/signing/longTexts.ts"
import { longTexts as walletconnectTexts } from "../../wallets/walletconnect/longTexts.ts"

/**
 * What happened and what to do next, for every failure: the long texts of all rooms, each beside its room's errors. One
 * without a text does not compile. The terminal reads them all; a view imports its own room's.
 */
export const longTexts = {
  ...networkTexts,
  ...rpcTexts,
  ...frameTexts,
  ...errorsTexts,
  ...httpTexts,
  ...logTexts,
  ...analyticsTexts,
  ...configTexts,
  ...hostTexts,
  ...modalTexts,
  ...optionsTexts,
  ...accountTexts,
  ...activityTexts,
  ...nameTexts,
  ...onrampTexts,
  ...receiptTexts,
  ...sendTexts,
  ...sessionTexts,
  ...siwxTexts,
  ...swapTexts,
  ...tokenTexts,
  ...connectionTexts,
  ...connectorsTexts,
  ...linksTexts,
  ...requestsTexts,
  ...safeTexts,
  ...signingTexts,
  ...walletconnectTexts
} as const satisfies Readonly<Record<KitError["_tag"], string>>

/** The long text of a failure by its tag; undefined for one that is none of the kit's. */
export const longTextOf = (tag: string): string | undefined =>
  Object.hasOwn(longTexts, tag) ? longTexts[tag as keyof typeof longTexts] : undefined
