import { type ViewName, views } from "./views.ts"
import { getKeys } from "../../foundation/data/keys.ts"

/**
 * The names of all views, built or not. The build inlines them into a host's bundle: a host's call is checked before
 * the kit's code and its table have loaded.
 */
export const viewNames: ReadonlyArray<ViewName> = getKeys(views)

/**
 * View names from other kits that this kit refuses: their features are later than the specification.
 * docs/decisions/view-names.md.
 */
export const refusedViews: ReadonlyArray<string> = [
  "Pay",
  "PayQuote",
  "PayLoading",
  "FundWallet",
  "PayWithExchange",
  "PayWithExchangeSelectAsset",
  "DataCapture",
  "DataCaptureOtpConfirm",
  "UsageExceeded",
  "SmartAccountSettings"
]
