import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { openingRx } from "./atoms.ts"

/** The ids that each list has drawn, by opening of the modal and the list's name: they stay while another view is shown. */
const drawn = new WeakMap<object, Map<string, ReadonlyArray<string>>>()

/**
 * Returns the wallets with those on this page first. A wallet that was drawn keeps its place while the modal is open: each
 * page that arrives is ordered on its own, what is installed later moves nothing, and one that turns out to be excluded
 * stays. `list`: the name of the list, so that a search has its own order.
 */
export const useInstalledFirst = (
  list: string,
  wallets: ReadonlyArray<Wallet> | undefined,
  isHere: (wallet: Wallet) => boolean,
  isOff: (wallet: Wallet) => boolean
): ReadonlyArray<Wallet> | undefined => {
  const opening = useRxValue(openingRx)
  if (wallets === undefined) return undefined
  const lists = drawn.get(opening) ?? new Map<string, ReadonlyArray<string>>()
  const earlier = lists.get(list) ?? []
  const before = earlier.flatMap((id) => wallets.find((one) => one.id === id) ?? [])
  const fresh = wallets.filter((one) => !earlier.includes(one.id) && !isOff(one))
  const all = [...before, ...fresh.filter(isHere), ...fresh.filter((one) => !isHere(one))]
  drawn.set(
    opening,
    lists.set(
      list,
      all.map(({ id }) => id)
    )
  )
  return all
}
