import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { chainRx } from "../../foundation/state/atoms.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"

/**
 * A token's picture. A network's own coin without a picture has the mark of its chain; any other token its letter, since
 * anyone can choose a symbol.
 */
export function TokenPicture({
  iconUrl,
  isCoin,
  network,
  size = "s40 round",
  symbol
}: {
  readonly symbol: string
  readonly iconUrl: string | undefined
  /** True for the network's own coin. */
  readonly isCoin: boolean
  /** Defaults to the active network. */
  readonly network?: NetworkId | undefined
  readonly size?: "s24 round" | "s40 round" | "s80 round" | undefined
}) {
  const { active } = useRxValue(chainRx)
  if (!isCoin || iconUrl) return <Picture name={symbol} icon={iconUrl} size={size} />
  // Rollups have marks of their own, but their coin is Ethereum's.
  return <ChainMark network={{ id: symbol === "ETH" ? "eip155:1" : (network ?? active), name: symbol }} size={size} />
}
