import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { configRx, selectRx, useDispatch, useText } from "../../foundation/state/atoms.ts"

/** The options that name what a visitor agrees to. */
interface LegalOptions {
  readonly features: { readonly legalCheckbox: boolean }
  readonly privacyPolicyUrl: string | null
  readonly termsConditionsUrl: string | null
}

/** Whether a visitor has to tick a box before choosing a wallet: the host requires it, and named what to agree to. */
export const mustAgree = ({ features, privacyPolicyUrl, termsConditionsUrl }: LegalOptions): boolean =>
  features.legalCheckbox && (privacyPolicyUrl !== null || termsConditionsUrl !== null)

const agreedRx = selectRx(({ modal }) => modal.agreed)

/** Whether no way to a wallet is open yet: the box is there, and not ticked since the modal opened. */
export const unagreedRx = selectRx(({ config, modal }) => mustAgree(config) && !modal.agreed)

/** What a visitor agrees to by connecting, if the host named it; with a checkbox if the host requires one. */
export function Legal() {
  const config = useRxValue(configRx)
  const agreed = useRxValue(agreedRx)
  const dispatch = useDispatch()
  const { privacyPolicyUrl, termsConditionsUrl } = config
  const text = useText()
  if (privacyPolicyUrl === null && termsConditionsUrl === null) return null
  const link = (url: string, words: string) => (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  const links = (
    <>
      {termsConditionsUrl !== null && link(termsConditionsUrl, text("connect.termsLink"))}
      {privacyPolicyUrl !== null && termsConditionsUrl !== null && ` ${text("connect.and")} `}
      {privacyPolicyUrl !== null && link(privacyPolicyUrl, text("connect.privacyLink"))}
    </>
  )
  return mustAgree(config) ? (
    <label className="legal">
      <input
        type="checkbox"
        checked={agreed}
        onChange={({ target: { checked } }) => dispatch({ _tag: "TermsAgreed", agreed: checked })}
      />{" "}
      {text("connect.agree")} {links}
    </label>
  ) : (
    <p className="legal">
      {text("connect.terms")} {links}
    </p>
  )
}
