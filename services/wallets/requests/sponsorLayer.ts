import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { BatchCall } from "../../../core/wallets/reader/batch.ts"
import type { BatchCapabilities } from "../../../core/wallets/requests/callBatch.ts"
import { SponsorRefused } from "../../../core/wallets/requests/errors.ts"
import type { Sponsor, SponsorsByNetwork } from "../../../core/wallets/requests/sponsor.ts"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { traced } from "../../foundation/log/tracing.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makePaymasterAsking } from "./askPaymaster.ts"
import { CallBatches } from "./CallBatches.ts"
import { sponsorPolicy } from "./calls.ts"
import { Sponsors } from "./Sponsors.ts"
import { capabilitiesLayer, WalletCapabilities } from "./WalletCapabilities.ts"

/** Creates the service over a host's sponsors. Needs `Calls`, `Connectors`, `Store` and `WalletRequests`. */
export const sponsorLayer = (sponsors: SponsorsByNetwork) =>
  Layer.scoped(Sponsors, make(sponsors)).pipe(Layer.provide(Layer.merge(capabilitiesLayer, CallBatches.layer)))

/** The time in milliseconds during which the host does not count as payer, after a request that it did not pay for. */
const refusalMillis = 600_000

const toCapability = ({ context = {}, url }: Sponsor): BatchCapabilities => ({
  paymasterService: { url, context, optional: false }
})

/** Remembers the outcomes of sponsored requests, by wallet and network, until the page is left. */
const makeMemory = Effect.gen(function* () {
  const store = yield* Store
  const refusals = new Map<string, number>()
  const ignoring = new Set<string>()
  /** The keys of sent batches that have no outcome yet, by the batches' ids. */
  const pending = new Map<string, string>()
  const getKey = (account: AccountId): string => {
    const { network } = splitAccountId(account)
    return `${activeConnection(store.getState().connection, "eip155")?.connectorId} ${network}`
  }
  yield* store.subscribe(({ receipt }) => {
    for (const { batchId, end } of pending.size === 0 ? [] : (receipt?.sent ?? [])) {
      const key = batchId === undefined ? undefined : pending.get(batchId)
      if (batchId === undefined || key === undefined || end.status === "pending") continue
      pending.delete(batchId)
      // A batch has a fee only if its transactions are the account's own.
      if ("fee" in end && end.fee !== undefined) ignoring.add(key)
    }
  })
  return {
    getKey,
    onSent: (key: string, batchId: string): void => void pending.set(batchId, key),
    onRefused: (key: string) => Effect.map(Clock.currentTimeMillis, (now) => void refusals.set(key, now)),
    /** Returns the outcome that decides the next request; undefined without one. */
    recall: (key: string) =>
      Effect.map(Clock.currentTimeMillis, (now): Sponsorship | undefined => {
        const refusedAt = refusals.get(key)
        return ignoring.has(key)
          ? "ignored"
          : refusedAt !== undefined && now >= refusedAt && now < refusedAt + refusalMillis
            ? "refused"
            : undefined
      })
  }
})

/** Creates the function that asks wallet and paymaster service who pays; its answers are cached. */
const makeDeciding = Effect.fnUntraced(function* (sponsors: SponsorsByNetwork) {
  const wallets = yield* WalletCapabilities
  const askService = makePaymasterAsking(yield* Calls)
  const decisions = yield* cached({
    lookup: (key: string) =>
      Effect.gen(function* () {
        const [, account, all]: [string, AccountId, ReadonlyArray<BatchCall>] = JSON.parse(key)
        const { network } = splitAccountId(account)
        const sponsor = sponsors[network]
        if (sponsor === undefined) return null
        const wallet = yield* Effect.option(wallets.get(network))
        if (wallet._tag === "None" || !wallet.value.paymasterService.supported) return "unsupported" as const
        const status = yield* askService(sponsor, account, all)
        // The next check asks again.
        return status === "unavailable" ? yield* Effect.fail(status) : status
      }),
    capacity: 32,
    fresh: "30 seconds",
    backoff: 0
  })
  return (key: string, account: AccountId, all: ReadonlyArray<BatchCall>) =>
    Effect.timeoutTo(Effect.merge(decisions.get(JSON.stringify([key, account, all]))), {
      duration: sponsorPolicy.budgetMillis,
      onTimeout: (): Sponsorship => "unavailable",
      onSuccess: (status) => status
    })
})

const make = Effect.fnUntraced(function* (sponsors: SponsorsByNetwork) {
  const batches = yield* CallBatches
  const { getKey, onRefused, onSent, recall } = yield* makeMemory
  const decide = yield* makeDeciding(sponsors)
  const check = traced("Sponsors.check")(function* (account: AccountId, all: ReadonlyArray<BatchCall>) {
    if (sponsors[splitAccountId(account).network] === undefined) return null
    const key = getKey(account)
    return (yield* recall(key)) ?? (yield* decide(key, account, all))
  })
  return Sponsors.of({
    check,
    require: Effect.fnUntraced(function* (account, all) {
      if ((yield* check(account, all)) === "paid") return
      yield* onRefused(getKey(account))
      return yield* new SponsorRefused({ network: splitAccountId(account).network })
    }),
    getCapability: (network) => {
      const sponsor = sponsors[network]
      return sponsor === undefined ? {} : toCapability(sponsor)
    },
    send: traced("Sponsors.send")(function* (account, batch, purpose) {
      const { network } = splitAccountId(account)
      const sponsor = sponsors[network]
      if (sponsor === undefined) return yield* new SponsorRefused({ network })
      const key = getKey(account)
      const refuse = (cause: unknown) => Effect.zipRight(onRefused(key), new SponsorRefused({ network, cause }))
      const capabilities = { ...batch.capabilities, ...toCapability(sponsor) }
      const id = yield* Effect.catchTags(batches.send(account, { ...batch, capabilities }, purpose), {
        WalletRequestFailed: refuse,
        CallBatchNeedsMore: refuse,
        CallBatchesUnsupported: refuse
      })
      onSent(key, id)
      return id
    })
  })
})
