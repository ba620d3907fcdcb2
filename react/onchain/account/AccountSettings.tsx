import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ReactNode } from "react"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { networkIcon, outIcon, walletIcon } from "../../foundation/parts/laterIcons.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { chainRx, configRx, connectionRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { disconnectRx } from "../../wallets/connection/atoms.ts"

/** What can be set about the account: a row for each room that has something to set. */
export function AccountSettings() {
  const { active, networks } = useRxValue(chainRx)
  const connection = displayedConnection(useRxValue(connectionRx), splitNetworkId(active).namespace)
  const { enableNetworkSwitch } = useRxValue(configRx)
  const disconnect = useRxValue(disconnectRx)
  const dispatch = useDispatch()
  const text = useText()
  if (connection === undefined) return null
  const [{ address }] = connection.accounts
  const row = (picture: ReactNode, name: string, sub: string, view: "SwitchNetwork" | "ProfileWallets") => (
    <li>
      <Row
        picture={picture}
        name={name}
        sub={sub}
        end={<Icon path={nextIcon} flip />}
        press={() => dispatch({ _tag: "Pushed", view: { _tag: view } })}
      />
    </li>
  )
  return (
    <Page css={parts}>
      <div className="lead">
        <Avatar address={address}>
          <Picture name={connection.name} icon={connection.icon} size="s24" />
        </Avatar>
        <h3>
          <bdi dir="ltr">{truncateAddress(address)}</bdi>
        </h3>
      </div>
      <ul aria-label={text("view.AccountSettings")}>
        {enableNetworkSwitch &&
          row(
            <Tile sign={networkIcon} />,
            text("account.network"),
            findNetwork(networks, connection.network).name,
            "SwitchNetwork"
          )}
        {row(<Tile sign={walletIcon} />, text("view.ProfileWallets"), connection.name, "ProfileWallets")}
        <li className="leave">
          <Row
            picture={<Tile sign={outIcon} />}
            name={text("account.disconnect")}
            press={() => disconnect(connection.connectorId, connection.namespace)}
          />
        </li>
      </ul>
    </Page>
  )
}
