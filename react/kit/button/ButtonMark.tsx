import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"
import type { ShownAccount } from "../../../core/wallets/storage/snapshot.ts"
import { getChainMark } from "../../chain/network/chainMarks.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"

/** A network's round mark on the host's page: the host's image, the mark of a known chain, or the first letter. */
export function ButtonMark({
  id,
  kit,
  name
}: {
  readonly id: ShownAccount["network"]
  readonly kit: Linked
  readonly name: string
}) {
  const images = kit[buttonLink]?.options.chainImages
  const image = getSafeUrl(images?.[splitNetworkId(id).reference] ?? images?.[id])
  const mark = image === "" ? getChainMark(id) : undefined
  return (
    <span className="latchkey-mark" style={mark && { background: mark.color }} aria-hidden="true">
      {image !== "" ? (
        <img src={image} alt="" />
      ) : mark === undefined ? (
        [...name][0]?.toUpperCase()
      ) : (
        <svg viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
          <path d={mark.path} />
        </svg>
      )}
    </span>
  )
}
