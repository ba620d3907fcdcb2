import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { BatchCall } from "../../../core/wallets/reader/batch.ts"
import type { BatchCapabilities, CallBatch } from "../../../core/wallets/requests/callBatch.ts"
import type { SponsorRefused } from "../../../core/wallets/requests/errors.ts"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import type { BatchPurpose, CallBatchError } from "./CallBatches.ts"

/** The sponsors of a host's visitors. Absent unless the host has some. */
export class Sponsors extends Context.Tag("services/Sponsors")<
  Sponsors,
  {
    /**
     * Returns who pays the fee of an account's calls; null if the host does not offer to pay on the network. Asks the
     * wallet for its capabilities, without a prompt, and then the paymaster service, for at most 4 s in total; a usable
     * answer counts for 30 s. Never fails. docs/spec/wallets.md#requests-sponsored-fees.
     */
    readonly check: (account: AccountId, calls: ReadonlyArray<BatchCall>) => Effect.Effect<Sponsorship | null>
    /**
     * Requires that the host pays the fee of calls, as a visitor was shown; otherwise fails, and for 10 min `check`
     * returns `refused`.
     */
    readonly require: (account: AccountId, calls: ReadonlyArray<BatchCall>) => Effect.Effect<void, SponsorRefused>
    /** Returns the capability with which calls on a network are sent if the host pays: the wallet must not ignore it. */
    readonly getCapability: (network: NetworkId) => BatchCapabilities
    /**
     * Sends calls whose fee the host pays, once. Returns the wallet's id of the batch. Fails with `SponsorRefused` if the
     * wallet or the paymaster service refuses or fails: then for 10 min `check` returns `refused`.
     */
    readonly send: (
      account: AccountId,
      batch: CallBatch,
      purpose?: BatchPurpose
    ) => Effect.Effect<string, CallBatchError | SponsorRefused>
  }
>() {}
