import { useDispatch, useSay, useText } from "../state/atoms.ts"
import type { IconName } from "./Icon.tsx"
import { Logo } from "./Logo.tsx"

/**
 * Waiting for a wallet: its image in a ring that spins while it is asked, what happens next, and what to do after a
 * rejection.
 */
export function Waiting({
  again,
  drawn,
  icon,
  imageId,
  more,
  name,
  round = false,
  state,
  title
}: {
  readonly name: string
  /** One of the kit's icons in place of an image. */
  readonly drawn?: IconName | undefined
  readonly icon?: string | undefined
  readonly imageId?: string | undefined
  readonly round?: boolean
  readonly title: string
  readonly more?: string | undefined
  /** `asked`: like `busy`, in a view that has its own next step. */
  readonly state: "asked" | "busy" | "failed" | "still"
  readonly again?: (() => void) | undefined
}) {
  const text = useText()
  useSay(more === undefined ? title : `${title}. ${more}`)
  const dispatch = useDispatch()
  return (
    <>
      <div className="waiting">
        <div className={`ring ${state === "asked" ? "busy" : state}`}>
          {state !== "still" && (
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <rect x="3" y="3" width="94" height="94" rx={round ? 47 : 26} pathLength="360" />
            </svg>
          )}
          <Logo name={name} drawn={drawn} icon={icon} imageId={imageId} round={round} large />
        </div>
        <div>
          <strong className={state === "failed" ? "bad" : undefined}>{title}</strong>
          {more !== undefined && <p className="hint center">{more}</p>}
        </div>
      </div>
      {state === "busy" && (
        <button type="button" className="plain" onClick={() => dispatch({ _tag: "WentBack" })}>
          {text("modal.cancel")}
        </button>
      )}
      {again !== undefined && (
        <button type="button" className="action" onClick={again}>
          {text("modal.retry")}
        </button>
      )}
    </>
  )
}
