import { type RefObject, useEffect, useRef, useState } from "react"
import { toAsciiDigits } from "../../../core/foundation/text/plain.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { useLiveDialog } from "./useLiveDialog.ts"

const digits = 6
/** Returns the digits of what was typed or pasted, of any script: "123 456", "Code: 123456". */
const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, "").slice(0, digits)

/**
 * One field, drawn as six boxes: it hands its code over with the sixth digit, once for each code. `mayRepeat`: nothing was
 * said of the last code itself, and it may be given again.
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
  const [typed, setTyped] = useState("")
  const field = useFocus()
  useLiveDialog(field)
  const sent = useRef("")
  const text = useText()
  // A wrong code is seen until the next one is begun.
  const shown = typed === "" && isWrong ? sent.current : typed
  useEffect(() => {
    if (isWrong) setTyped("")
  }, [isWrong])
  const type = (value: string): void => {
    const code = digitsOf(value)
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
      {Array.from({ length: digits }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its place
        <span key={at} aria-hidden="true" className={at === typed.length && !isBusy ? "here" : ""}>
          {shown[at] ?? ""}
        </span>
      ))}
    </div>
  )
}

/** The field has the focus from its first drawing on. */
const useFocus = (): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return field
}
