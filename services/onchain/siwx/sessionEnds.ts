import * as Effect from "effect/Effect"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { toSubject } from "../../../core/onchain/siwx/subject.ts"
import { RequestRejected } from "../../../core/wallets/connection/errors.ts"

/** Counts how often the sessions of each account were ended. */
export const makeSessionEnds = () => {
  const counts = new Map<string, number>()
  const getKey = (network: string, address: string): string => `${network} ${address.toLowerCase()}`
  return {
    count: (network: NetworkId, address: string): void => {
      const key = getKey(network, address)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    /** Returns an effect that fails if the account's sessions are ended after this call: a sign-in must not outlive it. */
    watch: (account: AccountId): Effect.Effect<void, RequestRejected> => {
      const { accountAddress, chainId } = toSubject(account)
      const key = getKey(chainId, accountAddress)
      const before = counts.get(key)
      return Effect.suspend(() =>
        counts.get(key) === before ? Effect.void : new RequestRejected({ method: "personal_sign" })
      )
    }
  }
}
export type SessionEnds = ReturnType<typeof makeSessionEnds>
