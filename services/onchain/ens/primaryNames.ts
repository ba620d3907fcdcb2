import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"
import { defaultCoinType, ethereumCoinType, getCoinType } from "../../../core/onchain/ens/coinTypes.ts"
import {
  type CallResult,
  decodeRecord,
  decodeReverse,
  encodeResolve,
  encodeReverse,
  readRevert
} from "../../../core/onchain/ens/universalResolver.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { traced } from "../../foundation/log/tracing.ts"
import { askResolver } from "./askResolver.ts"
import { isNormalized } from "./normalize.ts"

/** The primary name of an account and the picture of the name; each is empty if it is missing. */
export interface EnsIdentity {
  readonly name: string
  readonly avatar: string
}

const none: EnsIdentity = { name: "", avatar: "" }
/** The maximum number of accounts of one request; more are left without a name. */
const mostAccounts = 50

interface Entry extends EnsIdentity {
  readonly arrivedAt: number
  readonly hasPicture: boolean
}

/** An account whose name is looked up. */
interface Subject {
  readonly account: AccountId
  readonly address: string
  readonly coinType: number
}

/** A name that the contract found, which may need another check. `isDefault`: from the record for every network. */
interface Candidate extends Subject {
  readonly name: string
  readonly isDefault: boolean
}

const toSubject = (account: AccountId): Subject | undefined => {
  const { address, network } = splitAccountId(account)
  const coinType = getCoinType(network)
  return network.startsWith("eip155:") && coinType !== undefined && /^0x[0-9a-f]{40}$/i.test(address)
    ? { account, address: address.toLowerCase(), coinType }
    : undefined
}

/** Returns the coin types under which an account's name is looked up: its network's, then the default (ENSIP-19). */
const getCoinTypes = ({ coinType }: Subject): ReadonlyArray<number> =>
  coinType === ethereumCoinType ? [coinType] : [coinType, defaultCoinType]

/** Returns true for a name that may be shown: it is normalized, and has nothing that hides or reorders text. */
const isShown = (name: string) =>
  name.includes(".") && sanitizeName(name, 255) === name ? isNormalized(name) : Effect.succeed(false)

/** Looks up the names of accounts in one request. The contract itself checks that a name resolves back. */
const findCandidates = Effect.fnUntraced(function* (rpc: Rpc["Type"], subjects: ReadonlyArray<Subject>) {
  const lookups = subjects.flatMap((subject) => getCoinTypes(subject).map((coinType) => ({ subject, coinType })))
  if (lookups.length === 0) return []
  const results = yield* askResolver(
    rpc,
    lookups.map(({ coinType, subject }) => encodeReverse(subject.address, coinType))
  )
  const found = new Map<AccountId, Candidate>()
  for (const [i, { coinType, subject }] of lookups.entries()) {
    const result = results[i]
    const name = result?.success === true ? decodeReverse(result.data) : undefined
    if (name === undefined || found.has(subject.account) || !(yield* isShown(name))) continue
    found.set(subject.account, { ...subject, name, isDefault: coinType !== subject.coinType })
  }
  return [...found.values()]
})

/** Returns true if the name's record on the account's own network is the account, or is missing. */
const hasReverseRecord = ({ address, coinType, isDefault }: Candidate, result: CallResult | undefined): boolean => {
  if (!isDefault) return true
  if (result === undefined) return false
  if (!result.success) return readRevert(result.data).reason === "unsupported"
  const record = decodeRecord({ coinType }, result.data)
  return record === "0x" || record?.toLowerCase() === address
}

const pictureRecord = { text: "avatar" } as const

const getPicture = (result: CallResult | undefined): string =>
  result?.success === true ? getSafeUrl(decodeRecord(pictureRecord, result.data)) : ""

/** Looks up names in one request; pictures and the records of default names in a second one. */
const lookUp = traced("Ens.identities")(function* (
  rpc: Rpc["Type"],
  subjects: ReadonlyArray<Subject>,
  withPictures: boolean
) {
  const candidates = yield* findCandidates(rpc, subjects)
  const calls = candidates.flatMap((candidate) => [
    ...(candidate.isDefault ? [encodeResolve(candidate.name, { coinType: candidate.coinType })] : []),
    ...(withPictures ? [encodeResolve(candidate.name, pictureRecord)] : [])
  ])
  const results = calls.length === 0 ? [] : yield* askResolver(rpc, calls)
  const found = new Map<AccountId, EnsIdentity>()
  let next = 0
  for (const candidate of candidates) {
    const record = candidate.isDefault ? results[next++] : undefined
    const picture = withPictures ? results[next++] : undefined
    if (hasReverseRecord(candidate, record))
      found.set(candidate.account, { name: candidate.name, avatar: getPicture(picture) })
  }
  return found
})

/** Returns the function that looks up the names of accounts, with its cache. */
export const makePrimaryNames = (rpc: Rpc["Type"]) => {
  const entries = new Map<AccountId, Entry>()
  const findEntry = (account: AccountId, now: number, withPictures: boolean): Entry | undefined => {
    const entry = entries.get(account)
    const isFresh = entry !== undefined && now >= entry.arrivedAt && now - entry.arrivedAt < millis.identityCache
    return isFresh && (entry.hasPicture || !withPictures) ? entry : undefined
  }
  return Effect.fnUntraced(function* (accounts: ReadonlyArray<AccountId>, withPictures = false) {
    const now = yield* Clock.currentTimeMillis
    const distinct = [...new Set(accounts)]
    const missing = distinct.filter((account) => findEntry(account, now, withPictures) === undefined)
    const subjects = missing.flatMap((account) => toSubject(account) ?? []).slice(0, mostAccounts)
    const found = yield* lookUp(rpc, subjects, withPictures)
    const arrivedAt = yield* Clock.currentTimeMillis
    for (const { account } of subjects)
      entries.set(account, { ...(found.get(account) ?? none), arrivedAt, hasPicture: withPictures })
    return new Map<AccountId, EnsIdentity>(
      distinct.map((account) => {
        const entry = entries.get(account)
        return [account, entry === undefined ? none : { name: entry.name, avatar: entry.avatar }]
      })
    )
  })
}
