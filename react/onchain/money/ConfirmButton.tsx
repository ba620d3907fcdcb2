import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"

/** For how long the button ignores presses after it appears or moves, or after its terms change. */
const inertMillis = 500
/** How often the button's position is checked. */
const lookMillis = 100

/**
 * Why a button cannot act yet. `words` replace its label; `press` leads to what is missing; `reasonId` is the id of the
 * element that says why, if the words do not.
 */
export interface Block {
  readonly words: ReactNode
  readonly reasonId?: string
  readonly press?: (() => void) | undefined
}

/**
 * The button that confirms what is shown. It ignores presses for half a second after it appears, moves, or its terms
 * change, because such a press may have been aimed at something else. `terms`: everything that the visitor agrees to,
 * as one string. docs/spec/onchain.md#money-the-press.
 */
export function ConfirmButton({
  block,
  busy = false,
  children,
  isQuiet = false,
  press,
  terms
}: {
  readonly terms: string
  readonly press: () => void
  readonly children: ReactNode
  /** The wallet is being asked: the button shows a spinner and ignores presses. */
  readonly busy?: boolean
  /** The missing condition, such as a tick. */
  readonly block?: Block | undefined
  /** Another button stands out, because this one is dangerous. */
  readonly isQuiet?: boolean
}) {
  const button = useRef<HTMLButtonElement>(null)
  const isArmed = useArmed(button, terms)
  const isBlocked = block !== undefined && !busy
  const isIdle = busy || (isBlocked && block.press === undefined)
  return (
    <button
      ref={button}
      type="button"
      className={isBlocked || isQuiet ? "btn fill" : "btn ink"}
      aria-disabled={isIdle || undefined}
      aria-describedby={isBlocked ? block.reasonId : undefined}
      data-armed={isArmed() || undefined}
      onClick={() => {
        if (isBlocked) block.press?.()
        else if (!busy && isArmed()) press()
      }}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      {isBlocked ? block.words : children}
    </button>
  )
}

/** Returns a function that says whether the button's position and terms have been unchanged for long enough. */
const useArmed = (button: RefObject<HTMLElement | null>, terms: string): (() => boolean) => {
  const since = useRef(performance.now())
  const place = useRef("")
  const last = useRef(terms)
  const [, draw] = useState(0)
  if (last.current !== terms) {
    last.current = terms
    since.current = performance.now()
  }
  useEffect(() => {
    const look = (): void => {
      const { x = 0, y = 0 } = button.current?.getBoundingClientRect() ?? {}
      const now = `${Math.round(x)} ${Math.round(y)}`
      if (now !== place.current) since.current = performance.now()
      place.current = now
      draw(performance.now() - since.current >= inertMillis ? 1 : 0)
    }
    look()
    const timer = setInterval(look, lookMillis)
    return () => clearInterval(timer)
  }, [button])
  return () => performance.now() - since.current >= inertMillis
}
