import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { getComparedAddresses } from "../../../core/onchain/activity/comparedAddresses.ts"
import { isEnsName } from "../../../core/onchain/ens/ensName.ts"
import { getAddressOn } from "../../../core/onchain/name/addressOn.ts"
import {
  ReceiverElsewhere,
  ReceiverLost,
  ReceiverMistyped,
  ReceiverMoved,
  ReceiverNotFound,
  toSendMisfit
} from "../../../core/onchain/send/errors.ts"
import { isUnowned } from "../../../core/chain/evm/checkReceiver.ts"
import { isContractCode, hasValidSpelling, readReceiver } from "../../../core/onchain/send/receiver.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeEnsLoader } from "../ens/makeEnsLoader.ts"
import { Names } from "../name/Names.ts"
import { RecentReceivers } from "../activity/RecentReceivers.ts"
import { readReceivers } from "../receipt/readReceivers.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The receiver of a transfer: an address, and the name that it was resolved from. */
export interface Receiver {
  readonly address: string
  readonly name: string | null
}

const Code = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]*$/i))
/** The maximum number of earlier receivers that are offered. */
const maxEarlier = 5

const make = Effect.gen(function* () {
  const history = Option.getOrUndefined(yield* Effect.serviceOption(RecentReceivers))
  const store = yield* Store
  const rpc = yield* Rpc
  const names = yield* Names
  const ens = yield* makeEnsLoader

  const get = traced("Receivers.of")(function* (account: AccountId, typed: string) {
    const { network } = splitAccountId(account)
    const parsed = readReceiver(network, typed)
    switch (parsed.form) {
      case "address": {
        const receiver: Receiver = { address: parsed.text, name: null }
        return receiver
      }
      case "elsewhere": {
        const network = store.getState().chain.networks.find(({ id }) => id === parsed.network)
        return yield* new ReceiverElsewhere({ network: network?.name ?? parsed.prefix.slice(0, 64) })
      }
      case "name": {
        const name = parsed.text
        const address = getAddressOn(yield* names.lookup(name, network), network)
        if (address === undefined) return yield* new ReceiverNotFound({ receiver: name })
        const receiver: Receiver = { address, name }
        return receiver
      }
      case "ens": {
        const receiver: Receiver = yield* (yield* ens).resolve(parsed.text, network)
        return receiver
      }
      case "none":
        return yield* toSendMisfit("receiver", typed.trim())
    }
  })

  /** Resolves a name again; fails if the address differs from the one that was shown. */
  const requireSame = Effect.fnUntraced(function* (account: AccountId, { address, name }: Receiver) {
    if (name === null) return
    const { network } = splitAccountId(account)
    yield* isEnsName(name) ? Effect.flatMap(ens, (all) => all.forget(name, network)) : names.forget(name)
    const current = yield* get(account, name)
    if (!isSameAddress(network, current.address, address)) return yield* new ReceiverMoved({ receiver: name })
  })

  return {
    get,
    requireSame,
    check: checkReceiver,
    hasCode: (network: NetworkId, address: string) => hasCode(rpc, network, address),
    getEarlier: (account: AccountId) => getEarlier(rpc, store, account),
    getCompared: (account: AccountId) => getCompared(rpc, store, history, account)
  }
})

/**
 * Fails for a mistyped EVM address, and, unless tokens are to be burnt, for one from which nothing can be moved again.
 */
const checkReceiver = (network: NetworkId, to: string, token: string | null, isBurnt: boolean) =>
  !network.startsWith("eip155:")
    ? Either.right(to)
    : !hasValidSpelling(to)
      ? Either.left(new ReceiverMistyped({ value: to }))
      : isUnowned(to, token) && !isBurnt
        ? Either.left(new ReceiverLost({ value: to }))
        : Either.right(to)

/** Reads whether an address has code. False off EVM. */
const hasCode = (rpc: Rpc["Type"], network: NetworkId, address: string) =>
  network.startsWith("eip155:")
    ? Effect.map(
        rpc.read({ network, method: "eth_getCode", params: [address, "latest"], result: Code }),
        isContractCode
      )
    : Effect.succeed(false)

/** Returns the receivers of the account's confirmed sends, newest first. */
const getEarlier = (rpc: Rpc["Type"], store: Store["Type"], account: AccountId) =>
  Effect.map(readReceivers(rpc, store), () => {
    const { network } = splitAccountId(account)
    const sent = (store.getState().receipt?.sent ?? []).filter(
      (record) => record.account === account && record.kind === "send"
    )
    const all = sent.flatMap(({ receivers = [] }) => receivers)
    const distinct = new Set(network.startsWith("eip155:") ? all.map((receiver) => receiver.toLowerCase()) : all)
    return [...distinct].slice(0, maxEarlier)
  })

/** Returns the addresses that a receiver is compared with. Loads the history if no view has loaded it. */
const getCompared = Effect.fnUntraced(function* (
  rpc: Rpc["Type"],
  store: Store["Type"],
  history: RecentReceivers["Type"] | undefined,
  account: AccountId
) {
  const isLoaded = latest(store.getState().activity?.histories[account] ?? idle) !== undefined
  const [loaded] = yield* Effect.all(
    [isLoaded || history === undefined ? Effect.succeed([]) : history.get(account), readReceivers(rpc, store)],
    { concurrency: 2 }
  )
  const { known, recent } = getComparedAddresses(store.getState(), account)
  return { known, recent: [...recent, ...loaded] }
})

/** Resolves and checks the receivers of transfers. docs/spec/onchain.md#send-receivers. */
export class Receivers extends Context.Tag("services/Receivers")<Receivers, Effect.Effect.Success<typeof make>>() {
  /** Needs `Names`, `Store`, and the services of `Ens`. */
  static readonly layer = Layer.scoped(this, make)
}
