import { isRecord } from "../../foundation/data/isRecord.ts"
import { limits } from "../../foundation/data/limits.ts"
import { plainName } from "../../foundation/text/plain.ts"
import type { Wallet } from "../connectors/schema.ts"

const short = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 256 ? value : undefined

/**
 * Reads the wallets of earlier visits from a stored value. Reads only the fields that identify a wallet: links come
 * from the catalogue, never from storage.
 */
export const readRecent = (value: unknown, most: number = limits.recentWallets): ReadonlyArray<Wallet> =>
  (Array.isArray(value) ? value : [])
    .flatMap((entry): ReadonlyArray<Wallet> => {
      if (!isRecord(entry)) return []
      const [id, name] = [short(entry["id"]), plainName(short(entry["name"]) ?? "")]
      return id === undefined || name === ""
        ? []
        : [
            {
              id,
              name,
              rdns: short(entry["rdns"]),
              imageId: short(entry["image_id"] ?? entry["imageId"]),
              chains: [],
              ...(entry["onPage"] === true ? { onPage: true } : {})
            }
          ]
    })
    .slice(0, most)
