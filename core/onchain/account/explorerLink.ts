import type { Network } from "../../chain/network/schema.ts"

/**
 * Returns the explorer page of a transaction or an account; undefined if the network has no https explorer, or the id
 * is invalid.
 */
export const toExplorerLink = (
  { explorerUrl = "" }: Pick<Network, "explorerUrl">,
  kind: "tx" | "address",
  id: string
): string | undefined =>
  explorerUrl.startsWith("https://") && /^[0-9A-Za-z]{10,100}$/.test(id)
    ? `${explorerUrl.replace(/\/$/, "")}/${kind}/${id}`
    : undefined
