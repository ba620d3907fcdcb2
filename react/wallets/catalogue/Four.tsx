import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"

/** The pictures of the first four wallets, in place of one picture. */
export function Four({ wallets }: { readonly wallets: ReadonlyArray<Wallet> }) {
  return (
    <span className="four" aria-hidden="true">
      {wallets.slice(0, 4).map(({ id, imageId, imageUrl, name }) => (
        <Picture key={id} size="s16" name={name} icon={imageUrl} imageId={imageId} />
      ))}
    </span>
  )
}
