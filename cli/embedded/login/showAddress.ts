import { qrLines } from "../../foundation/text/qrLines.ts"
import type { Run } from "../../run/world.ts"

/** The assumed width if it is unknown: a terminal's usual one. */
const usualColumns = 80

type Printing = Pick<Run["Type"], "host" | "raw">

/**
 * Shows on stderr where a person signs in on any device: a code of dots that holds the address, and the address with
 * the code to enter there. Nobody is signed in by the address alone.
 */
export const showAddress =
  ({ host, raw }: Printing) =>
  (uri: string): void => {
    const url = new URL(uri)
    const code = url.searchParams.get("code")
    url.search = ""
    raw([
      ...dots(uri, host),
      code === null ? `Open ${uri}` : `Open ${url.href} and enter ${plain(code)}`,
      "Waiting for you to sign in there."
    ])
  }

/** Shows the address that Farcaster's app scans, or is opened with. */
export const showFarcaster =
  ({ host, raw }: Printing) =>
  (url: string): void =>
    raw([...dots(url, host), `Scan the code with Farcaster, or open ${new URL(url).href}`, "Waiting for Farcaster."])

/** What the site calls a code: nothing but letters, digits and hyphens reach the terminal. */
const plain = (code: string): string => code.replace(/[^\w-]/g, "").slice(0, 32)

const dots = (text: string, { colours, columns }: Printing["host"]): ReadonlyArray<string> => {
  const lines = qrLines(text, columns ?? usualColumns, colours)
  return lines === undefined ? [] : [...lines, ""]
}
