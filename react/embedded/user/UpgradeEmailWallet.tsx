import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import login from "../login/email.css?inline"
import { userRx } from "./atoms.ts"

const css = parts + login

/**
 * Explains self-custody wallets, and links to the site that turns the embedded wallet into one. Until that site has
 * reported the user, the button says that it is awaited.
 */
export function UpgradeEmailWallet() {
  const { site } = useRxValue(userRx)
  const text = useText()
  return (
    <Page
      css={css}
      className="login"
      bare
      still
      foot={
        site === null ? (
          <button type="button" className="btn fill" aria-disabled="true">
            <span className="spin" aria-hidden="true" />
            {text("upgrade.waits")}
          </button>
        ) : (
          <a className="btn ink" href={`${site}/dashboard`} target="_blank" rel="noopener noreferrer">
            {text("upgrade.open")}
          </a>
        )
      }
    >
      <Drawing name="key" />
      <div className="moment">
        <h3>{text("upgrade.title")}</h3>
        <p className="say">{text("upgrade.how")}</p>
      </div>
    </Page>
  )
}
