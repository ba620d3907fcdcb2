import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { splitMethods } from "../../../core/embedded/login/splitMethods.ts"
import { forwardIcon } from "../../foundation/parts/viewIcons.ts"
import { configRx, loadedViewsRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { useSheet } from "../../foundation/ui/Page.tsx"
import { growIn, hasListAlready } from "./growIn.ts"
import { SocialRow } from "./SocialRow.tsx"
import { useSocials } from "./useSocial.ts"
import { EmailInput } from "../login/EmailInput.tsx"
import css from "../login/email.css?inline"
import { useEmail } from "../login/useEmail.ts"

/** The sign-in methods above the wallets of Connect. */
export function WaysBefore() {
  const { before, folds } = useWays()
  const text = useText()
  const dispatch = useDispatch()
  const [place, isCalm] = useDelayedReveal(before.length > 0)
  const visible = isCalm ? before : []
  return (
    <div ref={place} className={folds ? "waysIn folds" : "waysIn"}>
      <Blocks methods={visible} />
      {visible.length > 0 && (
        <p className="or">
          <span>{text(folds ? "ways.or" : "email.or")}</span>
        </p>
      )}
      {folds && (
        <button
          type="button"
          className="btn fill"
          onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "ConnectWallets" } })}
        >
          {text("ways.wallet")}
        </button>
      )}
    </div>
  )
}

/** The sign-in methods below the wallets, if the host wants them there, and the host's own notice below them. */
export function WaysAfter() {
  const { after } = useWays()
  const { "part.disclaimer": Disclaimer } = useRxValue(loadedViewsRx)
  const text = useText()
  return (
    <>
      {after.length > 0 && (
        <div className="waysIn">
          <p className="or">
            <span>{text("ways.or")}</span>
          </p>
          <Blocks methods={after} />
        </div>
      )}
      {Disclaimer && <Disclaimer />}
    </>
  )
}

function Blocks({ methods }: { readonly methods: ReadonlyArray<"email" | "social"> }) {
  return methods.map((way) => (way === "email" ? <EmailField key={way} /> : <SocialRow key={way} />))
}

/**
 * Returns the sign-in methods by email and social account, before and after the wallets; empty in the view of wallets
 * only.
 */
const useWays = () => {
  const { enableWallets, features, resolved } = useRxValue(configRx)
  const socials = useSocials()
  const isFirst = useRxValue(viewRx)._tag === "Connect"
  const has = { email: isFirst && resolved.email, social: isFirst && socials.length > 0 }
  const ways = splitMethods(features.connectMethodsOrder, has)
  const folds = enableWallets && !features.emailShowWallets && (has.email || has.social)
  return { ...ways, folds }
}

/**
 * Returns whether to show content that `is` available. Content that arrives late does not move anything under a pressed
 * pointer; it appears afterwards and pushes the elements below it down.
 */
const useDelayedReveal = (is: boolean) => {
  const place = useSheet(css)
  const [isCalm, setCalm] = useState(false)
  const [cameLate] = useState(hasListAlready)
  const isLate = useRef(cameLate)
  useLayoutEffect(() => {
    if (!is || isCalm) return
    const root = place.current?.getRootNode()
    if (!(root instanceof ShadowRoot) || root.querySelector(":active") === null) return setCalm(true)
    const abort = new AbortController()
    for (const name of ["pointerup", "pointercancel"])
      window.addEventListener(name, () => setTimeout(() => setCalm(true)), { signal: abort.signal, once: true })
    return () => abort.abort()
  }, [is, isCalm, place])
  useLayoutEffect(() => {
    if (isCalm && isLate.current && place.current !== null) growIn(place.current)
  }, [isCalm, place])
  // Content that arrives after this point is late, as the rest has been painted.
  useEffect(() => {
    if (isCalm) return
    const next = requestAnimationFrame(() => {
      isLate.current = true
    })
    return () => cancelAnimationFrame(next)
  }, [isCalm])
  return [place, isCalm] as const
}

function EmailField() {
  const email = useEmail()
  const text = useText()
  return (
    <EmailInput id="latchkey-email" email={email} focus={email.focus}>
      <button type="submit" className={email.isValid ? "go ready" : "go"} aria-label={text("email.go")}>
        <Icon path={forwardIcon} flip />
      </button>
    </EmailInput>
  )
}
