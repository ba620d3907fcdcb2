import { type ReactNode, useMemo } from "react"
import { drawFinderPath, type QrLevel, drawQrPath, quietZone } from "../../../core/wallets/walletconnect/drawQrPath.ts"

/** The default side of the tile, pixels. On narrower screens the tile shrinks as a whole. */
const usualTile = 304
/** The maximum side of the logo in the middle, and the minimum white space around it, pixels. */
const [usualLogo, air] = [62, 1.5]
/** The modules per side of a typical code and of its gap, for the placeholder before the code is ready. */
const usual = { size: 65, gap: 17 }

/**
 * A code on a white tile, black on white in every theme, with a logo in its middle. A module is a whole number of
 * screen pixels, so that all dots have the same size. Without a text only the three finder patterns are drawn.
 */
export function Qr({
  label,
  level,
  logo,
  overlay,
  text,
  tile = usualTile
}: {
  readonly text: string | undefined
  /** Describes the code's purpose to screen readers. */
  readonly label: string
  readonly level?: QrLevel
  readonly logo?: ReactNode
  /** Covers an expired code. */
  readonly overlay?: ReactNode
  /** The tile's side, pixels. */
  readonly tile?: number
}) {
  const withLogo = logo !== undefined
  const code = useMemo(() => (text === undefined ? null : drawQrPath(text, withLogo, level)), [text, withLogo, level])
  const { gap, size } = code ?? usual
  const { edge, side } = getModule(tile, size, globalThis.devicePixelRatio ?? 1)
  const middle = `${(Math.min(usualLogo, gap * side - 2 * air) * 100) / tile}%`
  return (
    <div
      className={overlay === undefined ? "qr" : "qr over"}
      dir="ltr"
      style={tile === usualTile ? undefined : { width: tile }}
    >
      {/* In modules rather than scaled by a transform: with reduced motion, the styles remove all transforms. */}
      <svg
        viewBox={`${-edge / side} ${-edge / side} ${tile / side} ${tile / side}`}
        role="img"
        aria-label={label}
        aria-hidden={code === null}
      >
        <path className={code === null ? "making" : undefined} d={drawFinderPath(size)} fillRule="evenodd" />
        {code !== null && <path className="dots" key={text} d={code.path} fillRule="evenodd" />}
      </svg>
      {withLogo && (
        <div className="middle" style={{ width: middle, height: middle }}>
          {logo}
        </div>
      )}
      {overlay !== undefined && <div className="cover">{overlay}</div>}
    </div>
  )
}

/** Returns the side of a module and the white margin in CSS pixels, both whole numbers of screen pixels. */
const getModule = (tile: number, size: number, ratio: number) => {
  const dots = Math.max(1, Math.round(ratio))
  const side = Math.max(1, Math.floor((tile * dots) / (size + 2 * quietZone))) / dots
  return { side, edge: Math.round(((tile - size * side) / 2) * dots) / dots }
}
