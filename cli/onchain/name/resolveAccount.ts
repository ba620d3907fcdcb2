import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { readReceiver } from "../../../core/onchain/send/receiver.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { SpenderNames } from "../../../services/onchain/ens/SpenderNames.ts"
import { Names } from "../../../services/onchain/name/Names.ts"
import { type Receiver, Receivers } from "../../../services/onchain/send/Receivers.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { getAccount } from "../../chain/network/accountOf.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { createValueError } from "../../foundation/errors/usage.ts"
import { firstAccount } from "../../foundation/text/firstAccount.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"

const namesLayer = Layer.provide(Receivers.layer, Layer.provide(Names.layer, SupportedChains.layer))

const isName = (text: string, network: NetworkId): boolean =>
  !text.includes(":") && ["ens", "name"].includes(readReceiver(network, text).form)

/** Resolves a name on a network. The address is printed on stderr, because the command acts on it. */
const resolveName = (text: string, network: NetworkId) =>
  Effect.gen(function* () {
    const found = yield* (yield* Receivers).get(accountId(network, firstAccount), text)
    const { chain } = yield* (yield* Store).state
    ;(yield* Run).aside([`${found.name ?? text} is ${found.address} on ${formatNetwork(chain.networks, network)}.`])
    return found
  }).pipe(provideWorld(namesLayer))

/**
 * Returns the account of an argument: CAIP-10, an address, or a name, such as ada.eth or one ending in .reown.id. `bare` is the network of
 * an argument without one, unless the flag overrides it.
 */
export const resolveAccount = Effect.fnUntraced(function* (text: string, bare?: NetworkId) {
  const { flags } = yield* Run
  const { chain } = yield* (yield* Store).state
  const network = flags.network ?? bare ?? chain.active
  if (isName(text, network)) return accountId(network, (yield* resolveName(text, network)).address)
  return yield* getAccount(text, { flag: flags.network, bare: bare ?? chain.active })
})

/** Returns the EVM address of an argument, and the name if it is one; `flag` is the name of the argument. */
export const resolveAddress = Effect.fnUntraced(function* (
  flag: string,
  text: string,
  network: NetworkId,
  example: string
) {
  if (isName(text, network)) return yield* resolveName(text, network)
  if (!isEvmAddress(text))
    return yield* createValueError(flag, "an address, 0x and 40 hexadecimal digits, or a name", text, example)
  const { address } = splitAccountId(yield* getAccount(text, { flag: network }))
  const found: Receiver = { address, name: null }
  return found
})

/** Returns true for an EVM address. */
export const isEvmAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text)

/**
 * Returns an EVM address with its primary name in ENS, unless it was entered as a name. A replay, and a run that is
 * recorded, ask no node for it.
 */
export const addPrimaryName = (receiver: Receiver, network: NetworkId) =>
  Effect.gen(function* () {
    const { flags } = yield* Run
    if (receiver.name !== null || flags.source._tag === "fixtures" || flags.record !== undefined) return receiver
    const account = accountId(network, receiver.address)
    const names = yield* (yield* SpenderNames).find([account])
    const result: Receiver = { ...receiver, name: names.get(account) ?? null }
    return result
  }).pipe(provideWorld(SpenderNames.layer))

/** Returns an address as lines show it, with its name if it has one. */
export const formatReceiver = ({ address, name }: Receiver): string =>
  name === null ? address : `${name} (${address})`
