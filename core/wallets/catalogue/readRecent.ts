import { isRecord } from "../../foundation/data/isRecord.ts"
import { limits } from "../../foundation/data/limits.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import type { Wallet } from "../connectors/schema.ts"

const readShortText = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 256 ? value : undefined

/**
 * Reads the wallets of earlier visits from a stored value. Reads only the fields that identify a wallet: links come
 * from the catalogue, never from storage.
 */
export const readRecent = (value: unknown, maximum: number = limits.recentWallets): ReadonlyArray<Wallet> =>
  (Array.isArray(value) ? value : [])
    .flatMap((entry): ReadonlyArray<Wallet> => {
      if (!isRecord(entry)) return []
      const [id, name] = [readShortText(entry["id"]), sanitizeName(readShortText(entry["name"]) ?? "")]
      return id === undefined || name === ""
        ? []
        : [
            {
              id,
              name,
              rdns: readShortText(entry["rdns"]),
              imageId: readShortText(entry["image_id"] ?? entry["imageId"]),
              chains: [],
              ...(entry["onPage"] === true ? { onPage: true } : {})
            }
          ]
    })
    .slice(0, maximum)
