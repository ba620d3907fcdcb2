import { useEffect, useState } from "react"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { letterIcon } from "../../foundation/parts/viewIcons.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"

/**
 * A connection's picture: the wallet's icon. The embedded wallet is named after its sign-in method, and has an envelope
 * or the provider's mark, whose code is only loaded then.
 */
export function ConnectionPicture({
  connection: { connectorId, icon, name },
  size = ""
}: {
  readonly connection: Pick<Connection, "connectorId" | "icon" | "name">
  readonly size?: "" | "s24"
}) {
  const isEmbedded = isSameId(connectorId, connectorIds.auth)
  const isByEmail = isEmbedded && name === "Email"
  const brands = useBrands(isEmbedded && !isByEmail)
  const brand = brands?.findBrand(name)
  return brands !== undefined && brand !== undefined ? (
    <brands.BrandPicture provider={brand} size={size} />
  ) : (
    <Picture name={name} icon={icon} size={size} iconPath={isByEmail ? letterIcon : undefined} />
  )
}

/** Returns the code that draws the providers' marks once it has loaded. */
const useBrands = (isNeeded: boolean) => {
  const [brands, setBrands] = useState<typeof import("../../foundation/parts/BrandMark.tsx")>()
  useEffect(() => {
    if (isNeeded) import("../../foundation/parts/BrandMark.tsx").then(setBrands, () => {}) // the letter stays
  }, [isNeeded])
  return brands
}
