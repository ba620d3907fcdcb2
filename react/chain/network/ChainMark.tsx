import type { CSSProperties } from "react"
import type { Network } from "../../../core/chain/network/schema.ts"
import { Picture, type PictureSize } from "../../foundation/ui/Picture.tsx"
import { getChainMark } from "./chainMarks.ts"

/**
 * A network's round picture: the host's image if set, else the drawn mark of the chain, else the catalogue's image or a
 * letter.
 */
export function ChainMark({
  network: { id, imageId, imageUrl, name },
  size
}: {
  readonly network: Pick<Network, "id" | "imageId" | "imageUrl" | "name">
  readonly size: Extract<PictureSize, `${string}round`>
}) {
  const mark = getChainMark(id)
  if (mark === undefined || imageUrl !== undefined)
    return <Picture name={name} icon={imageUrl} imageId={imageId} size={size} />
  const style: CSSProperties = { background: mark.color }
  return (
    <span className={`pic mark ${size}`} style={style} aria-hidden="true">
      <svg viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
        <path d={mark.path} />
      </svg>
    </span>
  )
}
