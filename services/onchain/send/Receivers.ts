import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { comparedAddresses } from "../../../core/onchain/activity/comparedAddresses.ts"
import { addressOn } from "../../../core/onchain/name/addressOn.ts"
import {
  ReceiverElsewhere,
  ReceiverLost,
  ReceiverMistyped,
  ReceiverMoved,
  ReceiverNameForeign,
  ReceiverNotFound,
  toSendMisfit
} from "../../../core/onchain/send/errors.ts"
import {
  isContractCode,
  isNobodys,
  isSpeltRight,
  nameSuffix,
  readReceiver
} from "../../../core/onchain/send/receiver.ts"
import { sameAddress } from "../../../core/wallets/requests/shownContext.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Names } from "../name/Names.ts"
import { RecentReceivers } from "../activity/RecentReceivers.ts"
import { readReceivers } from "../receipt/readReceivers.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The failure of an address that nobody can move anything from. */
export const receiverLost = (value: string): ReceiverLost => new ReceiverLost({ value })

/** Where a transfer goes: an address, and the name that stands for it. */
export interface Receiver {
  readonly address: string
  readonly name: string | null
}

const Code = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]*$/i))
/** So many earlier receivers are offered. */
const mostEarlier = 5

const find = Effect.gen(function* () {
  const history = Option.getOrUndefined(yield* Effect.serviceOption(RecentReceivers))
  const store = yield* Store
  const rpc = yield* Rpc
  const names = yield* Names

  const of = traced("Receivers.of")(function* (account: AccountId, typed: string) {
    const { network } = splitAccountId(account)
    const written = readReceiver(network, typed)
    switch (written.form) {
      case "address": {
        const receiver: Receiver = { address: written.text, name: null }
        return receiver
      }
      case "elsewhere": {
        const named = store.getState().chain.networks.find(({ id }) => id === written.network)
        return yield* new ReceiverElsewhere({ network: named?.name ?? written.prefix.slice(0, 64) })
      }
      case "name": {
        const name = written.text
        const address = addressOn(yield* names.lookup(name, network), network)
        if (address === undefined) return yield* new ReceiverNotFound({ receiver: name })
        const receiver: Receiver = { address, name }
        return receiver
      }
      case "foreign":
        return yield* new ReceiverNameForeign({ suffix: nameSuffix })
      case "none":
        return yield* toSendMisfit("receiver", typed.trim())
    }
  })

  /** Asks the service again what a name stands for; fails if that is another address than the one that was shown. */
  const requireSame = Effect.fnUntraced(function* (account: AccountId, { address, name }: Receiver) {
    if (name === null) return
    yield* names.forget(name)
    const now = yield* of(account, name)
    if (!sameAddress(splitAccountId(account).network, now.address, address))
      return yield* new ReceiverMoved({ receiver: name })
  })

  const judge = (network: NetworkId, to: string, token: string | null, isBurnt: boolean) =>
    !network.startsWith("eip155:")
      ? Either.right(to)
      : !isSpeltRight(to)
        ? Either.left(new ReceiverMistyped({ value: to }))
        : isNobodys(to, token) && !isBurnt
          ? Either.left(receiverLost(to))
          : Either.right(to)

  const hasCode = (network: NetworkId, address: string) =>
    network.startsWith("eip155:")
      ? Effect.map(
          rpc.read({ network, method: "eth_getCode", params: [address, "latest"], result: Code }),
          isContractCode
        )
      : Effect.succeed(false)

  /** Receivers of the account's confirmed sends, the newest first. */
  const earlier = (account: AccountId) =>
    Effect.map(readReceivers(rpc, store), () => {
      const { network } = splitAccountId(account)
      const sent = (store.getState().receipt?.sent ?? []).filter(
        (one) => one.account === account && one.kind === "send"
      )
      const all = sent.flatMap(({ receivers = [] }) => receivers)
      return [...new Set(network.startsWith("eip155:") ? all.map((one) => one.toLowerCase()) : all)].slice(
        0,
        mostEarlier
      )
    })

  /** The addresses that a receiver is compared with; the history is loaded for that if no view has loaded it. */
  const compared = Effect.fnUntraced(function* (account: AccountId) {
    const isLoaded = latest(store.getState().activity?.histories[account] ?? idle) !== undefined
    const [loaded] = yield* Effect.all(
      [isLoaded || history === undefined ? Effect.succeed([]) : history.get(account), readReceivers(rpc, store)],
      { concurrency: 2 }
    )
    const { known, recent } = comparedAddresses(store.getState(), account)
    return { known, recent: [...recent, ...loaded] }
  })

  return { of, requireSame, judge, hasCode, earlier, compared }
})

/** Who a transfer may go to, and what there is to know about them. docs/spec/onchain.md#send-receivers. */
export class Receivers extends Context.Tag("services/Receivers")<Receivers, Effect.Effect.Success<typeof find>>() {
  /** Needs `Names`, `Rpc` and `Store`. */
  static readonly layer = Layer.effect(this, find)
}
