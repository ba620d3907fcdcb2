import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { getShownName } from "../../../core/onchain/name/nameOf.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { displayedConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { keyIcon, nameIcon, networkIcon, outIcon, walletIcon } from "../../foundation/parts/viewIcons.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { chainRx, configRx, connectionRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { EmbeddedRows } from "../../embedded/user/EmbeddedRows.tsx"
import { ConnectionPicture } from "../../wallets/connection/ConnectionPicture.tsx"
import { useWalletName } from "../../embedded/user/useWalletName.ts"
import { Disconnect } from "../../wallets/connection/Disconnect.tsx"
import { accountRx, nameRx } from "./atoms.ts"
import { signInRx } from "../siwx/atoms.ts"

type RowView = "ProfileWallets" | "RegisterAccountName" | "SIWXSignMessage" | "SmartSessionList" | "SwitchNetwork"

/** The settings of the account: one row per feature that has any. */
export function AccountSettings() {
  const { active } = useRxValue(chainRx)
  const connection = displayedConnection(useRxValue(connectionRx), splitNetworkId(active).namespace)
  const names = useRxValue(nameRx)
  const accounts = useRxValue(accountRx)
  const text = useText()
  if (connection === undefined) return null
  const [{ address }] = connection.accounts
  const account = accountId(connection.network, address)
  const isEmbedded = isSameId(connection.connectorId, connectorIds.auth)
  const runs = accounts?.runs[account]
  const shownName = names && getShownName(names, account)
  const name = shownName?.name
  return (
    <Page
      css={parts}
      // The rows of an embedded wallet appear once the secure site has reported the user.
      className={isEmbedded ? "high" : ""}
      foot={<Disconnect connection={connection} />}
    >
      <div className="lead">
        <Avatar address={address} name={name} picture={shownName?.avatar}>
          <ConnectionPicture connection={connection} size="s24" />
        </Avatar>
        <h3>
          <bdi dir="ltr">{name ?? truncateAddress(address)}</bdi>
        </h3>
      </div>
      <ul aria-label={text("view.AccountSettings")}>
        <SettingRows connection={connection} name={name} />
        {isEmbedded && <EmbeddedRows network={connection.network} />}
      </ul>
      {/* Placed after the rows, so that they do not move when it appears. */}
      {runs != null && (
        <Note>
          <p>{text("account.runs", { code: truncateAddress(runs).replace("…", "…\u2060") })}</p>
        </Note>
      )}
    </Page>
  )
}

/** The rows for any wallet. `name`: the registered name of the account. */
function SettingRows({ connection, name }: { readonly connection: Connection; readonly name: string | undefined }) {
  const { networks } = useRxValue(chainRx)
  const { chainService, enableNetworkSwitch, signIn } = useRxValue(configRx)
  const phase = useRxValue(signInRx)?.phase
  const wallet = useWalletName(connection)
  const text = useText()
  // A visitor who canceled the sign-in, or reloaded the page during it, can start it again here.
  const isSignedOut = phase !== undefined && phase !== "Held" && phase !== "Sought"
  const hasEvmServices = chainService && connection.namespace === "eip155"
  const network = findNetwork(networks, connection.network).name
  return (
    <>
      {enableNetworkSwitch && (
        <SettingRow sign={networkIcon} name={text("account.network")} sub={network} view="SwitchNetwork" />
      )}
      {hasEvmServices && (
        <SettingRow sign={nameIcon} name={text("account.name")} sub={name} view="RegisterAccountName" />
      )}
      <SettingRow sign={walletIcon} name={text("view.ProfileWallets")} sub={wallet} view="ProfileWallets" />
      {hasEvmServices && (
        <SettingRow
          sign={keyIcon}
          name={text("view.SmartSessionList")}
          sub={text("account.sessions")}
          view="SmartSessionList"
        />
      )}
      {signIn && isSignedOut && (
        <SettingRow sign={outIcon} name={text("signIn.sign")} sub={location.host} view="SIWXSignMessage" />
      )}
    </>
  )
}

/** A row that opens a view. */
function SettingRow({
  name,
  sign,
  sub,
  view
}: {
  readonly sign: string
  readonly name: string
  readonly sub: string | undefined
  readonly view: RowView
}) {
  const dispatch = useDispatch()
  return (
    <li>
      <Row
        picture={<Tile sign={sign} />}
        name={name}
        sub={sub}
        end={<Icon path={nextIcon} flip />}
        opens={view}
        press={() => dispatch({ _tag: "Pushed", view: { _tag: view } })}
      />
    </li>
  )
}
