import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { openingRx } from "../../foundation/state/atoms.ts"

/** The drawn ids by opening of the modal and name of the list. They stay while another view is shown. */
const listsByOpening = new WeakMap<object, Map<string, ReadonlyArray<string>>>()

/**
 * Returns the wallets with those on this page first. A wallet that was drawn keeps its place while the modal is open:
 * each page of results is ordered separately, a wallet installed later moves no row, and one that turns out to be
 * excluded stays. `list`: the name of the list; a search has its own order.
 */
export const useInstalledFirst = (
  list: string,
  wallets: ReadonlyArray<Wallet> | undefined,
  isHere: (wallet: Wallet) => boolean,
  isOff: (wallet: Wallet) => boolean
): ReadonlyArray<Wallet> | undefined => {
  const opening = useRxValue(openingRx)
  if (wallets === undefined) return undefined
  const lists = listsByOpening.get(opening) ?? new Map<string, ReadonlyArray<string>>()
  const earlier = lists.get(list) ?? []
  const before = earlier.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
  const fresh = wallets.filter((wallet) => !earlier.includes(wallet.id) && !isOff(wallet))
  const all = [...before, ...fresh.filter(isHere), ...fresh.filter((wallet) => !isHere(wallet))]
  listsByOpening.set(
    opening,
    lists.set(
      list,
      all.map(({ id }) => id)
    )
  )
  return all
}
