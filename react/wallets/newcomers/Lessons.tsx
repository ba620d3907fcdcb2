import { Drawing, type DrawingName } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import own from "./newcomers.css?inline"
import { useText } from "../../foundation/state/atoms.ts"
import type { TextKey } from "../../foundation/locales/Language.ts"
import { Page } from "../../foundation/ui/Page.tsx"

const css = parts + own

/** A drawing, its title and its text. */
export type Lesson = readonly [DrawingName, title: TextKey, more: TextKey]

/** An explanation in three drawings, above one button. */
export function Lessons({
  lessons,
  next,
  words
}: {
  readonly lessons: ReadonlyArray<Lesson>
  readonly next: () => void
  readonly words: TextKey
}) {
  const text = useText()
  return (
    <Page
      bare
      css={css}
      foot={
        <button type="button" className="btn ink" onClick={next}>
          {text(words)}
        </button>
      }
    >
      <ul className="teach">
        {lessons.map(([drawing, title, more]) => (
          <li key={drawing}>
            <Drawing name={drawing} />
            <div>
              <h3>{text(title)}</h3>
              <p className="say">{text(more)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  )
}
