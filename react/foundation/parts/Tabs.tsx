import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"

/**
 * Shows one of several parts at a time, chosen by tabs: arrow keys move in the direction of the page. A single part has
 * no tabs, only its title where words stand over the parts.
 */
export function Tabs<Name extends string>({
  choose,
  label,
  look = "seg",
  names,
  opens,
  part,
  start,
  title
}: {
  readonly label: string
  readonly names: ReadonlyArray<Name>
  readonly title: (name: Name) => string
  readonly part: (name: Name) => ReactNode
  /** Segments of one bar, or words with a line under the chosen one. */
  readonly look?: "seg" | "tabs"
  /** The part that is chosen at first; without it, the first one. */
  readonly start?: Name | undefined
  /** A view of the flow that a tab opens: its code loads when the pointer or the focus comes. */
  readonly opens?: (name: Name) => string | undefined
  /** Called with the selected tab, so that siblings can follow. */
  readonly choose?: ((name: Name) => void) | undefined
}) {
  const id = useId()
  const [chosenName, setChosenName] = useState(start)
  const list = useRef<HTMLDivElement>(null)
  const selected = chosenName !== undefined && names.includes(chosenName) ? chosenName : names[0]
  if (selected === undefined) return null
  if (names.length === 1)
    return look === "seg" ? (
      part(selected)
    ) : (
      <section>
        <h3 className="tab">
          <span>{title(selected)}</span>
        </h3>
        {part(selected)}
      </section>
    )
  const setWanted = (name: Name): void => {
    setChosenName(name)
    choose?.(name)
  }
  const move = (event: KeyboardEvent) => {
    const to = next(
      event.key,
      names.indexOf(selected),
      names.length,
      list.current !== null && getComputedStyle(list.current).direction === "rtl"
    )
    const name = to === undefined ? undefined : names[to]
    if (name === undefined || to === undefined) return
    event.preventDefault()
    setWanted(name)
    const tab = list.current?.children[to]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <>
      <div ref={list} className={look} role="tablist" aria-label={label} onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}panel`}
            tabIndex={name === selected ? 0 : -1}
            data-opens={opens?.(name)}
            onClick={() => setWanted(name)}
          >
            {title(name)}
          </button>
        ))}
      </div>
      <div className="way" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} key={selected}>
        {part(selected)}
      </div>
    </>
  )
}

const next = (key: string, at: number, count: number, rtl: boolean): number | undefined => {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0
  return step !== 0
    ? (at + (rtl ? -step : step) + count) % count
    : key === "Home"
      ? 0
      : key === "End"
        ? count - 1
        : undefined
}
