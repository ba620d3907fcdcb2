import { type ReactNode, useId } from "react"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { endSentence } from "../../foundation/state/endSentence.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { CodeField } from "./CodeField.tsx"
import own from "./email.css?inline"

const css = parts + own

interface CodePageProps {
  /** The receiver of the code, and the words before it (`to`). */
  readonly email: string | null
  readonly to: string
  /** The step of a longer flow, in words. */
  readonly step?: string
  readonly error: FailureData | null
  readonly isBusy: boolean
  /** Identifies each code that was sent: a new one resets and focuses the field. */
  readonly round?: number | null
  readonly send: (code: string) => void
  readonly foot?: ReactNode
}

/** Asks for the code that was sent to an email, and reports a wrong one. docs/spec/embedded.md#email-codes. */
export function CodePage({ email, error, foot, isBusy, round, send, step, to }: CodePageProps) {
  const sentence = useSentence()
  const text = useText()
  const words = useId()
  const message = isBusy
    ? text("code.checking")
    : error === null
      ? text("code.good")
      : error.tag === "OtpRejected"
        ? text(error.data["newer"] === true ? "code.newer" : "code.wrong")
        : endSentence(sentence(error))
  useSay(isBusy || error !== null ? message : `${to} ${email}. ${message}`)
  return (
    <Page css={css} className="login" bare foot={foot}>
      <Drawing name="letter" />
      <div className="moment">
        {step !== undefined && <p className="sub">{step}</p>}
        <h3>{text("code.title")}</h3>
        <p className="say">
          {to}
          <br />
          <bdi dir="ltr" className="mailto">
            {email}
          </bdi>
        </p>
      </div>
      <CodeField
        key={round}
        wordsId={words}
        isBusy={isBusy}
        isWrong={error !== null && !isBusy}
        mayRepeat={error !== null && error.tag !== "OtpRejected"}
        send={send}
      />
      <p id={words} className={error === null ? "say under" : "say under bad"}>
        {isBusy && <span className="spin" aria-hidden="true" />}
        {message}
      </p>
    </Page>
  )
}
