import { useRxValue } from "@effect-rx/rx-react/Hooks"
import * as Either from "effect/Either"
import { useId, useState } from "react"
import { readEmail } from "../../../core/embedded/email/email.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { letterIcon } from "../../foundation/parts/laterIcons.ts"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import login from "../login/email.css?inline"
import { userRx } from "./atoms.ts"

const css = parts + login

/** Asks for the email that takes the place of the present one. docs/spec/embedded.md#email-change. */
export function UpdateEmailWallet() {
  const { change, email } = useRxValue(userRx)
  const [typed, setTyped] = useState(change.to)
  const [wrong, setWrong] = useState<string | null>(null)
  const dispatch = useDispatch()
  const sentence = useSentence()
  const text = useText()
  const [form, words] = [useId(), useId()]
  const isBusy = change.step === "asking"
  const said = wrong ?? (change.error === null || isBusy ? null : sentence(change.error))
  const save = (): void => {
    const read = readEmail(typed)
    if (Either.isLeft(read)) setWrong(sentence(toFailureData(read.left)))
    else if (!isBusy) dispatch({ _tag: "EmailChangeAsked", email: read.right })
  }
  return (
    <Page
      css={css}
      className="login"
      bare
      foot={
        <button type="submit" form={form} className="btn ink" aria-disabled={isBusy || undefined}>
          {isBusy && <span className="spin" aria-hidden="true" />}
          {text("change.save")}
        </button>
      }
    >
      <Drawing name="letter" />
      <div className="moment">
        <h3>
          <bdi>{text("change.now", { email: email ?? "" })}</bdi>
        </h3>
        <p className="say">{text("change.how")}</p>
      </div>
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <label className={said === null ? "mail" : "mail bad"}>
          <Icon path={letterIcon} />
          <input
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            aria-label={text("change.label")}
            placeholder={text("change.label")}
            aria-invalid={said !== null}
            aria-describedby={words}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setWrong(null)
            }}
          />
        </label>
        <p className="misfit" id={words} role="alert">
          {said}
        </p>
      </form>
    </Page>
  )
}
