import { type ReactNode, useMemo } from "react"
import { finderPath, type QrLevel, qrPath, quietZone } from "../../../core/wallets/walletconnect/qrPath.ts"

/** The tile's usual side, pixels. On narrower screens it shrinks as a whole. */
const usualTile = 304
/** The side of the logo in the middle at most, and of the white round it at least, pixels. */
const [usualLogo, air] = [62, 1.5]
/** Modules per side of a typical pairing's code, and of its gap: for the placeholder before the code is ready. */
const usual = { size: 65, gap: 17 }

/**
 * A code on a white tile, black on white in every theme, with a logo in its middle. A module is a whole number of
 * screen pixels, so that all dots are alike. Without a text: only the three finders.
 */
export function Qr({
  label,
  level,
  logo,
  over,
  text,
  tile = usualTile
}: {
  readonly text: string | undefined
  /** Describes the code's purpose to screen readers. */
  readonly label: string
  readonly level?: QrLevel
  readonly logo?: ReactNode
  /** Covers a code that can no longer be used. */
  readonly over?: ReactNode
  /** The tile's side, pixels. */
  readonly tile?: number
}) {
  const withLogo = logo !== undefined
  const code = useMemo(() => (text === undefined ? null : qrPath(text, withLogo, level)), [text, withLogo, level])
  const { gap, size } = code ?? usual
  const { edge, side } = moduleOf(tile, size, globalThis.devicePixelRatio ?? 1)
  const middle = `${(Math.min(usualLogo, gap * side - 2 * air) * 100) / tile}%`
  return (
    <div
      className={over === undefined ? "qr" : "qr over"}
      dir="ltr"
      style={tile === usualTile ? undefined : { width: tile }}
    >
      {/* In modules, and not scaled by a transform: with reduced motion the frame's styles remove all transforms. */}
      <svg
        viewBox={`${-edge / side} ${-edge / side} ${tile / side} ${tile / side}`}
        role="img"
        aria-label={label}
        aria-hidden={code === null}
      >
        <path className={code === null ? "making" : undefined} d={finderPath(size)} fillRule="evenodd" />
        {code !== null && <path className="dots" key={text} d={code.path} fillRule="evenodd" />}
      </svg>
      {withLogo && (
        <div className="middle" style={{ width: middle, height: middle }}>
          {logo}
        </div>
      )}
      {over !== undefined && <div className="cover">{over}</div>}
    </div>
  )
}

/** Returns a module's side and the white margin in CSS pixels, both whole numbers of screen pixels. */
const moduleOf = (tile: number, size: number, ratio: number) => {
  const dots = Math.max(1, Math.round(ratio))
  const side = Math.max(1, Math.floor((tile * dots) / (size + 2 * quietZone))) / dots
  return { side, edge: Math.round(((tile - size * side) / 2) * dots) / dots }
}
