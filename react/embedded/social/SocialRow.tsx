import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { socialNames } from "../../../core/embedded/social/socialNames.ts"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { moreIcon } from "../../foundation/parts/viewIcons.ts"
import { unagreedRx, useAskToAgree } from "../../wallets/catalogue/Legal.tsx"
import { BrandMark } from "../../foundation/parts/BrandMark.tsx"
import { usePrepareSite, useSocial, useSocials } from "./useSocial.ts"

/** The number of tiles in the row; if there are more accounts, the last tile opens the full list. */
const tiles = 4

/** The social accounts in Connect: up to four tiles, or one row each if there are only one or two. */
export function SocialRow() {
  const socials = useSocials()
  const blocked = useRxValue(unagreedRx)
  const askToAgree = useAskToAgree()
  const press = useSocial()
  const near = usePrepareSite()
  const dispatch = useDispatch()
  const text = useText()
  const isWide = socials.length < 3
  const visible = socials.length > tiles ? socials.slice(0, tiles - 1) : socials
  return (
    <div className={isWide ? "socials wide" : "socials"} role="group" aria-label={text("social.list")}>
      {visible.map((provider) => {
        const words = text("social.with", { provider: socialNames[provider] })
        return (
          <button
            key={provider}
            type="button"
            aria-label={words}
            aria-disabled={blocked || undefined}
            onPointerDown={near}
            onClick={(event) => (blocked ? askToAgree(event) : press(provider))}
          >
            <BrandMark provider={provider} size={20} />
            {isWide && words}
          </button>
        )
      })}
      {visible.length < socials.length && (
        <button
          type="button"
          aria-label={text("social.more")}
          aria-disabled={blocked || undefined}
          onClick={(event) =>
            blocked ? askToAgree(event) : dispatch({ _tag: "Pushed", view: { _tag: "ConnectSocials" } })
          }
        >
          <Icon path={moreIcon} />
        </button>
      )}
    </div>
  )
}
