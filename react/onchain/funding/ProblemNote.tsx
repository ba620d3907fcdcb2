import { useEffect, useRef } from "react"
import { Note } from "../../foundation/ui/Note.tsx"

/** A note that scrolls into view: below a long list it can be outside of the visible part. */
export function ProblemNote({ words }: { readonly words: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (words !== "") place.current?.scrollIntoView({ block: "nearest" }) // returns a promise in some browsers
  }, [words])
  return (
    <div ref={place}>
      {words !== "" && (
        <Note look="careful" isAlert>
          <p>{words}</p>
        </Note>
      )}
    </div>
  )
}
