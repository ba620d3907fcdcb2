import { useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"

/** The permissions that the owner of a wallet grants by approving. */
export function Promises() {
  const text = useText()
  return (
    <ul className="promise">
      {(["connecting.sees", "connecting.asks"] as const).map((words) => (
        <li key={words}>
          <Icon path={doneIcon} />
          {text(words)}
        </li>
      ))}
    </ul>
  )
}
