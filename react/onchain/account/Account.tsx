import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { getName, getShownName } from "../../../core/onchain/name/nameOf.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { chainRx, configRx, connectionRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Disconnect } from "../../wallets/connection/Disconnect.tsx"
import { ConnectionPicture } from "../../wallets/connection/ConnectionPicture.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { CopyFailed } from "../../foundation/parts/CopyFailed.tsx"
import { useCopied } from "../../foundation/ui/useCopied.ts"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { copyIcon, downIcon } from "../../foundation/parts/viewIcons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import own from "./account.css?inline"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { Away } from "./Away.tsx"
import { NativeLine } from "./NativeLine.tsx"
import { AccountTabs } from "./AccountTabs.tsx"
import { Actions } from "./Actions.tsx"
import { nameRx } from "./atoms.ts"

const css = parts + own

/** The connected account: its address, balance and network, and how to disconnect. */
export function Account() {
  const chain = useRxValue(chainRx)
  const connection = displayedConnection(useRxValue(connectionRx), splitNetworkId(chain.active).namespace)
  const [last, setLast] = useState(connection)
  useEffect(() => {
    if (connection !== undefined) setLast(connection) // stays in place while the view fades out
  }, [connection])
  const displayed = connection ?? last
  return displayed === undefined ? null : <Connected connection={displayed} />
}

function Connected({ connection }: { readonly connection: Connection }) {
  const { networks } = useRxValue(chainRx)
  const { restoring } = useRxValue(connectionRx)
  const names = useRxValue(nameRx)
  const { enableNetworkSwitch } = useRxValue(configRx)
  const text = useText()
  // The embedded wallet is named after its sign-in method. "Email" is translated; names of social accounts are not.
  const isByEmail = connection.connectorId === connectorIds.auth && connection.name === "Email"
  const [{ address }] = connection.accounts
  useToastOnSwitch(connection.connectorId, address)
  const id = accountId(connection.network, address)
  const network = findNetwork(networks, connection.network)
  const shownName = names && getShownName(names, id)
  const isRestoring = restoring.includes(connection)
  useSay(isRestoring ? text("account.reconnecting") : "")
  return (
    <Page css={css} className="tall" foot={<Disconnect connection={connection} />}>
      <div className="who">
        <Avatar address={address} name={shownName?.name} picture={shownName?.avatar}>
          <ConnectionPicture connection={connection} size="s24" />
        </Avatar>
        <CopyAddress account={id} address={address} />
        {isRestoring && <p className="tag">{text("account.reconnecting")}</p>}
        <NativeLine account={id} network={network} />
      </div>
      <Actions />
      <div className="chips">
        {enableNetworkSwitch && (
          <Chip
            label={text("account.network")}
            name={network.name}
            picture={<ChainMark network={network} size="s24 round" />}
            opens="SwitchNetwork"
          />
        )}
        <Chip
          label={text("view.ProfileWallets")}
          name={isByEmail ? text("email.label") : connection.name}
          picture={<ConnectionPicture connection={connection} size="s24" />}
          opens="ProfileWallets"
        />
      </div>
      <AccountTabs account={id} />
      <Away account={id} />
    </Page>
  )
}

/** A button that shows the current wallet or network and opens the list to change it. */
function Chip({
  label,
  name,
  opens,
  picture
}: {
  readonly label: string
  readonly name: string
  readonly picture: ReactNode
  readonly opens: "ProfileWallets" | "SwitchNetwork"
}) {
  const dispatch = useDispatch()
  return (
    <button
      type="button"
      className="chip"
      aria-label={`${label}: ${name}`}
      data-opens={opens}
      onClick={() => dispatch({ _tag: "Pushed", view: { _tag: opens } })}
    >
      {picture}
      <span className="name">{name.replace(/ Wallet$/, "")}</span>
      <Icon path={downIcon} />
    </button>
  )
}

/** Shows a toast when the current wallet switches to another of its accounts. */
const useToastOnSwitch = (connectorId: string, address: string): void => {
  const dispatch = useDispatch()
  const before = useRef({ connectorId, address })
  useEffect(() => {
    const { current } = before
    before.current = { connectorId, address }
    if (current.connectorId === connectorId && current.address !== address)
      dispatch({ _tag: "ToastShown", toast: { kind: "success", key: "toast.accountSwitched" } })
  }, [connectorId, address, dispatch])
}

/** The registered name, or the shortened address. A press copies the whole address and confirms it in place. */
function CopyAddress({ account, address }: { readonly account: AccountId; readonly address: string }) {
  const names = useRxValue(nameRx)
  const text = useText()
  const [copied, copy] = useCopied(address, "toast.addressCopied")
  return (
    <>
      <button type="button" className="address" onClick={copy} title={address}>
        <bdi dir="ltr">{(names && getName(names, account)) ?? truncateAddress(address)}</bdi>
        <Icon path={copied === "yes" ? doneIcon : copyIcon} />
        <span className="hidden">{text("account.copy")}</span>
      </button>
      <CopyFailed copied={copied} />
    </>
  )
}
