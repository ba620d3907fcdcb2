import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"

interface TabsProps<Name extends string> {
  readonly label: string
  readonly names: ReadonlyArray<Name>
  readonly title: (name: Name) => string
  readonly part: (name: Name) => ReactNode
  /** A segmented bar, or titles with a line under the selected one. */
  readonly look?: "seg" | "tabs"
  /** The part selected at first; defaults to the first part. */
  readonly start?: Name | undefined
  /** The name of the view that a tab opens: its code starts loading on hover or focus. */
  readonly opens?: (name: Name) => string | undefined
  /** Called with the selected tab, so that siblings can follow. */
  readonly choose?: ((name: Name) => void) | undefined
}

/**
 * Shows one of several parts, selected by tabs. Arrow keys follow the direction of the page. A single part has no tabs;
 * in the `tabs` look it has its title.
 */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { choose, look = "seg", names, part, start, title } = props
  const id = useId()
  const [selectedName, setSelectedName] = useState(start)
  const selected = selectedName !== undefined && names.includes(selectedName) ? selectedName : names[0]
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
  const select = (name: Name): void => {
    setSelectedName(name)
    choose?.(name)
  }
  return (
    <>
      <TabList {...props} look={look} id={id} selected={selected} select={select} />
      <div className="way" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} key={selected}>
        {part(selected)}
      </div>
    </>
  )
}

function TabList<Name extends string>({
  id,
  label,
  look,
  names,
  opens,
  select,
  selected,
  title
}: Pick<TabsProps<Name>, "label" | "names" | "opens" | "title"> & {
  readonly id: string
  readonly look: "seg" | "tabs"
  readonly selected: Name
  readonly select: (name: Name) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const isRightToLeft = list.current !== null && getComputedStyle(list.current).direction === "rtl"
    const to = getNextIndex(event.key, names.indexOf(selected), names.length, isRightToLeft)
    const name = to === undefined ? undefined : names[to]
    if (name === undefined || to === undefined) return
    event.preventDefault()
    select(name)
    const tab = list.current?.children[to]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
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
          onClick={() => select(name)}
        >
          {title(name)}
        </button>
      ))}
    </div>
  )
}

/** Returns the index of the tab that a key moves to; undefined for other keys. */
const getNextIndex = (key: string, index: number, count: number, rtl: boolean): number | undefined => {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0
  return step !== 0
    ? (index + (rtl ? -step : step) + count) % count
    : key === "Home"
      ? 0
      : key === "End"
        ? count - 1
        : undefined
}
