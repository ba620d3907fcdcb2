import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { configRx, useText } from "../atoms.ts"

/** What a visitor agrees to by connecting, if the host named it. */
export function Legal() {
  const { privacyPolicyUrl, termsConditionsUrl } = useRxValue(configRx)
  const text = useText()
  if (privacyPolicyUrl === null && termsConditionsUrl === null) return null
  const link = (url: string, words: string) => <a className="link" href={url} target="_blank" rel="noreferrer">{words}</a>
  return (
    <p className="legal">
      {text("connect.terms")} {termsConditionsUrl !== null && link(termsConditionsUrl, text("connect.termsLink"))}
      {privacyPolicyUrl !== null && termsConditionsUrl !== null && ` ${text("connect.and")} `}
      {privacyPolicyUrl !== null && link(privacyPolicyUrl, text("connect.privacyLink"))}
    </p>
  )
}
