import type { ReactNode } from "react"
import { Icon } from "../../foundation/ui/Icon.tsx"

/** Something to know before a press. With `tick` the press waits until it is ticked. */
export interface Warning {
  readonly id: string
  readonly look: "info" | "careful" | "danger"
  readonly sentence: string
  readonly more?: ReactNode
  /** What the visitor says by ticking. */
  readonly tick?: string | undefined
}

const aboutIcon = "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.5v4M10 6.6v.1"
const dangerIcon = "M10 3.5 17.5 16.5h-15zM10 8v4M10 14.2v.1"

/** Notes above a button, and the ticks that it waits for. */
export function Warnings({
  all,
  tick,
  ticked
}: {
  readonly all: ReadonlyArray<Warning>
  readonly ticked: ReadonlyArray<string>
  readonly tick: (id: string, on: boolean) => void
}) {
  return all.map(({ id, look, more, sentence, tick: says }) => (
    <div key={id} className={`ask ${look}`}>
      <Icon path={look === "info" ? aboutIcon : dangerIcon} />
      <div>
        <p>{sentence}</p>
        {more}
        {says !== undefined && (
          <label>
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={({ target: { checked } }) => tick(id, checked)}
            />
            <span>{says}</span>
          </label>
        )}
      </div>
    </div>
  ))
}

/** Whether all that has to be ticked is. */
export const isTicked = (all: ReadonlyArray<Warning>, ticked: ReadonlyArray<string>): boolean =>
  all.every(({ id, tick }) => tick === undefined || ticked.includes(id))
