import type { Alias } from "./located.ts"

const secretNames = /^(authorization|cookie|set-cookie|password|secret|apikey|api_key|privatekey|mnemonic|otp|jwt|email|symkey|signature|sessiontoken)$/i
const secretInText = /([?&](?:projectId|key|apikey|api_key|token|auth|symKey)=)[^&#\s"]+/gi
const stood = "REDACTED"

/** What a recording may hold of an answer: nothing secret, and no address of the machine it was recorded on. */
export const redacted = (value: unknown, aliases: ReadonlyArray<Alias>): unknown => {
  if (typeof value === "string") {
    return aliases.reduce((text, { name, root }) => text.replaceAll(root, `https://${name.replace("/", ".").replace(":", "-")}.replay`), value)
      .replace(secretInText, `$1${stood}`)
  }
  if (Array.isArray(value)) return value.map((one) => redacted(one, aliases))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) =>
    [key, secretNames.test(key) && typeof one === "string" ? stood : redacted(one, aliases)]))
}
