import type { ReactNode } from "react"
import { hasMixedScripts } from "../../../core/foundation/text/plain.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { useAskToAgree } from "./Legal.tsx"

/** One wallet of a list: a button whose accessible name starts with the wallet's name. */
export function WalletRow({
  blocked = false,
  iconPath,
  end,
  filled = false,
  icon,
  imageId,
  isOff = false,
  isStop = true,
  name,
  press,
  sub
}: {
  readonly name: string
  readonly icon?: string | undefined
  /** The path of an icon, drawn in place of an image. */
  readonly iconPath?: string
  readonly imageId?: string | undefined
  readonly sub?: ReactNode
  readonly end?: ReactNode
  /** The wallet of the last visit: its row is highlighted. */
  readonly filled?: boolean
  /** The terms must be accepted first. */
  readonly blocked?: boolean
  /** The wallet is excluded on this site; the second line says so. */
  readonly isOff?: boolean
  readonly isStop?: boolean
  readonly press: () => void
}) {
  const text = useText()
  const askToAgree = useAskToAgree()
  return (
    <Row
      picture={<Picture name={name} iconPath={iconPath} icon={icon} imageId={imageId} />}
      name={name}
      sub={sub}
      filled={filled}
      blocked={blocked || isOff}
      isStop={isStop}
      press={blocked && !isOff ? askToAgree : press}
      end={hasMixedScripts(name) ? <span className="tag bad">{text("tag.mixed")}</span> : end}
    />
  )
}
