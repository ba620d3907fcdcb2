import type { CSSProperties } from "react"

/** An image generated from the address, the same on every visit, with the wallet's own icon in its corner. */
export function Avatar({ address, icon }: { readonly address: string; readonly icon: string }) {
  const hue = Number.parseInt(address.slice(2, 8), 16) % 360 || 230
  const colours: CSSProperties & Readonly<Record<`--${string}`, string>> = {
    "--from": `hsl(${hue} 70% 62%)`,
    "--to": `hsl(${(hue + 70) % 360} 70% 45%)`
  }
  return (
    <div className="avatar" aria-hidden="true" style={colours}>
      <span>{address.slice(2, 4)}</span>
      {icon !== "" && <img src={icon} alt="" width={28} height={28} />}
    </div>
  )
}
