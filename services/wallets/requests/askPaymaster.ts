import * as Effect from "effect/Effect"
import { hexChainId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { BatchCall } from "../../../core/wallets/reader/batch.ts"
import {
  type EntryPointVersion,
  entryPoints,
  entryPointVersions,
  isPaymasterAnswer,
  toDraftOperation
} from "../../../core/wallets/requests/paymaster.ts"
import type { Sponsor } from "../../../core/wallets/requests/sponsor.ts"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import { RpcRefusal } from "../../chain/rpc/RpcWire.ts"
import type { Calls } from "../../foundation/http/Calls.ts"
import { createPaymasterStubCall } from "./calls.ts"

/**
 * Returns a function that asks a paymaster service whether it pays for calls of an account: for one version of the entry
 * point after the other, until it accepts one or does not give a usable answer. Later only for the accepted version.
 */
export const makePaymasterAsking = (calls: Calls["Type"]) => {
  const accepted = new Map<string, EntryPointVersion>()
  let lastId = 0

  const askFor = Effect.fnUntraced(function* (
    sponsor: Sponsor,
    account: AccountId,
    all: ReadonlyArray<BatchCall>,
    version: EntryPointVersion
  ) {
    const { address, network } = splitAccountId(account)
    const operation = toDraftOperation(address, all, version)
    if (operation === undefined) return "unavailable" as const
    const params = [operation, entryPoints[version], hexChainId(network), sponsor.context ?? {}]
    const id = ++lastId
    const answer = yield* calls.ask(createPaymasterStubCall(sponsor, id, params)).pipe(
      // Some services send their refusal with a status such as 400.
      Effect.catchTag("BadStatus", ({ body }) => Schema.decodeUnknown(RpcRefusal)(body)),
      Effect.orElseSucceed(() => null)
    )
    if (answer === null) return "unavailable" as const
    if (answer.error !== undefined && answer.error !== null) return "refused" as const
    if (answer.id !== id || !("result" in answer) || !isPaymasterAnswer(answer.result, version))
      return "unavailable" as const
    accepted.set(sponsor.url, version)
    return "paid" as const
  })

  return Effect.fnUntraced(function* (sponsor: Sponsor, account: AccountId, all: ReadonlyArray<BatchCall>) {
    const known = accepted.get(sponsor.url)
    let status: Extract<Sponsorship, "paid" | "refused" | "unavailable"> = "refused"
    for (const version of known === undefined ? entryPointVersions : [known]) {
      status = yield* askFor(sponsor, account, all, version)
      if (status !== "refused") break
    }
    return status
  })
}
