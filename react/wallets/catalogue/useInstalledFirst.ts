import { useRef } from "react"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"

/**
 * Returns the wallets with those on this page first. A wallet that was drawn keeps its place: each page that arrives is
 * ordered by itself, what is installed later moves nothing, and one that turns out to be excluded stays.
 */
export const useInstalledFirst = (
  wallets: ReadonlyArray<Wallet> | undefined,
  isHere: (wallet: Wallet) => boolean,
  isOff: (wallet: Wallet) => boolean
): ReadonlyArray<Wallet> | undefined => {
  const drawn = useRef<ReadonlyArray<string>>([])
  if (wallets === undefined) return undefined
  const before = drawn.current.flatMap((id) => wallets.find((one) => one.id === id) ?? [])
  const fresh = wallets.filter((one) => !drawn.current.includes(one.id) && !isOff(one))
  const all = [...before, ...fresh.filter(isHere), ...fresh.filter((one) => !isHere(one))]
  drawn.current = all.map(({ id }) => id)
  return all
}
