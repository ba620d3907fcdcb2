import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { bareFacts, type TokenFact } from "../../../core/onchain/calldata/facts.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import type { SwapToken } from "../../../core/onchain/swap/events.ts"
import { isSameToken } from "../../../core/onchain/token/tokenId.ts"
import { CallFacts } from "../../../services/onchain/calldata/CallFacts.ts"
import { Descriptors } from "../../../services/onchain/calldata/Descriptors.ts"
import { withWordsAtHand } from "../../../services/onchain/calldata/wordParts.ts"
import { transferWords } from "../../../services/onchain/send/transferWords.ts"
import { SpenderNames } from "../../../services/onchain/ens/SpenderNames.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import type { PlannedRequest } from "../../wallets/requests/confirm.ts"

type Lines = ReadonlyArray<readonly [string, string]>

/** The maximum length of a line next to its label. */
const maxLength = 60

const addLabel = (label: string, text: string): Lines =>
  wrapText(text, maxLength).map((line, i) => [i === 0 ? label : "", line] as const)

/** Describes a request for a summary: its sentence, and its warnings. */
export const formatWords = ({ fields, sentence }: Words, label: string): Lines => [
  ...addLabel(label, sentence),
  ...formatWarnings({ fields })
]

/** Returns the warnings of a description. */
export const formatWarnings = ({ fields }: Pick<Words, "fields">): Lines =>
  fields.flatMap(({ kind, label, value }) => (kind === "warning" ? addLabel(label, value) : []))

/** Returns a description as data. */
export const toWordData = ({ risk, sentence }: Words) => ({ sentence, risk })

/** Describes a token's call, or a transfer of the coin, from the known token: sends no request. */
export const tokenWords = Effect.fnUntraced(function* (
  account: AccountId,
  request: PlannedRequest,
  token: Omit<TokenFact, "source"> & { readonly address: string | null },
  to: string
) {
  const { chain } = yield* (yield* Store).state
  return yield* transferWords(account, request, { ...token, source: "own" }, { address: to }, chain.networks).pipe(
    Effect.catchTag("KitMissing", (missing) => Effect.die(missing)) // the terminal's code is one file
  )
})

/** Describes a swap's call from both tokens in its quote: sends no request. */
export const swapWords = Effect.fnUntraced(function* (
  account: AccountId,
  request: PlannedRequest,
  both: ReadonlyArray<SwapToken>
) {
  const { address, network } = splitAccountId(account)
  const { networks } = (yield* (yield* Store).state).chain
  const facts = bareFacts({
    account: address,
    network,
    app: "The swap service",
    networkName: (id) => findNetwork(networks, id).name,
    coin: (id) => findNetwork(networks, id).nativeCurrency,
    token: (network, contract) => {
      const found = both.find(({ id }) => isSameToken(id, accountId(network, contract)))
      return found === undefined ? undefined : { symbol: found.symbol, decimals: found.decimals, source: "service" }
    }
  })
  const signed = yield* Effect.orDie(readRequest(request, { account: address, network }))
  return yield* withWordsAtHand((inWords) => Effect.sync(() => inWords(signed, facts)))
})

/**
 * The known facts of contracts for descriptions: those of their network. A replay, and a run that is recorded, use no
 * node for them.
 */
export const planFacts = Layer.unwrapEffect(
  Effect.map(Run, ({ flags }) =>
    Layer.provide(
      flags.source._tag === "fixtures" || flags.record !== undefined
        ? CallFacts.layerOffline
        : Layer.provide(CallFacts.layer, SpenderNames.layer),
      Descriptors.layerNone
    )
  )
)
