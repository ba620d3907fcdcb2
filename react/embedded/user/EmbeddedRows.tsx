import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { socialNames } from "../../../core/embedded/social/socialNames.ts"
import { hasSmartAccount } from "../../../core/embedded/user/preferred.ts"
import { emailName } from "../../../core/foundation/text/emailName.ts"
import { getDisplayName } from "../../../core/embedded/user/getDisplayName.ts"
import { boltIcon, letterIcon, lockIcon, upgradeIcon } from "../../foundation/parts/viewIcons.ts"
import { SwitchRow } from "../../foundation/parts/SwitchRow.tsx"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { chainRx, useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Row } from "../../foundation/ui/Row.tsx"
import { userRx } from "./atoms.ts"

/**
 * The settings of the embedded wallet; those that do not apply are left out. `network`: the account's. All but the
 * first row appear together, once the secure site has reported the user.
 */
export function EmbeddedRows({ network }: { readonly network: NetworkId }) {
  const { accountType, auth, email, smartNetworks, switchError, switching } = useRxValue(userRx)
  const { networks } = useRxValue(chainRx)
  const dispatch = useDispatch()
  const sentence = useSentence()
  const text = useText()
  const isBusy = switching !== null
  const message = isBusy ? text("account.switchingType") : switchError === null ? "" : sentence(switchError)
  useSay(message)
  const isSmart = accountType === "smartAccount"
  return (
    <>
      <li>
        <Row
          picture={<Tile sign={upgradeIcon} />}
          name={text("account.upgrade")}
          end={<Icon path={nextIcon} flip />}
          opens="UpgradeEmailWallet"
          press={() => dispatch({ _tag: "Pushed", view: { _tag: "UpgradeEmailWallet" } })}
        />
      </li>
      {email !== null && auth === "email" && (
        <li>
          <Row
            picture={<Tile sign={letterIcon} />}
            name={<bdi dir="ltr">{emailName(email)}</bdi>}
            sub={text("account.editEmail")}
            end={<Icon path={nextIcon} flip />}
            opens="UpdateEmailWallet"
            press={() => dispatch({ _tag: "Pushed", view: { _tag: "UpdateEmailWallet" } })}
          />
        </li>
      )}
      <SignInRow />
      {auth !== null && hasSmartAccount(smartNetworks, network) && (
        <li>
          <SwitchRow
            picture={<Tile sign={boltIcon} />}
            name={text("account.smart")}
            sub={message === "" ? <bdi>{findNetwork(networks, network).name}</bdi> : message}
            isOn={isSmart}
            blocked={isBusy}
            press={() => {
              if (!isBusy) dispatch({ _tag: "AccountTypeAsked", to: isSmart ? "eoa" : "smartAccount" })
            }}
          />
        </li>
      )}
    </>
  )
}

/** The sign-in method: email, or a social account with the user's name there. */
function SignInRow() {
  const { auth, email, userName } = useRxValue(userRx)
  const text = useText()
  if (auth === null) return null
  const who = getDisplayName(auth, userName, email)
  return (
    <li>
      <Row
        picture={<Tile sign={lockIcon} />}
        name={text("account.signIn")}
        sub={
          auth === "email" ? (
            text("email.label")
          ) : (
            <>
              <bdi translate="no">{socialNames[auth]}</bdi>
              {who && (
                <>
                  {" · "}
                  <bdi>{who}</bdi>
                </>
              )}
            </>
          )
        }
      />
    </li>
  )
}
