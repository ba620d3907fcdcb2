import type { CataloguePart, WalletState } from "./events.ts"

type PartRequest =
  | { readonly _tag: "CatalogueAsked"; readonly part: CataloguePart }
  | { readonly _tag: "WalletPageAsked" }

/** Returns the parts of the catalogue that a list of wallets needs: those not yet requested, and failed ones. */
export const findNeededParts = (
  {
    excludeWalletIds,
    featuredWalletIds
  }: { readonly [Ids in "excludeWalletIds" | "featuredWalletIds"]: ReadonlyArray<string> },
  wallet: WalletState
): ReadonlyArray<PartRequest> => {
  const open = (tag: string): boolean => tag === "Unasked" || tag === "Failed"
  return [
    ...(featuredWalletIds.length > 0 && open(wallet.featured._tag)
      ? [{ _tag: "CatalogueAsked" as const, part: "featured" as const }]
      : []),
    ...(excludeWalletIds.length > 0 && open(wallet.excluded._tag)
      ? [{ _tag: "CatalogueAsked" as const, part: "excluded" as const }]
      : []),
    ...(open(wallet.recommended._tag) ? [{ _tag: "CatalogueAsked" as const, part: "recommended" as const }] : []),
    ...(wallet.list._tag === "Failed" ? [{ _tag: "WalletPageAsked" as const }] : [])
  ]
}
