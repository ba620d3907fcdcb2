import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type RefObject, useEffect, useRef } from "react"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { getNameSources } from "../../../core/onchain/name/nameSources.ts"
import { configRx, useDispatch } from "../../foundation/state/atoms.ts"
import { nameRx } from "../account/atoms.ts"

/**
 * Returns a ref for a list of rows. Asks ENS for the names of the counterparties whose rows come on screen, all of one
 * screen at once. A row carries its counterparty, an EVM account, as `data-counterparty`. `count`: the number of rows.
 */
export const useCounterpartyNames = (count: number): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
  const { ens } = getNameSources(useRxValue(configRx))
  const canAsk = useRxValue(nameRx) !== undefined && ens
  const dispatch = useDispatch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that were added are observed, too
  useEffect(() => {
    if (!canAsk || list.current === null || !globalThis.IntersectionObserver) return
    const observer = new IntersectionObserver((entries) => {
      const visible = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      for (const row of visible) observer.unobserve(row)
      const accounts = [...new Set(visible.flatMap((row) => row.getAttribute("data-counterparty") ?? []))]
      if (accounts.length > 0)
        dispatch({ _tag: "CounterpartyNamesAsked", accounts: accounts as ReadonlyArray<AccountId> })
    })
    for (const row of list.current.querySelectorAll("[data-counterparty]")) observer.observe(row)
    return () => observer.disconnect()
  }, [canAsk, count, dispatch])
  return list
}
