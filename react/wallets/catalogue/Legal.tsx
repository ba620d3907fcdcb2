import { useRxSet, useRxValue } from "@effect-rx/rx-react/Hooks"
import type { MouseEvent } from "react"
import { configRx, announcementRx, selectRx, useDispatch, useText } from "../../foundation/state/atoms.ts"

/** The options with the documents that a visitor agrees to. */
interface LegalOptions {
  readonly features: { readonly legalCheckbox: boolean }
  readonly privacyPolicyUrl: string | null
  readonly termsConditionsUrl: string | null
}

/** Returns whether a visitor has to tick a box before choosing a wallet: the host requires it and links its terms. */
export const mustAgree = ({ features, privacyPolicyUrl, termsConditionsUrl }: LegalOptions): boolean =>
  features.legalCheckbox && (privacyPolicyUrl !== null || termsConditionsUrl !== null)

/** True if the host links terms or a privacy policy. */
export const hasTermsRx = selectRx(({ config }) => (config.privacyPolicyUrl ?? config.termsConditionsUrl) !== null)
export const mustAgreeRx = selectRx(({ config }) => mustAgree(config))
const agreedRx = selectRx(({ modal }) => modal.agreed)

/** True while wallets are blocked: the box has not been ticked since the modal opened. */
export const unagreedRx = selectRx(({ config, modal }) => mustAgree(config) && !modal.agreed)

/** Returns the handler for a press while the box must be ticked first: it announces that and focuses the box. */
export const useAskToAgree = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const say = useRxSet(announcementRx)
  const text = useText()
  return ({ currentTarget }) => {
    say(text("connect.agreeFirst"))
    currentTarget.closest(".card")?.querySelector<HTMLElement>(".legal input")?.focus()
  }
}

/** The host's terms and privacy policy, if linked; with a checkbox if the host requires one. */
export function Legal() {
  const { privacyPolicyUrl, termsConditionsUrl } = useRxValue(configRx)
  const agreed = useRxValue(agreedRx)
  const must = useRxValue(mustAgreeRx)
  const announcement = useRxValue(announcementRx)
  const dispatch = useDispatch()
  const text = useText()
  if (!useRxValue(hasTermsRx)) return null
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
  return must ? (
    <label className="legal">
      <input
        type="checkbox"
        checked={agreed}
        onChange={({ target: { checked } }) => dispatch({ _tag: "TermsAgreed", agreed: checked })}
      />
      <span>
        {announcement === text("connect.agreeFirst") && <strong>{announcement}. </strong>}
        {text("connect.agree")} {links}
      </span>
    </label>
  ) : (
    <p className="legal">
      {text("connect.terms")} {links}
    </p>
  )
}
