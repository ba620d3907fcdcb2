import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { CallSpec, Call } from "../../foundation/http/call.ts"
import { limits, millis } from "../../../core/foundation/data/limits.ts"

/** The parameters of `getWallets`. docs/spec/wallets.md#catalogue-list-call. */
export interface WalletQuery {
  /** Counts from 1. */
  readonly page: number
  readonly entries: number
  readonly search?: string | undefined
  readonly badge?: "none" | "certified" | undefined
  readonly include?: ReadonlyArray<string> | undefined
  readonly exclude?: ReadonlyArray<string> | undefined
  readonly chains?: ReadonlyArray<string> | undefined
}

const Page = Schema.Struct({
  data: List,
  count: Schema.Number.pipe(Schema.filter((count) => (count >= 0 && Number.isFinite(count)) || "not a count"))
})

/** One page of the catalogue. Empty lists and texts are not sent. */
export const readWalletList = (query: WalletQuery): Call<typeof Page.Type, typeof Page.Encoded> => {
  const text = query.search?.trim()
  return {
    call: "wallet.list",
    to: "api",
    path: "/getWallets",
    reply: Page,
    query: {
      page: String(query.page),
      entries: String(query.entries),
      search: text === "" ? undefined : text,
      badge_type: query.badge,
      include: joinIds(query.include),
      exclude: joinIds(query.exclude),
      chains: joinIds(query.chains)
    }
  }
}

const joinIds = (ids: ReadonlyArray<string> = []): string | undefined => (ids.length === 0 ? undefined : ids.join(","))

/** The provider's image table that contains an image. docs/spec/wallets.md#catalogue-images. */
export type ImageKind = "wallet" | "asset" | "currency" | "token"
const createImagePathCall = (kind: ImageKind): string =>
  kind === "wallet" ? "/getWalletImage/" : `/public/get${kind.replace(/^./, (letter) => letter.toUpperCase())}Image/`

/** Returns the request for an image of at most 512 KiB. */
export const getImage = (kind: ImageKind, id: string): CallSpec => ({
  call: `image.${kind}`,
  to: "api",
  path: createImagePathCall(kind) + encodeURIComponent(id),
  policy: { bodyBytes: limits.imageBytes, budgetMillis: millis.dataCall }
})
