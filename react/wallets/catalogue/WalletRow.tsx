import { mixesScripts } from "../../../core/foundation/text/plain.ts"
import { useText } from "../../foundation/state/atoms.ts"
import type { IconName } from "../../foundation/ui/Icon.tsx"
import { Logo } from "../../foundation/ui/Logo.tsx"

/** One wallet of a list: a button whose accessible name starts with the wallet's name. */
export function WalletRow({
  blocked = false,
  drawn,
  good = false,
  hint,
  icon,
  imageId,
  isStop = true,
  name,
  press,
  tag
}: {
  readonly name: string
  readonly icon?: string | undefined
  /** One of the kit's icons in place of an image. */
  readonly drawn?: IconName
  readonly imageId?: string | undefined
  /** What tells it from another wallet of its name. */
  readonly hint?: string | undefined
  readonly tag?: string | undefined
  readonly good?: boolean
  /** Something else has to be done first, as the view explains. */
  readonly blocked?: boolean
  /** Whether Tab stops here: of a list that arrows move along, one row. */
  readonly isStop?: boolean
  readonly press: () => void
}) {
  const text = useText()
  return (
    <button type="button" className="row" disabled={blocked} tabIndex={isStop ? undefined : -1} onClick={press}>
      <Logo name={name} drawn={drawn} icon={icon} imageId={imageId} />
      <span className="name">
        {name}
        {hint !== undefined && <bdi dir="ltr"> {hint}</bdi>}
      </span>
      {mixesScripts(name) && <span className="tag bad">{text("tag.mixed")}</span>}
      {tag !== undefined && <span className={good ? "tag good" : "tag"}>{tag}</span>}
    </button>
  )
}
