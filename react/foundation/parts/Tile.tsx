import { Icon } from "../ui/Icon.tsx"

/** An icon in place of a picture, for rows that are not about a wallet or a network. */
export function Tile({ sign }: { readonly sign: string }) {
  return (
    <span className="four sign" aria-hidden="true">
      <Icon path={sign} />
    </span>
  )
}
