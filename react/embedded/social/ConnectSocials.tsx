import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { socialNames } from "../../../core/embedded/social/socialNames.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { unagreedRx, useAskToAgree } from "../../wallets/catalogue/Legal.tsx"
import own from "../login/email.css?inline"
import { BrandPicture } from "../../foundation/parts/BrandMark.tsx"
import { usePrepareSite, useSocial, useSocials } from "./useSocial.ts"

const css = parts + own

/** All social accounts that work in this browser. docs/spec/embedded.md#social-providers. */
export function ConnectSocials() {
  const socials = useSocials()
  const blocked = useRxValue(unagreedRx)
  const askToAgree = useAskToAgree()
  const press = useSocial()
  const near = usePrepareSite()
  const dispatch = useDispatch()
  const text = useText()
  if (socials.length === 0)
    return (
      <Page
        css={css}
        bare
        foot={
          <button type="button" className="btn fill" onClick={() => dispatch({ _tag: "WentBack" })}>
            {text("social.others")}
          </button>
        }
      >
        <p className="note">{text("social.none")}</p>
      </Page>
    )
  return (
    <Page css={css}>
      <ul aria-label={text("social.list")} onPointerDown={near}>
        {socials.map((provider) => (
          <li key={provider}>
            <Row
              picture={<BrandPicture provider={provider} />}
              name={<bdi>{socialNames[provider]}</bdi>}
              blocked={blocked}
              press={(event) => (blocked ? askToAgree(event) : press(provider))}
            />
          </li>
        ))}
      </ul>
    </Page>
  )
}
