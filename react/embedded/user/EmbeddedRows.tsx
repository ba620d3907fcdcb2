import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { hasSmartAccount } from "../../../core/embedded/user/preferred.ts"
import { shownEmail } from "../../../core/embedded/user/shownEmail.ts"
import { keyIcon, letterIcon, walletIcon } from "../../foundation/parts/laterIcons.ts"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Row } from "../../foundation/ui/Row.tsx"
import { userRx } from "./atoms.ts"

/** What can be set about the embedded wallet; what does not apply is absent. `network`: the account's. */
export function EmbeddedRows({ network }: { readonly network: string }) {
  const { accountType, email, smartNetworks, switchError, switching } = useRxValue(userRx)
  const dispatch = useDispatch()
  const sentence = useSentence()
  const text = useText()
  const isBusy = switching !== null
  const said = isBusy ? text("account.switchingType") : switchError === null ? "" : sentence(switchError)
  useSay(said)
  const next = accountType === "eoa" ? "smartAccount" : "eoa"
  return (
    <>
      {email !== null && (
        <li>
          <Row
            picture={<Tile sign={letterIcon} />}
            name={<bdi dir="ltr">{shownEmail(email)}</bdi>}
            sub={text("account.editEmail")}
            end={<Icon path={nextIcon} flip />}
            press={() => dispatch({ _tag: "Pushed", view: { _tag: "UpdateEmailWallet" } })}
          />
        </li>
      )}
      {hasSmartAccount(smartNetworks, network) && (
        <li>
          <Row
            picture={<Tile sign={keyIcon} />}
            name={text("account.type")}
            sub={said === "" ? text(accountType === "eoa" ? "account.plain" : "account.smart") : said}
            blocked={isBusy}
            press={() => {
              if (!isBusy) dispatch({ _tag: "AccountTypeAsked", to: next })
            }}
          />
        </li>
      )}
      <li>
        <Row
          picture={<Tile sign={walletIcon} />}
          name={text("account.upgrade")}
          end={<Icon path={nextIcon} flip />}
          press={() => dispatch({ _tag: "Pushed", view: { _tag: "UpgradeEmailWallet" } })}
        />
      </li>
    </>
  )
}
