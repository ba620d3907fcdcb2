import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import { pairingMillis } from "../../../core/wallets/connection/pairing.ts"
import { standIn } from "../../../core/foundation/log/standIn.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { Host } from "../../foundation/host/host.ts"
import { Run } from "../../run/world.ts"
import { qrLines } from "../../foundation/text/qrLines.ts"

/**
 * Prints every pairing address of this run on stderr, as a QR code if there is room, and as text to copy. It is a
 * secret: nothing else that the run prints contains it. Also says when the wallet disconnects.
 */
export const printPairing = Effect.gen(function* () {
  const { aside, hide, host, raw, scope } = yield* Run
  const shown = new Set<string>()
  const listening = (yield* Store).subscribe((_, events) => {
    for (const event of events) {
      if (event._tag === "Disconnected" && event.by === "wallet" && event.last)
        aside(["The wallet ended the connection."])
      if (event._tag !== "PairingMade" || shown.has(event.uri)) continue
      hide(event.uri, standIn)
      raw(pairingLines(event.uri, host, shown.size > 0))
      shown.add(event.uri)
    }
  })
  yield* Scope.extend(listening, scope)
})

const minutes = pairingMillis / 60_000

/** The assumed width if it is unknown: a terminal's usual one. */
const usualColumns = 80

/** The lines for a pairing address. `isNew`: an earlier one was printed and will expire soon. */
export const pairingLines = (
  uri: string,
  { colours, columns }: Pick<Host, "colours" | "columns">,
  isNew: boolean
): ReadonlyArray<string> => {
  const code = qrLines(uri, columns ?? usualColumns, colours)
  return [
    ...(isNew
      ? [
          "",
          code === undefined
            ? "The address above is over soon; here is a new one."
            : "The code above is over soon; here is a new one."
        ]
      : []),
    ...(code === undefined
      ? []
      : [...(isNew ? [] : ["Scan this code with a wallet, or paste the address below it into one."]), "", ...code, ""]),
    uri,
    ...(code === undefined ? [] : [""]),
    `Waiting for the wallet; the code is good for ${minutes} minutes.`,
    ...(code === undefined ? [] : [""])
  ]
}
