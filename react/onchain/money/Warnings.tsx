import { type ReactNode, type RefObject, useRef, useState } from "react"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import { isStill } from "../../foundation/ui/isStill.ts"
import { useText } from "../../foundation/state/atoms.ts"
import type { Block } from "./ConfirmButton.tsx"
import { UnbrokenAddresses } from "./WholeAddress.tsx"

/** A warning to read before confirming. With `tick`, confirming requires a ticked box. */
export interface Warning {
  readonly id: string
  readonly look: "info" | "careful" | "danger"
  readonly sentence: string
  readonly more?: ReactNode
  /** The label of the box. */
  readonly tick?: string | undefined
}

/** Warnings directly below the amounts; those that require a tick have a box. */
export function Warnings({
  all,
  list,
  tick,
  ticked
}: {
  readonly all: ReadonlyArray<Warning>
  readonly ticked: ReadonlyArray<string>
  readonly tick: (id: string, isTicked: boolean) => void
  /** The element in which `useTicks` finds the boxes. */
  readonly list?: RefObject<HTMLDivElement | null>
}) {
  return (
    <div ref={list} className="asks">
      {all.map(({ id, look, more, sentence, tick: label }) => (
        <Note key={id} look={look} isMissing={label !== undefined && !ticked.includes(id)}>
          <p>
            <UnbrokenAddresses text={sentence} />
          </p>
          {more}
          {label !== undefined && (
            <label>
              <input
                type="checkbox"
                checked={ticked.includes(id)}
                onChange={({ target: { checked } }) => tick(id, checked)}
              />
              <span>{label}</span>
            </label>
          )}
        </Note>
      ))}
    </div>
  )
}

/** How long a warning shakes, in milliseconds, as in `money.css`. */
const shakeMillis = 500

/** Shows the first warning whose box is not ticked: scrolls to it, focuses the box and shakes it. */
const pointTo = (warning: HTMLElement | null | undefined): void => {
  if (!warning) return
  warning.scrollIntoView({ block: "center", behavior: isStill() ? "instant" : "smooth" })
  // By default, browsers draw no focus ring after a press by pointer; here it shows the visitor the box.
  const focus: FocusOptions & { readonly focusVisible: boolean } = { preventScroll: true, focusVisible: true }
  warning.querySelector("input")?.focus(focus)
  warning.removeAttribute("data-shake")
  void warning.offsetWidth // restarts the animation at a second press
  warning.setAttribute("data-shake", "")
  setTimeout(() => warning.removeAttribute("data-shake"), shakeMillis)
}

/**
 * Returns a ref for the warnings, and the block of the button until each box is ticked: the button first asks to read
 * the warning and, once pressed, to tick the box (`tickFirst`).
 */
export const useTicks = (
  all: ReadonlyArray<Warning>,
  ticked: ReadonlyArray<string>,
  tickFirst: string
): { readonly list: RefObject<HTMLDivElement | null>; readonly block: Block | undefined } => {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const [isRead, setRead] = useState(false)
  const isMissing = all.some(({ id, tick }) => tick !== undefined && !ticked.includes(id))
  const press = (): void => {
    setRead(true)
    pointTo(list.current?.querySelector<HTMLElement>("[data-missing]"))
  }
  return { list, block: isMissing ? { words: isRead ? tickFirst : text("money.readFirst"), press } : undefined }
}

/** The words of a review about a fee that the site offers to pay. */
interface SponsorWords {
  /** Replaces the fee if the site pays it. */
  readonly paid: string | null
  /** A hint if the site pays; otherwise the reason why the visitor pays. */
  readonly notes: ReadonlyArray<Warning>
}

/** Returns the words of a review about who pays the fee. `wallet`: the wallet's name. */
export const useSponsorWords = (sponsorship: Sponsorship | null, wallet: string): SponsorWords => {
  const text = useText()
  switch (sponsorship) {
    case null:
      return { paid: null, notes: [] }
    case "paid":
      return { paid: text("money.feePaid"), notes: toNotes(text("money.feePaidCheck", { wallet })) }
    case "unsupported":
      return { paid: null, notes: toNotes(text("money.feeUnsupported", { wallet })) }
    case "ignored":
      return { paid: null, notes: toNotes(text("money.feeIgnored", { wallet })) }
    case "refused":
      return { paid: null, notes: toNotes(text("money.feeRefused")) }
    case "unavailable":
      return { paid: null, notes: toNotes(text("money.feeUnavailable")) }
  }
}

const toNotes = (sentence: string): ReadonlyArray<Warning> => [{ id: "fee", look: "info", sentence }]
