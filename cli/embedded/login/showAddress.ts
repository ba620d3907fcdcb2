import { formatQrLines } from "../../foundation/text/formatQrLines.ts"
import type { Run } from "../../run/world.ts"

/** The width that is assumed if it is unknown. */
const usualColumns = 80

type Printing = Pick<Run["Type"], "host" | "raw">

/**
 * Returns a function that prints on stderr how to sign in on any device: a QR code of the address, the address, and the
 * code to enter there. The address does not sign in without the code.
 */
export const showAddress =
  ({ host, raw }: Printing) =>
  (uri: string): void => {
    const url = new URL(uri)
    const code = url.searchParams.get("code")
    url.search = ""
    raw([
      ...createQrCode(uri, host),
      code === null ? `Open ${uri}` : `Open ${url.href} and enter ${toPlainCode(code)}`,
      "Waiting for you to sign in there."
    ])
  }

/** Returns a function that prints the address for Farcaster's app as a QR code and as text. */
export const showFarcaster =
  ({ host, raw }: Printing) =>
  (url: string): void =>
    raw([
      ...createQrCode(url, host),
      `Scan the code with Farcaster, or open ${new URL(url).href}`,
      "Waiting for Farcaster."
    ])

/** Returns a site's code with only letters, digits, underscores and hyphens, so that it is safe to print. */
const toPlainCode = (code: string): string => code.replace(/[^\w-]/g, "").slice(0, 32)

const createQrCode = (text: string, { colours, columns }: Printing["host"]): ReadonlyArray<string> => {
  const lines = formatQrLines(text, columns ?? usualColumns, colours)
  return lines === undefined ? [] : [...lines, ""]
}
