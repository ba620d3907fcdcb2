import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { bareFacts, type TokenFact } from "../../../core/onchain/calldata/facts.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import type { SwapToken } from "../../../core/onchain/swap/events.ts"
import { sameToken } from "../../../core/onchain/token/tokenId.ts"
import { CallFacts } from "../../../services/onchain/calldata/CallFacts.ts"
import { Descriptors } from "../../../services/onchain/calldata/Descriptors.ts"
import { withWordsAtHand } from "../../../services/onchain/calldata/wordParts.ts"
import { transferWords } from "../../../services/onchain/send/transferWords.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { wrapText } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import type { PlannedRequest } from "../../wallets/requests/confirm.ts"

type Lines = ReadonlyArray<readonly [string, string]>

/** The most characters of a line beside its label. */
const most = 60

const labelled = (label: string, text: string): Lines =>
  wrapText(text, most).map((line, i) => [i === 0 ? label : "", line] as const)

/** A request in words for a summary: its sentence, and what to be careful of. */
export const wordLines = ({ fields, sentence }: Words, label: string): Lines => [
  ...labelled(label, sentence),
  ...warningLines({ fields })
]

/** The warnings of a description. */
export const warningLines = ({ fields }: Pick<Words, "fields">): Lines =>
  fields.flatMap(({ kind, label, value }) => (kind === "warning" ? labelled(label, value) : []))

/** Its words as data. */
export const wordData = ({ risk, sentence }: Words) => ({ sentence, risk })

/** A call of a token, or a transfer of the coin, in words by what is known of the token already: nobody is asked. */
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

/** A swap's call in words by what its quote says of both tokens: nobody is asked. */
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
    token: (on, contract) => {
      const one = both.find(({ id }) => sameToken(id, accountId(on, contract)))
      return one === undefined ? undefined : { symbol: one.symbol, decimals: one.decimals, source: "service" }
    }
  })
  const signed = yield* Effect.orDie(readRequest(request, { account: address, network }))
  return yield* withWordsAtHand((inWords) => Effect.sync(() => inWords(signed, facts)))
})

/**
 * What is known of contracts for words: what their network says, but for a replay, which asks no node for what it did
 * not record, and while that is recorded.
 */
export const planFacts = Layer.unwrapEffect(
  Effect.map(Run, ({ flags }) =>
    Layer.provide(
      flags.source._tag === "fixtures" || flags.record !== undefined ? CallFacts.layerOffline : CallFacts.layer,
      Descriptors.layerNone
    )
  )
)
