import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useRef, useState } from "react"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { chainRx, configRx, connectionRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { disconnectRx } from "../../wallets/connection/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { useCopied } from "../../foundation/ui/useCopied.ts"
import { Logo } from "../../foundation/ui/Logo.tsx"
import { Avatar } from "./Avatar.tsx"
import { NativeLine } from "./NativeLine.tsx"
import { TokensTab } from "./TokensTab.tsx"

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
  const { enableNetworkSwitch } = useRxValue(configRx)
  const disconnect = useRxValue(disconnectRx)
  const dispatch = useDispatch()
  const text = useText()
  const [{ address }] = connection.accounts
  useToastOnSwitch(connection.connectorId, address)
  const account = accountId(connection.network, address)
  const network = findNetwork(networks, connection.network)
  return (
    <>
      <div className="waiting">
        <Avatar address={address} icon={connection.icon} />
        <CopyAddress address={address} />
        {restoring.includes(connection) && (
          <p className="tag" role="status">
            {text("account.reconnecting")}
          </p>
        )}
        <NativeLine account={account} network={network} />
      </div>
      {enableNetworkSwitch && (
        <button
          type="button"
          className="row"
          onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "SwitchNetwork" } })}
        >
          <Logo name={network.name} icon={network.imageUrl} imageId={network.imageId} round />
          <span className="name">
            <span className="hidden">{text("account.network")}: </span>
            {network.name}
          </span>
          <Icon name="next" />
        </button>
      )}
      <button
        type="button"
        className="row"
        onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "ProfileWallets" } })}
      >
        <Logo name={connection.name} icon={connection.icon} />
        <span className="name">
          <span className="hidden">{text("view.ProfileWallets")}: </span>
          {connection.name}
        </span>
        <Icon name="next" />
      </button>
      <TokensTab account={account} />
      <button type="button" className="row" onClick={() => disconnect(connection.connectorId, connection.namespace)}>
        <span className="logo">
          <Icon name="out" />
        </span>
        <span className="name">{text("account.disconnect")}</span>
      </button>
    </>
  )
}

/** Says so when the wallet in use signs with another of its accounts. */
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

/** The shortened address; a press copies the whole one, and confirms it in the same place. */
function CopyAddress({ address }: { readonly address: string }) {
  const text = useText()
  const [copied, copy] = useCopied("toast.addressCopied")
  return (
    <>
      <button type="button" className="address" onClick={() => copy(address)} title={address}>
        <bdi dir="ltr">{truncateAddress(address)}</bdi>
        <Icon name={copied === "yes" ? "done" : "copy"} />
        <span className="hidden">{text("account.copy")}</span>
      </button>
      <span role="status" className={copied === "failed" ? "bad" : "hidden"}>
        {copied === "failed" ? text("account.copyFailed") : ""}
      </span>
    </>
  )
}
