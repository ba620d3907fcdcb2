import type { ConnectRow } from "../../../core/wallets/catalogue/connectRows.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { pictureOf } from "./pictureOf.ts"
import { WalletRow } from "./WalletRow.tsx"

/** A wallet that was painted before it turned out to be excluded. */
export function OffRow({ row }: { readonly row: ConnectRow }) {
  const text = useText()
  const sub = text("connect.notOffered")
  const press = () => {}
  if (row._tag === "Connector")
    return <WalletRow name={row.connector.name} {...pictureOf(row.connector)} sub={sub} isOff press={press} />
  if (row._tag !== "Wallet") return null
  const { imageId, imageUrl, name } = row.wallet
  return <WalletRow name={name} icon={imageUrl} imageId={imageId} sub={sub} isOff press={press} />
}
