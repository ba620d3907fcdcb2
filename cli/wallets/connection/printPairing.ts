import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import { pairingMillis } from "../../../core/wallets/connection/pairing.ts"
import { standIn } from "../../../core/foundation/log/standIn.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { Host } from "../../foundation/host/host.ts"
import { Run } from "../../run/world.ts"
import { formatQrLines } from "../../foundation/text/formatQrLines.ts"

/**
 * Prints every pairing address of this run on stderr, as a QR code if it fits, and as text to copy. The address is
 * secret: the rest of the output never contains it. Also reports when the wallet disconnects.
 */
export const printPairing = Effect.gen(function* () {
  const { aside, hide, host, raw, scope } = yield* Run
  const printed = new Set<string>()
  const subscription = (yield* Store).subscribe((_, events) => {
    for (const event of events) {
      if (event._tag === "Disconnected" && event.by === "wallet" && event.last)
        aside(["The wallet ended the connection."])
      if (event._tag !== "PairingMade" || printed.has(event.uri)) continue
      hide(event.uri, standIn)
      raw(formatPairingLines(event.uri, host, printed.size > 0))
      printed.add(event.uri)
    }
  })
  yield* Scope.extend(subscription, scope)
})

const minutes = pairingMillis / 60_000

/** The width that is assumed if it is unknown. */
const defaultColumns = 80

/** Returns the lines for a pairing address. `isNew`: an earlier address was printed and is about to expire. */
export const formatPairingLines = (
  uri: string,
  { colours, columns }: Pick<Host, "colours" | "columns">,
  isNew: boolean
): ReadonlyArray<string> => {
  const code = formatQrLines(uri, columns ?? defaultColumns, colours)
  return [
    ...(isNew
      ? [
          "",
          code === undefined
            ? "The address above expires soon; here is a new one."
            : "The code above expires soon; here is a new one."
        ]
      : []),
    ...(code === undefined
      ? []
      : [
          ...(isNew ? [] : ["Scan this code with a wallet, or paste the address below it into a wallet."]),
          "",
          ...code,
          ""
        ]),
    uri,
    ...(code === undefined ? [] : [""]),
    `Waiting for the wallet; the code is valid for ${minutes} minutes.`,
    ...(code === undefined ? [] : [""])
  ]
}
