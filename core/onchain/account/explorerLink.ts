import type { Network } from "../../chain/network/schema.ts"

/**
 * Returns the page of a network's explorer about a transaction or an account; undefined where the network has no
 * explorer over https, or the id is none.
 */
export const explorerLink = (
  { explorerUrl = "" }: Pick<Network, "explorerUrl">,
  kind: "tx" | "address",
  id: string
): string | undefined =>
  explorerUrl.startsWith("https://") && /^[0-9A-Za-z]{10,100}$/.test(id)
    ? `${explorerUrl.replace(/\/$/, "")}/${kind}/${id}`
    : undefined
