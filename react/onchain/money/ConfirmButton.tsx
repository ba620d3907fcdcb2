import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react"

/** How long the button does nothing after it came or moved, or after what it agrees to changed. */
const inertMillis = 500
/** How often its place is looked at. */
const lookMillis = 100

/**
 * The button that agrees to what is shown. For half a second after it appears, moves, or a shown number changes a press
 * does nothing: it may have been meant for what stood there. `shown`: all that the visitor agrees to, as one text.
 * docs/spec/onchain.md#money-the-press.
 */
export function ConfirmButton({
  busy = false,
  children,
  isReady = true,
  press,
  shown
}: {
  readonly shown: string
  readonly press: () => void
  readonly children: ReactNode
  /** Somebody is asked: a ring runs, and a press does nothing. */
  readonly busy?: boolean
  /** Whether all that it waits for is there, such as ticks. */
  readonly isReady?: boolean
}) {
  const button = useRef<HTMLButtonElement>(null)
  const isArmed = useArmed(button, shown)
  const isIdle = busy || !isReady
  return (
    <button
      ref={button}
      type="button"
      className={isReady ? "btn ink" : "btn fill"}
      aria-disabled={isIdle || undefined}
      data-armed={isArmed() || undefined}
      onClick={() => {
        if (!isIdle && isArmed()) press()
      }}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      {children}
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
