import { Icon } from "../ui/Icon.tsx"

/** A sign in the place of a picture: what a row is for, where that is no wallet and no network. */
export function Tile({ sign }: { readonly sign: string }) {
  return (
    <span className="four sign" aria-hidden="true">
      <Icon path={sign} />
    </span>
  )
}
