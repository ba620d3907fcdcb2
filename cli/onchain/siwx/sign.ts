import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { isLocalUrl } from "../../../core/foundation/platform/isThisMachine.ts"
import { showInvisible } from "../../../core/foundation/text/plain.ts"
import type { SignInMisfit } from "../../../core/onchain/siwx/errors.ts"
import { Nonces } from "../../../services/onchain/siwx/Nonces.ts"
import { PageOrigin } from "../../../services/foundation/platform/PageOrigin.ts"
import { Siwx } from "../../../services/onchain/siwx/Siwx.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { getCurrentSigner } from "../../wallets/connection/currentSigner.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { type Usage, createUsageError } from "../../foundation/errors/usage.ts"
import type { Flags } from "../../foundation/flags/flags.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { keepSignIn } from "./storedSignIns.ts"

/** The options of `siwx sign`. */
export interface SignWords {
  readonly domain: string
  readonly uri?: string
  readonly statement?: string
  readonly nonce?: string
  readonly expires?: string
}

/** `siwx sign`: signs a sign-in message with the connected account. */
export const signSiwx = (words: SignWords) =>
  Effect.gen(function* () {
    const {
      accounts: [{ address }],
      network
    } = yield* getCurrentSigner()
    const account = accountId(network, address)
    const siwx = yield* Siwx
    const { domain, expires, nonce, statement, uri = getUri(domain) } = words
    if (URL.canParse(uri) && URL.canParse(getUri(domain)) && !isPageOf(domain, uri))
      return yield* createUsageError(
        `--uri must be a page of ${showInvisible(domain.slice(0, 60))} over https${isLocalUrl(getUri(domain)) ? " or http" : ""}; it is ${JSON.stringify(uri.length > 60 ? `${uri.slice(0, 60)}…` : uri)}.`
      )
    const expiresInMillis = expires === undefined ? undefined : Number(expires) * 1000
    const fields = yield* Effect.mapError(
      siwx.create(account, { domain, uri, statement, nonce, expiresInMillis }),
      (misfit) => getUsage(misfit, words)
    )
    const { data, message, signature } = yield* siwx.sign(fields)
    const warnings = yield* keepSignIn({ data, message, signature })
    const { name } = findNetwork((yield* (yield* Store).state).chain.networks, network)
    const report: Report = {
      data: { account, network, message, signature, data },
      lines: [
        ...message.split("\n"),
        "",
        ...formatPairs([
          ["Account", address],
          ["Network", `${name} (${network})`]
        ]),
        "Signature",
        ...foldHex(signature)
      ],
      warnings
    }
    return report
  }).pipe(provideWorld(Layer.provideMerge(Layer.provide(Siwx.layer, PageOrigin.layerHere), walletLayer)), withNonces)

const getUri = (domain: string): string => `${isLocalUrl(`http://${domain}`) ? "http" : "https"}://${domain}`

/** Returns whether a URI is a page of a domain, over https; http is enough on this machine. */
export const isPageOf = (domain: string, uri: string): boolean => {
  if (!URL.canParse(uri) || !URL.canParse(getUri(domain))) return false
  const { host, protocol } = new URL(uri)
  return (
    host === new URL(`https://${domain}`).host && (protocol === "https:" || (protocol === "http:" && isLocalUrl(uri)))
  )
}

/**
 * True if nonces must be unpredictable: with real services, whatever the seed, and with a sandbox without a seed. A
 * replay and a recording use the same nonces each time.
 */
const isReal = ({ isSeeded, record, source }: Flags): boolean =>
  record === undefined && (source._tag === "live" || (source._tag === "sandbox" && !isSeeded))

/** Runs a command with the nonces that its flags require. */
export function withNonces<A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E, Exclude<R, Nonces> | Run> {
  return Effect.flatMap(Run, ({ flags }) => Effect.provide(command, isReal(flags) ? Nonces.layer : Nonces.layerSeeded))
}

const getFlag: Readonly<Record<string, keyof SignWords>> = {
  domain: "domain",
  uri: "uri",
  statement: "statement",
  nonce: "nonce",
  expirationTime: "expires"
}

/** Returns the failure of an invalid field under the name of its flag. */
const getUsage = (misfit: SignInMisfit, words: SignWords): SignInMisfit | Usage => {
  const flag = getFlag[misfit.field]
  if (flag === undefined) return misfit
  const rule = flag === "expires" ? "seconds above 0, e.g. 3600" : misfit.rule
  const value = words[flag] ?? ""
  return createUsageError(
    `--${flag} must be ${rule}; it is ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}.`
  )
}

/** Breaks long hex into lines of 66 characters: two lines for a signature. */
const foldHex = (hex: string): ReadonlyArray<string> => hex.match(/.{1,66}/g) ?? []
