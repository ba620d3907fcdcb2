import * as Effect from "effect/Effect"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { bareFacts, type TokenFact } from "../../../core/onchain/calldata/facts.ts"
import { readByNamespace } from "../../wallets/reader/readerOf.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import type { IntentStep } from "../../../core/wallets/signing/intent.ts"
import { withWords } from "../calldata/wordParts.ts"

/**
 * Describes a transfer from the request that is sent. `to`: the receiver, and on Solana the receiving token account.
 * `networks`: those of the page.
 */
export const transferWords = (
  account: AccountId,
  step: IntentStep,
  token: TokenFact & { readonly address: string | null },
  to: { readonly address: string; readonly tokenAccount?: string | undefined },
  networks: ReadonlyArray<Network>
): Effect.Effect<Words, KitMissing> => {
  const { address, network } = splitAccountId(account)
  const facts = bareFacts({
    account: address,
    network,
    networkName: (id) => findNetwork(networks, id).name,
    coin: (id) => findNetwork(networks, id).nativeCurrency,
    owner: (owned) => (owned === to.tokenAccount ? to.address : undefined),
    token: (_, contract) => (isSameToken(contract, token.address) ? token : undefined)
  })
  return Effect.flatMap(
    // The step is the kit's own: a mismatch is a defect.
    Effect.orDie(readByNamespace(step, { account: address, network })),
    (request) => withWords((inWords) => Effect.sync(() => inWords(request, facts)))
  )
}
