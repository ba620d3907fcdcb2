import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { HostLocale, WordsByLocale } from "./HostLocale.ts"
import type { Locale } from "../../foundation/locales/Language.ts"

/** The language of one kit, as the shell, the chunk that knows languages and the running kit share it. */
export interface Speech {
  /** Null for English. */
  locale: Locale | null
  /** Sets the words of buttons, and tells who shows them. */
  tell: (words?: Snapshot["words"]) => void
  /** Loads the words of a language and speaks them from then on. Takes what `Latchkey.setLocale` takes. */
  readonly speak: (wished?: string | HostLocale) => Promise<void>
  /** The host's own words, which lie over every language. */
  readonly words?: WordsByLocale | undefined
  /** What was wished for last: what an earlier wish loads is not spoken any more. */
  wish?: { readonly to: string | HostLocale }
  /** Whether the kit is disposed of. */
  over?: boolean
  /** Ends following the page's language. There once somebody follows it. */
  end?: () => void
}
