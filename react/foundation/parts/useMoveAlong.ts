import { type KeyboardEvent, useRef } from "react"

/** How long letters that are typed make one name, in milliseconds. */
const togetherMillis = 700

/** Returns what moves the focus along a list of rows: arrows, Home and End, and the letters that a name begins with. */
export const useMoveAlong = (): ((event: KeyboardEvent<HTMLUListElement>) => void) => {
  const typed = useRef({ letters: "", at: 0 })
  return (event) => {
    const { altKey, ctrlKey, currentTarget, key, metaKey, target, timeStamp } = event
    const rows = [...currentTarget.querySelectorAll("button")]
    const at = rows.findIndex((row) => row.contains(target instanceof Node ? target : null))
    /** The next row whose name begins so; one letter again leads on to the next. */
    const named = (letters: string): number => {
      const start = /^(.)\1*$/u.test(letters) ? letters.slice(0, 1) : letters
      const from = Math.max(0, start.length === 1 ? at + 1 : at)
      const ordered = [...rows.slice(from), ...rows.slice(0, from)]
      const found = ordered.find((row) => row.querySelector(".name")?.textContent?.toLowerCase().startsWith(start))
      return found === undefined ? at : rows.indexOf(found)
    }
    const byName = (): number | undefined => {
      if ([...key].length !== 1 || key === " " || altKey || ctrlKey || metaKey) return undefined
      const before = timeStamp - typed.current.at < togetherMillis ? typed.current.letters : ""
      typed.current = { letters: before + key.toLowerCase(), at: timeStamp }
      return named(typed.current.letters)
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key] ?? byName()
    if (to === undefined) return
    event.preventDefault()
    rows[Math.max(0, Math.min(to, rows.length - 1))]?.focus()
  }
}
