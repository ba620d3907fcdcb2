import { useSay } from "../state/atoms.ts"
import { useSheet } from "../ui/Page.tsx"
import css from "./loadingRows.css?inline"

/** The widths of a row's name, second line and end, in pixels, for as many rows as the card shows at once. */
const widths = [
  [96, 64, 72],
  [132, 84, 56],
  [112, 72, 60],
  [124, 80, 64],
  [88, 60, 52]
] as const

/** Placeholders in the shape of the rows that are loading. `label` is announced to screen readers. */
export function LoadingRows({ label }: { readonly label: string }) {
  useSay(label)
  const place = useSheet(css)
  return (
    <div ref={place}>
      <ul className="loading" aria-hidden="true">
        {widths.map(([width, second, end]) => (
          <li key={width} className="row">
            <i />
            <span>
              <i style={{ width }} />
              <i style={{ width: second }} />
            </span>
            <i style={{ width: end }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
