import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect } from "react"
import { getMethodHeights } from "../../../core/wallets/catalogue/getMethodHeights.ts"
import { splitMethods } from "../../../core/embedded/login/splitMethods.ts"
import { forwardIcon } from "../../foundation/parts/viewIcons.ts"
import { configRx, loadedViewsRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { useSheet } from "../../foundation/ui/Page.tsx"
import { Promises } from "../../wallets/catalogue/Promises.tsx"
import { keepHeights, useReservedHeight, useReservedHeights } from "../../wallets/catalogue/useReserved.ts"
import { SocialRow } from "./SocialRow.tsx"
import { useSocials } from "./useSocial.ts"
import { EmailInput } from "../login/EmailInput.tsx"
import css from "../login/email.css?inline"
import { useEmail } from "../login/useEmail.ts"

/**
 * The sign-in methods above the wallets of Connect, in the place that was reserved for them. A method without a place
 * is listed below the wallets until the next opening, so that nothing moves.
 */
export function WaysBefore() {
  const { before, folds } = useWays()
  const text = useText()
  const dispatch = useDispatch()
  const place = useSheet(css)
  const height = useReservedHeight()
  return (
    <div
      ref={place}
      className={folds ? "waysIn folds" : "waysIn"}
      style={height > 0 ? { minHeight: height } : undefined}
    >
      <Blocks methods={before} />
      {/* The place was reserved for methods that the project does not offer: the wallets below it stay in place. */}
      {before.length === 0 && height > 0 && (
        <div className="held" style={{ height: height - paddingBelow }}>
          <Promises />
        </div>
      )}
      {before.length > 0 && (
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

/** The padding below the methods, in pixels, as in `email.css`. */
const paddingBelow = 4

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
 * only. Stores their heights for the next visit.
 */
const useWays = () => {
  const config = useRxValue(configRx)
  const { enableWallets, features, resolved } = config
  const socials = useSocials().length
  const reserved = useReservedHeights()
  const isFirst = useRxValue(viewRx)._tag === "Connect"
  const has = { email: isFirst && resolved.email, social: isFirst && socials > 0 }
  const ways = splitMethods(features.connectMethodsOrder, has)
  const { email, social } = getMethodHeights(config, { email: resolved.email, socials })
  useEffect(() => keepHeights({ email, social }), [email, social])
  const own = { email, social }
  const fits = (way: "email" | "social"): boolean => reserved === null || own[way] <= reserved[way]
  const before = ways.before.filter(fits)
  const late = ways.before.filter((way) => !fits(way))
  const folds = enableWallets && !features.emailShowWallets && (has.email || has.social) && late.length === 0
  return { before, after: [...late, ...ways.after], folds }
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
