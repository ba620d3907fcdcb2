import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { readFile } from "node:fs/promises"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { isSignatureText } from "../../../core/onchain/siwx/contractSignature.ts"
import { requireAccount } from "../../../core/onchain/siwx/session.ts"
import { PageOrigin } from "../../../services/foundation/platform/PageOrigin.ts"
import { Siwx } from "../../../services/onchain/siwx/Siwx.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { type Usage, createUsageError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { withNonces } from "./sign.ts"

/** The options of `siwx verify`. */
export interface VerifyWords {
  readonly message?: string
  readonly signature?: string
}

/** `siwx verify`: verifies that a sign-in message is signed by its account, and valid now. */
export const verifySiwx = (words: VerifyWords) =>
  Effect.gen(function* () {
    const { message, signature } = yield* readSigned(words)
    const {
      networkName: _,
      scheme: __,
      ...data
    } = yield* Effect.catchTag(
      (yield* Siwx).verify(message, signature),
      "KitMissing",
      (missing) => Effect.die(missing) // the terminal's code is one file
    )
    const account = yield* requireAccount(data)
    const { network } = splitAccountId(account)
    const { name } = findNetwork((yield* (yield* Store).state).chain.networks, network)
    const report: Report = {
      data: { account, network, valid: true, data },
      lines: formatPairs([
        ["Account", data.accountAddress],
        ["Network", `${name} (${network})`],
        ["Domain", data.domain],
        ["Nonce", data.nonce],
        ["Issued", data.issuedAt],
        ...(data.expirationTime === undefined ? [] : [["Expires", data.expirationTime] as const]),
        ["Signature", "valid"]
      ])
    }
    return report
  }).pipe(provideWorld(Layer.provideMerge(Layer.provide(Siwx.layer, PageOrigin.layerHere), walletLayer)), withNonces)

const Signed = Schema.Struct({ message: Schema.String, signature: Schema.String })
/** The output of `siwx sign --json`, or only its `data`. */
const Piped = Schema.Union(Signed, Schema.Struct({ data: Signed }))
const example = "An example: latchkey siwx sign --json | latchkey siwx verify"

/** Reads the message and its signature from flags or stdin. */
const readSigned = Effect.fnUntraced(function* ({ message, signature }: VerifyWords) {
  if (message === undefined) {
    const piped = yield* parsePiped(yield* readStdin("--message"))
    return {
      message: piped.message,
      signature: signature === undefined ? piped.signature : yield* findSignature(signature)
    }
  }
  const text =
    message === "-" ? yield* readStdin("--message") : message.includes("\n") ? message : yield* getText(message)
  if (signature === undefined) return yield* createUsageError("--signature is missing.", example)
  // A file ends with a line break; the signed message does not.
  return { message: text.replace(/\r?\n$/, ""), signature: yield* findSignature(signature) }
})

/** Reads a signature, which may contain line breaks, as `siwx sign` prints it: hex, base58 or base64. */
const findSignature = (text: string): Effect.Effect<string, Usage> => {
  const whole = text.replace(/\s/g, "")
  const isText = /^0x/i.test(whole) ? isSignatureText(whole) : /^[a-z0-9+/]+={0,2}$/i.test(whole)
  if (isText) return Effect.succeed(whole)
  const rule = /^0x/i.test(whole) ? "0x and an even number of hexadecimal digits" : "hex, base58 or base64"
  return createUsageError(
    `--signature must be ${rule}; ${JSON.stringify(whole.slice(0, 12))}${whole.length > 12 ? " …" : ""} is not.`,
    example
  )
}

const parsePiped = (text: string) =>
  Effect.try((): unknown => JSON.parse(text)).pipe(
    Effect.flatMap(Schema.decodeUnknown(Piped)),
    Effect.mapBoth({
      onSuccess: (piped) => ("data" in piped ? piped.data : piped),
      onFailure: () =>
        createUsageError(
          `Standard input must be the output of \`siwx sign --json\`; ${text === "" ? "it is empty" : `it begins with ${JSON.stringify(text.slice(0, 12))}`}.`,
          example
        )
    })
  )

const readStdin = Effect.fnUntraced(function* (flag: string) {
  const { flags, host } = yield* Run
  if (host.interactive || !flags.input)
    return yield* createUsageError(`${flag} is missing, and standard input is empty.`, example)
  return yield* Effect.promise(host.stdin)
})

const getText = (file: string): Effect.Effect<string, Usage> =>
  Effect.tryPromise({
    try: () => readFile(file, "utf8"),
    catch: () =>
      createUsageError(
        `--message must be a message or a readable file; ${JSON.stringify(file.slice(0, 60))} is neither.`,
        example
      )
  })
