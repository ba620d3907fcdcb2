import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { loginRx } from "./atoms.ts"
import own from "./email.css?inline"
import { SendAgain } from "./SendAgain.tsx"

const css = parts + own

/**
 * Waits until the visitor approves this device in an email; continues automatically, and reports a missing approval.
 * docs/spec/embedded.md#email-flow.
 */
export function EmailVerifyDevice() {
  const { email, error, sentAt, step } = useRxValue(loginRx)
  const dispatch = useDispatch()
  const getSentence = useSentence()
  const text = useText()
  const link = error?.data["link"]
  const title =
    error === null
      ? text("device.title")
      : link === "refused"
        ? text("device.refused")
        : link === "old"
          ? text("device.old")
          : getSentence(error)
  useSay(error === null ? `${title}. ${text("device.how", { email })}` : title)
  return (
    <Page
      css={css}
      className="login"
      bare
      foot={
        <SendAgain
          isNext={error !== null}
          sentAt={sentAt}
          isReady={step !== "sending"}
          words={text(error === null ? "code.again" : "device.again")}
          send={() => dispatch({ _tag: "EmailGiven", email })}
        />
      }
    >
      <Drawing name="letter" />
      <div className="moment">
        <h3>{title}</h3>
        {error === null ? (
          <>
            <p className="say">{text("device.how", { email })}</p>
            <span className="spin" aria-hidden="true" />
          </>
        ) : (
          link !== undefined && <p className="say">{text("device.next")}</p>
        )}
      </div>
    </Page>
  )
}
