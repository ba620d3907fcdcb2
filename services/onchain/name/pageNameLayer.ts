import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { getName } from "../../../core/onchain/name/nameOf.ts"
import type { NameState } from "../../../core/onchain/name/events.ts"
import type { KitState } from "../../../core/state.ts"
import { activeConnection, displayedConnection } from "../../../core/wallets/connection/state.ts"
import { accountNameKey } from "../../../core/wallets/storage/rememberedName.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { nameLayer } from "./nameLayer.ts"

/**
 * The services that read names, on a page. They request the names of the displayed account and store its name, so that
 * a button shows it in the first frame of the next visit. docs/spec/wallets.md#storage-formats.
 */
export const pageNameLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const storage = yield* Storage
    const store = yield* Store
    const remembered = store.getState().name?.ofAccounts ?? {}
    yield* follow(
      (state) => getUnreadAccount(state, remembered),
      (account) => (account === undefined ? Effect.void : store.dispatch({ _tag: "NamesAsked", account }))
    )
    yield* follow(toStoredName, (text) => (text === "" ? Effect.void : storage.set(accountNameKey, text)))
  })
).pipe(Layer.provideMerge(nameLayer))

/** Returns the displayed EVM account if its names were not requested in this visit. */
const getUnreadAccount = (
  { chain, connection, name }: KitState,
  remembered: NameState["ofAccounts"]
): AccountId | undefined => {
  const displayed = displayedConnection(connection, splitNetworkId(chain.active).namespace)
  if (displayed?.namespace !== "eip155") return undefined
  const account = accountId(displayed.network, displayed.accounts[0].address)
  return name?.ofAccounts[account] === remembered[account] ? account : undefined
}

/** Returns the connected account's address and its name once its names were read, else an empty text. */
const toStoredName = ({ chain, connection, name: names }: KitState): string => {
  const connected = activeConnection(connection, splitNetworkId(chain.active).namespace)
  if (connected === undefined || names === undefined) return ""
  const [{ address }] = connected.accounts
  const account = accountId(connected.network, address)
  const read = names.ofAccounts[account]
  const name = getName(names, account)
  return name === undefined && (read === undefined || latest(read) === undefined) ? "" : `${address} ${name ?? ""}`
}
