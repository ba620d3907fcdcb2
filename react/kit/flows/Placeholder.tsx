import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useSay, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { SkeletonRow } from "../../foundation/ui/Skeleton.tsx"
import { drawnViewRx } from "../modal/atoms.ts"
import css from "./placeholder.css?inline"
import { getShape } from "./shapes.ts"

/** The placeholder of the current view while its code loads, in the shape of that view. */
export function Placeholder() {
  const [body = "", foot] = getShape(useRxValue(drawnViewRx)).split("|")
  useSay(useText()("modal.loading"))
  return (
    <Page className="onWay" css={css} bare foot={foot && <Lines lines={foot} />}>
      <Lines lines={body} />
    </Page>
  )
}

const Lines = ({ lines }: { readonly lines: string }) => (
  <div className="shape" aria-hidden="true">
    {lines.split(",").map((line, place) => {
      const [word, count = 3] = line.split("*")
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a shape never change
        <div key={place} className={word === "rows" ? word : undefined}>
          {word === "rows"
            ? Array.from({ length: Number(count) }, (_, i) => `row ${i}`).map((row) => <SkeletonRow key={row} />)
            : line.split(" ").map(drawBox)}
        </div>
      )
    })}
  </div>
)

const drawBox = (box: string, place: number) => {
  const [width = 0, height = 0, borderRadius = Math.min(height / 2, 16)] = box.split("*").map(Number)
  return <i key={place} style={{ flex: width ? "none" : 1, width, height, borderRadius }} />
}
