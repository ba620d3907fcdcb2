import { isRecord } from "../../foundation/data/isRecord.ts"
import type { Wallet } from "../connectors/schema.ts"
import { withSlash } from "./links.ts"
import type { LinkChoice } from "./schema.ts"

/** The storage key of the choice: the WalletConnect library's own, so it has no prefix and no version. */
export const linkChoiceKey = "WALLETCONNECT_DEEPLINK_CHOICE"

/** Returns the links of a wallet's entry in the form in which they are stored. */
const getLinks = ({ desktopLink, mobileLink, universalLink, webappLink }: Wallet): ReadonlyArray<string> =>
  [mobileLink, desktopLink, universalLink, webappLink].flatMap((link) => (link === undefined ? [] : [withSlash(link)]))

/**
 * Reads the choice from storage. Returns null if it is missing, or if no wallet has its link: storage may contain any
 * value, so only the entry's own link and name are used.
 */
export const readLinkChoice = (text: string | null, wallets: ReadonlyArray<Wallet>): LinkChoice | null => {
  try {
    const stored: unknown = JSON.parse(text ?? "null")
    if (!isRecord(stored)) return null
    const choices = wallets.flatMap((wallet) => getLinks(wallet).map((href) => ({ href, name: wallet.name })))
    return choices.find(({ href }) => href === stored["href"]) ?? null
  } catch {
    return null
  }
}
