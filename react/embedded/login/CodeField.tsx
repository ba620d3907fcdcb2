import { type RefObject, useEffect, useRef } from "react"
import { toAsciiDigits } from "../../../core/foundation/text/plain.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { useOpeningState } from "../../foundation/state/useOpeningState.ts"
import { useLiveDialog } from "./useLiveDialog.ts"

const digits = 6
/** Returns the digits of a typed or pasted text in any script, such as "123 456" or "Code: 123456". */
const getDigits = (text: string): string => toAsciiDigits(text).replace(/\D/g, "").slice(0, digits)

/**
 * One field, drawn as six boxes. It submits the code at the sixth digit, once per code. `mayRepeat`: the failure was
 * not about the code itself, so that the same code may be submitted again.
 */
export function CodeField({
  isWrong,
  mayRepeat,
  isBusy,
  send,
  wordsId
}: {
  readonly isWrong: boolean
  readonly mayRepeat: boolean
  readonly isBusy: boolean
  readonly send: (code: string) => void
  readonly wordsId: string
}) {
  const [typed, setTyped] = useOpeningState("")
  const field = useFocus()
  useLiveDialog(field)
  const sent = useRef("")
  const text = useText()
  // A wrong code stays visible until the visitor types the next one.
  const visible = typed === "" && isWrong ? sent.current : typed
  useEffect(() => {
    if (isWrong) setTyped("")
  }, [isWrong, setTyped])
  const type = (value: string): void => {
    const code = getDigits(value)
    setTyped(code)
    if (code.length < digits || (code === sent.current && !mayRepeat) || isBusy) return
    sent.current = code
    send(code)
  }
  return (
    <div className={`otp${isWrong && typed === "" ? " wrongCode" : ""}${isBusy ? " checking" : ""}`} dir="ltr">
      <input
        ref={field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label={text("code.label")}
        aria-invalid={isWrong}
        aria-describedby={wordsId}
        readOnly={isBusy}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      {Array.from({ length: digits }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its index
        <span key={index} aria-hidden="true" className={index === typed.length && !isBusy ? "here" : ""}>
          {visible[index] ?? ""}
        </span>
      ))}
    </div>
  )
}

/** Focuses the field when it mounts. */
const useFocus = (): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return field
}
