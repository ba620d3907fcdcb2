import { isRecord } from "../../foundation/data/isRecord.ts"
import { limits } from "../../foundation/data/limits.ts"
import type { Wallet } from "../connectors/schema.ts"

const short = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 256 ? value : undefined

/**
 * Reads the wallets of earlier visits out of a stored value. Only what names a wallet is taken: links are the
 * catalogue's to give, never storage's.
 */
export const readRecent = (value: unknown): ReadonlyArray<Wallet> =>
  (Array.isArray(value) ? value : [])
    .flatMap((one): ReadonlyArray<Wallet> => {
      if (!isRecord(one)) return []
      const [id, name] = [short(one["id"]), short(one["name"])]
      return id === undefined || name === undefined
        ? []
        : [{ id, name, rdns: short(one["rdns"]), imageId: short(one["imageId"]), chains: [] }]
    })
    .slice(0, limits.recentWallets)
