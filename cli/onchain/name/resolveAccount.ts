import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { nameSuffix, readReceiver } from "../../../core/onchain/send/receiver.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Names } from "../../../services/onchain/name/Names.ts"
import { type Receiver, Receivers } from "../../../services/onchain/send/Receivers.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { accountOf } from "../../chain/network/accountOf.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { usageError, valueError } from "../../foundation/errors/usage.ts"
import { anyone } from "../../foundation/text/anyone.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"

const namesLayer = Layer.provide(Receivers.layer, Layer.provide(Names.layer, SupportedChains.layer))

const isName = (text: string, network: NetworkId): boolean =>
  !text.includes(":") && ["foreign", "name"].includes(readReceiver(network, text).form)

/** The failure of a name that another service keeps. */
const foreign = (text: string) =>
  usageError(
    `An account is an address, on EVM 0x and 40 hexadecimal digits, or a name ending in ${nameSuffix}; "${text}" is neither.`,
    `An example: latchkey name lookup sandbox${nameSuffix}`
  )

/** What a name stands for on a network. It is told on stderr: what a command then does is about that address. */
const named = (text: string, network: NetworkId) =>
  Effect.gen(function* () {
    if (!text.trim().toLowerCase().endsWith(nameSuffix)) return yield* foreign(text)
    const found = yield* (yield* Receivers).get(accountId(network, anyone), text)
    const { chain } = yield* (yield* Store).state
    ;(yield* Run).aside([`${found.name ?? text} is ${found.address} on ${networkText(chain.networks, network)}.`])
    return found
  }).pipe(provideWorld(namesLayer))

/**
 * Returns the account that an argument of this run names: CAIP-10, an address, or a name that ends in .reown.id. `bare`
 * is the network of an argument without one, unless the flag overrides it.
 */
export const resolveAccount = Effect.fnUntraced(function* (text: string, bare?: NetworkId) {
  const { flags } = yield* Run
  const { chain } = yield* (yield* Store).state
  const network = flags.network ?? bare ?? chain.active
  if (isName(text, network)) return accountId(network, (yield* named(text, network)).address)
  return yield* accountOf(text, { flag: flags.network, bare: bare ?? chain.active })
})

/** Returns the EVM address that an argument names, and the name if it is one; `flag` is what the argument is called. */
export const resolveAddress = Effect.fnUntraced(function* (
  flag: string,
  text: string,
  network: NetworkId,
  example: string
) {
  if (isName(text, network)) return yield* named(text, network)
  if (!isEvmAddress(text))
    return yield* valueError(flag, "an address, 0x and 40 hexadecimal digits, or a .reown.id name", text, example)
  const { address } = splitAccountId(yield* accountOf(text, { flag: network }))
  const found: Receiver = { address, name: null }
  return found
})

/** Whether a word is an address of EVM. */
export const isEvmAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text)

/** An address as lines tell it, with its name if it was given by one. */
export const receiverText = ({ address, name }: Receiver): string => (name === null ? address : `${name} (${address})`)
