import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import type { TextKey } from "../../foundation/text/en.ts"
import { Drawing, type DrawingName } from "../../foundation/parts/Drawing.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import parts from "../../foundation/parts/parts.css?inline"

const lessons: ReadonlyArray<readonly [DrawingName, title: TextKey, more: TextKey]> = [
  ["key", "lesson.key", "lesson.keyMore"],
  ["coins", "lesson.home", "lesson.homeMore"],
  ["nodes", "lesson.networks", "lesson.networksMore"]
]

/** What a wallet is, in three drawings. */
export function WhatIsAWallet() {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <Page
      bare
      css={parts}
      foot={
        <button
          type="button"
          className="btn ink"
          onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "GetWallet" } })}
        >
          {text("view.GetWallet")}
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
