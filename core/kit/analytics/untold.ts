import type { KitEvent } from "../../event.ts"

/** Events that nobody is told of: the kit's own work, and what says nothing of what a visitor did. Opening and closing are told by the state (`toldOf`). */
export const untold = [
  "Opened", "Closed", "Replaced", "WentBack", "Shaken", "ShakeEnded", "ToastShown", "ToastClosed", "AlertRaised", "AlertShown", "AlertClosed",
  "ThemeChanged", "ChunkAsked", "ChunkArrived", "ChunkFailed",
  "ConfigAsked", "ConfigArrived", "ConfigFailed", "OriginsArrived", "OriginsFailed", "FeaturesResolved",
  "NamespaceRemoved", "PairingMade", "PairingEnded", "LinkFollowed", "ConnectionChosen", "RestoreFailed", "AccountsChanged", "NetworkSwitchStarted", "NetworkSwitchFailed",
  "WalletsAnnounced", "WalletsLeft", "WalletsLooked", "WalletUsed", "CatalogueAsked", "CatalogueArrived", "CatalogueFailed",
  "WalletPageAsked", "WalletPageArrived", "WalletPageFailed", "WalletSearched", "WalletSearchFailed", "ImagesMoved",
  "NativeBalanceAsked", "NativeBalanceArrived", "NativeBalanceFailed", "TokensAsked", "TokensArrived", "TokensFailed",
  "PricesAsked", "PricesArrived", "PricesFailed", "IdentityAsked", "IdentityArrived", "IdentityFailed", "ActivityArrived",
  "NameAsked", "NameArrived", "NameFailed", "NamesAsked", "NamesArrived", "NamesFailed",
  "NameSuggestionsAsked", "NameSuggestionsArrived", "NameSuggestionsFailed",
  "OnrampOptionsAsked", "OnrampOptionsArrived", "OnrampPurchaseChosen", "OnrampPaymentChosen", "OnrampAmountTyped",
  "OnrampQuoteArrived", "OnrampQuoteFailed", "OnrampPageAsked", "OnrampPageArrived", "OnrampPageFailed",
  "SessionsAsked", "SessionsArrived", "SessionsFailed", "SessionRevokeAsked", "SessionRevoked", "SessionRevokeFailed",
  "SwapTokensAsked", "SwapTokensArrived", "SwapTokensFailed", "SwapAccountSet", "SwapSourceChosen", "SwapTargetChosen", "SwapTurned",
  "SwapAmountTyped", "SwapSlippageChosen", "SwapQuoteAsked", "SwapQuoteArrived", "SwapQuoteFailed", "SwapApproving", "SwapApproved", "SwapPhaseLeft"
] as const satisfies ReadonlyArray<KitEvent["_tag"]>

export type Untold = (typeof untold)[number]
