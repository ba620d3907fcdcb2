import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"

/** How long the button does nothing after it came or moved, or after what it agrees to changed. */
const inertMillis = 500
/** How often its place is looked at. */
const lookMillis = 100

/** Why a button does not act yet. Its words replace those of the button; `press` leads to what is missing. */
export interface Block {
  readonly words: ReactNode
  readonly press?: (() => void) | undefined
}

/**
 * The button that agrees to what is shown. For half a second after it appears, moves, or a shown number changes a press
 * does nothing: it may have been meant for something else in that place. `shown`: all that the visitor agrees to, as one
 * text. docs/spec/onchain.md#money-the-press.
 */
export function ConfirmButton({
  block,
  busy = false,
  children,
  press,
  shown
}: {
  readonly shown: string
  readonly press: () => void
  readonly children: ReactNode
  /** A wallet is asked: a ring runs, and a press does nothing. */
  readonly busy?: boolean
  /** What is missing before it acts, such as a tick. */
  readonly block?: Block | undefined
}) {
  const button = useRef<HTMLButtonElement>(null)
  const isArmed = useArmed(button, shown)
  const isBlocked = block !== undefined && !busy
  const isIdle = busy || (isBlocked && block.press === undefined)
  return (
    <button
      ref={button}
      type="button"
      className={isBlocked ? "btn fill" : "btn ink"}
      aria-disabled={isIdle || undefined}
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

/** Returns what says whether the button has stood still, and agreed to the same, for long enough. */
const useArmed = (button: RefObject<HTMLElement | null>, shown: string): (() => boolean) => {
  const since = useRef(performance.now())
  const place = useRef("")
  const last = useRef(shown)
  const [, draw] = useState(0)
  if (last.current !== shown) {
    last.current = shown
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
