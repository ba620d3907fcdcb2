/** The contents of a pairing URI, without its key. */
export interface PairingUri {
  readonly topic: string
  /** When the wallet stops accepting it, epoch milliseconds; null if unknown. */
  readonly expiry: number | null
}

/**
 * Reads a WalletConnect pairing URI: `wc:<topic>@2?relay-protocol=irn&symKey=<key>&expiryTimestamp=<seconds>`, topic
 * and key of 64 hex digits, or `wc://<topic>@2?…`, as links on Android write it. Returns null for anything else:
 * version 1, another relay, a missing key. Must never be logged.
 */
export const readPairingUri = (text: string): PairingUri | null => {
  const [, topic, query] = /^wc:(?:\/\/)?([0-9a-f]{64})@2\?([^#\s]{1,1024})$/.exec(text) ?? []
  if (topic === undefined || query === undefined) return null
  const parameters = new URLSearchParams(query)
  if (parameters.get("relay-protocol") !== "irn" || !/^[0-9a-f]{64}$/.test(parameters.get("symKey") ?? "")) return null
  const seconds = parameters.get("expiryTimestamp")
  if (seconds !== null && !/^\d{1,12}$/.test(seconds)) return null
  return { topic, expiry: seconds === null ? null : Number(seconds) * 1_000 }
}
