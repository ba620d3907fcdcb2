import { isRecord } from "../../foundation/data/isRecord.ts"
import type { Wallet } from "../connectors/schema.ts"
import { slashed } from "./links.ts"
import type { LinkChoice } from "./schema.ts"

/** The storage key of the choice: the WalletConnect library's own, so it has no prefix and no version. */
export const linkChoiceKey = "WALLETCONNECT_DEEPLINK_CHOICE"

/** The links of a wallet's entry, as they are remembered. */
const linksOf = ({ desktopLink, mobileLink, universalLink, webappLink }: Wallet): ReadonlyArray<string> =>
  [mobileLink, desktopLink, universalLink, webappLink].flatMap((link) => (link === undefined ? [] : [slashed(link)]))

/**
 * Reads the choice from storage. Returns null if there is none, or if none of these wallets has its link: storage may
 * hold anything, so only the entry's own link and name are used.
 */
export const readLinkChoice = (text: string | null, wallets: ReadonlyArray<Wallet>): LinkChoice | null => {
  try {
    const stored: unknown = JSON.parse(text ?? "null")
    if (!isRecord(stored)) return null
    const choices = wallets.flatMap((one) => linksOf(one).map((href) => ({ href, name: one.name })))
    return choices.find(({ href }) => href === stored["href"]) ?? null
  } catch {
    return null
  }
}
