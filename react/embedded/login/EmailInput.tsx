import { type ReactNode, useId } from "react"
import { letterIcon } from "../../foundation/parts/laterIcons.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import type { useEmail } from "./useEmail.ts"

/** The field for an email, with what is wrong with it beneath. */
export function EmailInput({
  email: { focus, send, type, typed, wrong },
  children,
  id
}: {
  readonly email: ReturnType<typeof useEmail>
  /** The button at its end. */
  readonly children?: ReactNode
  readonly id: string
}) {
  const text = useText()
  const sentence = useId()
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label className={wrong === null ? "mail" : "mail bad"}>
        <Icon path={letterIcon} />
        <input
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          aria-label={text("email.label")}
          placeholder={text("email.label")}
          aria-invalid={wrong !== null}
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
