import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ReactNode } from "react"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { nameOf } from "../../../core/onchain/name/nameOf.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { displayedConnection, sameId } from "../../../core/wallets/connection/state.ts"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { keyIcon, nameIcon, networkIcon, outIcon, walletIcon } from "../../foundation/parts/viewIcons.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { chainRx, configRx, connectionRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { EmbeddedRows } from "../../embedded/user/EmbeddedRows.tsx"
import { useWalletName } from "../../embedded/user/useWalletName.ts"
import { Disconnect } from "../../wallets/connection/Disconnect.tsx"
import { accountRx, nameRx } from "./atoms.ts"
import { signInRx } from "../siwx/atoms.ts"

const notConnected = { connectorId: "", name: "" }

type RowView = "ProfileWallets" | "RegisterAccountName" | "SIWXSignMessage" | "SmartSessionList" | "SwitchNetwork"

/** The settings of the account: one row per feature that has any. */
export function AccountSettings() {
  const { active, networks } = useRxValue(chainRx)
  const connection = displayedConnection(useRxValue(connectionRx), splitNetworkId(active).namespace)
  const { chainService, enableNetworkSwitch, signIn } = useRxValue(configRx)
  const phase = useRxValue(signInRx)?.phase
  // A visitor who cancelled the sign-in, or reloaded the page during it, can start it again here.
  const isOut = phase !== undefined && phase !== "Held" && phase !== "Sought"
  const names = useRxValue(nameRx)
  const accounts = useRxValue(accountRx)
  const dispatch = useDispatch()
  const text = useText()
  const wallet = useWalletName(connection ?? notConnected)
  if (connection === undefined) return null
  const [{ address }] = connection.accounts
  const isEmbedded = sameId(connection.connectorId, connectorIds.auth)
  const runs = accounts?.runs[accountId(connection.network, address)]
  const name = names && nameOf(names, accountId(connection.network, address))
  const row = (picture: ReactNode, name: string, sub: string | undefined, view: RowView) => (
    <li>
      <Row
        picture={picture}
        name={name}
        sub={sub}
        end={<Icon path={nextIcon} flip />}
        opens={view}
        press={() => dispatch({ _tag: "Pushed", view: { _tag: view } })}
      />
    </li>
  )
  return (
    <Page
      css={parts}
      // The rows of an embedded wallet appear once the secure site has reported the user.
      className={isEmbedded ? "high" : ""}
      foot={<Disconnect connection={connection} />}
    >
      <div className="lead">
        <Avatar address={address} name={name}>
          <Picture name={connection.name} icon={connection.icon} size="s24" />
        </Avatar>
        <h3>
          <bdi dir="ltr">{name ?? truncateAddress(address)}</bdi>
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
        {chainService &&
          connection.namespace === "eip155" &&
          row(<Tile sign={nameIcon} />, text("account.name"), name, "RegisterAccountName")}
        {row(<Tile sign={walletIcon} />, text("view.ProfileWallets"), wallet, "ProfileWallets")}
        {chainService &&
          connection.namespace === "eip155" &&
          row(<Tile sign={keyIcon} />, text("view.SmartSessionList"), text("account.sessions"), "SmartSessionList")}
        {signIn && isOut && row(<Tile sign={outIcon} />, text("signIn.sign"), location.host, "SIWXSignMessage")}
        {isEmbedded && <EmbeddedRows network={connection.network} />}
      </ul>
      {/* Placed after the rows, so that they do not move when it appears. */}
      {runs != null && (
        <p className="note">{text("account.runs", { code: truncateAddress(runs).replace("…", "…\u2060") })}</p>
      )}
    </Page>
  )
}
