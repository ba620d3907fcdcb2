import { type KeyboardEvent, useRef } from "react"

/** For how long typed letters extend the same search, in milliseconds. */
const togetherMillis = 700

/** Returns a key handler that moves the focus along a list: arrows, Home, End, and the first letters of a name. */
export const useMoveAlong = (): ((event: KeyboardEvent<HTMLUListElement>) => void) => {
  const typed = useRef({ letters: "", at: 0 })
  return (event) => {
    const { altKey, ctrlKey, currentTarget, key, metaKey, target, timeStamp } = event
    const rows = [...currentTarget.querySelectorAll("button")]
    const index = rows.findIndex((row) => row.contains(target instanceof Node ? target : null))
    /**
     * Returns the index of the next row whose name starts with the letters; the same letter again finds the one after.
     */
    const findByName = (letters: string): number => {
      const start = /^(.)\1*$/u.test(letters) ? letters.slice(0, 1) : letters
      const from = Math.max(0, start.length === 1 ? index + 1 : index)
      const ordered = [...rows.slice(from), ...rows.slice(0, from)]
      const found = ordered.find((row) => row.querySelector(".name")?.textContent?.toLowerCase().startsWith(start))
      return found === undefined ? index : rows.indexOf(found)
    }
    const findIndexByName = (): number | undefined => {
      if ([...key].length !== 1 || key === " " || altKey || ctrlKey || metaKey) return undefined
      const before = timeStamp - typed.current.at < togetherMillis ? typed.current.letters : ""
      typed.current = { letters: before + key.toLowerCase(), at: timeStamp }
      return findByName(typed.current.letters)
    }
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[key] ?? findIndexByName()
    if (to === undefined) return
    event.preventDefault()
    rows[Math.max(0, Math.min(to, rows.length - 1))]?.focus()
  }
}
