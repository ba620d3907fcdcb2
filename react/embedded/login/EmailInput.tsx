import { type ReactNode, useId, useRef } from "react"
import { letterIcon } from "../../foundation/parts/viewIcons.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { useLiveDialog } from "./useLiveDialog.ts"
import type { TypedEmail } from "./useTypedEmail.ts"

/** The field for an email, with its error below. */
export function EmailInput({
  children,
  email: { isMisfit, send, type, typed, wrong },
  focus,
  id,
  label
}: {
  readonly email: TypedEmail
  /** The button at the field's end. */
  readonly children?: ReactNode
  readonly focus?: () => void
  readonly id: string
  /** Replaces the label "Email". */
  readonly label?: string
}) {
  const text = useText()
  const sentence = useId()
  const field = useRef<HTMLInputElement>(null)
  useLiveDialog(field)
  const name = label ?? text("email.label")
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className={isMisfit ? "mail bad" : "mail"}>
        <Icon path={letterIcon} />
        <input
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          aria-label={name}
          placeholder={name}
          aria-invalid={isMisfit}
          aria-describedby={wrong === null ? undefined : sentence}
          value={typed}
          onFocus={focus}
          onChange={({ target }) => type(target.value)}
        />
        {children}
      </label>
      <p className="misfit" id={sentence} role="alert">
        {wrong}
      </p>
    </form>
  )
}
