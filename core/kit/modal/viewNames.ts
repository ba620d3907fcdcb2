import { type ViewName, views } from "./views.ts"
import { keysOf } from "../../foundation/data/keys.ts"

/**
 * The names of all views, built or not. A host's bundle has them written out: what checks a host's call comes before the
 * kit's code, and the table comes with it.
 */
export const viewNames: ReadonlyArray<ViewName> = keysOf(views)

/**
 * Views that a host may know from elsewhere and that this kit refuses by name: what they would ask for is later than the
 * specification. docs/decisions/view-names.md.
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
