import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { describePermission } from "../../../core/onchain/session/permissionShape.ts"
import type { Facts } from "../../../core/onchain/calldata/facts.ts"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import { getFacts } from "../../../services/onchain/calldata/factsOf.ts"
import { chainRx, configRx, connectionRx } from "../../foundation/state/atoms.ts"
import { useVoice } from "../money/useVoice.ts"
import { sessionRx, tokenRx } from "./atoms.ts"

/** Returns a function that describes an account's permissions: one sentence each, and their warnings. */
export const usePermissionWords = (account: AccountId): ((terms: ReadonlyArray<unknown>) => ReadonlyArray<string>) => {
  const chain = useRxValue(chainRx)
  const connection = useRxValue(connectionRx)
  const token = useRxValue(tokenRx)
  const voice = useVoice()
  const config = useRxValue(configRx)
  const tokens = useRxValue(sessionRx)?.tokens
  const own = getFacts({ chain, config, connection, ...(token && { token }) }, { account, app: "" }, 0)
  const facts: Facts = {
    ...own,
    token: (network, address) => own.token(network, address) ?? tokens?.[accountId(network, address.toLowerCase())]
  }
  const reading = { facts, ...voice, network: splitAccountId(account).network, budget: { remaining: 64 }, depth: 0 }
  return (terms) => terms.flatMap((term) => describePermission(reading, term).flatMap((line) => line?.value ?? []))
}
