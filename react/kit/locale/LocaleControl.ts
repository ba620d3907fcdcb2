import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { HostLocale, WordsByLocale } from "./HostLocale.ts"
import type { Locale } from "../../foundation/locales/Language.ts"

/** The language of one kit, shared by the shell, the chunk that loads languages, and the running kit. */
export interface LocaleControl {
  /** Null for English. */
  locale: Locale | null
  /** Sets the texts of buttons and notifies the buttons. */
  publishWords: (words?: Snapshot["words"]) => void
  /** Loads a language and switches to it. Accepts the same values as `Latchkey.setLocale`. */
  readonly switchLocale: (requested?: string | HostLocale) => Promise<void>
  /** The host's own texts, which override those of every language. */
  readonly words?: WordsByLocale | undefined
  /** The last requested language. The result of an earlier request is dropped. */
  requested?: { readonly locale: string | HostLocale }
  /** True if the kit is disposed of. */
  isDisposed?: boolean
  /** Stops following the page's language. Set while the page is followed. */
  stopFollowing?: () => void
}
