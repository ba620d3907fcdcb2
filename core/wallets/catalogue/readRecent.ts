import { isRecord } from "../../foundation/data/isRecord.ts"
import { limits } from "../../foundation/data/limits.ts"
import { plainName } from "../../foundation/text/plain.ts"
import type { Wallet } from "../connectors/schema.ts"

const short = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 256 ? value : undefined

/**
 * Reads the wallets of earlier visits from a stored value. Takes only the fields that identify a wallet: links come
 * from the catalogue, never from storage.
 */
export const readRecent = (value: unknown, most: number = limits.recentWallets): ReadonlyArray<Wallet> =>
  (Array.isArray(value) ? value : [])
    .flatMap((one): ReadonlyArray<Wallet> => {
      if (!isRecord(one)) return []
      const [id, name] = [short(one["id"]), plainName(short(one["name"]) ?? "")]
      return id === undefined || name === ""
        ? []
        : [
            {
              id,
              name,
              rdns: short(one["rdns"]),
              imageId: short(one["image_id"] ?? one["imageId"]),
              chains: [],
              ...(one["onPage"] === true ? { onPage: true } : {})
            }
          ]
    })
    .slice(0, most)
