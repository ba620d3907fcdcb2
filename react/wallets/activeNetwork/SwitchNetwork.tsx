import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { getKnownNetworkName } from "../../../core/wallets/activeNetwork/knownNames.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { chainRx, connectionRx, useDispatch, useSay, useText, viewRx } from "../../foundation/state/atoms.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Disconnect } from "../connection/Disconnect.tsx"
import { NetworkList } from "./NetworkList.tsx"
import own from "./switchNetwork.css?inline"

const css = parts + own

/** The list of networks; with a target, waits for the wallet to switch to it. */
export function SwitchNetwork() {
  const view = useRxValue(viewRx)
  return view._tag === "SwitchNetwork" && view.to !== undefined ? <Moving to={view.to} /> : <Networks />
}

/** Says that the wallet is on a network that is not configured; the visitor selects another, or disconnects. */
export function UnsupportedChain() {
  const { connections } = useRxValue(connectionRx)
  const { active, switching } = useRxValue(chainRx)
  const text = useText()
  const connection = connections.find(({ namespace }) => namespace === splitNetworkId(active).namespace)
  const network = getKnownNetworkName(active) ?? text("network.unknown", { id: splitNetworkId(active).reference })
  useSay(switching?._tag === "Failed" ? "" : text("network.unsupported", { network }))
  return (
    <Page bare css={css} foot={connection !== undefined && <Disconnect connection={connection} />}>
      <div className="lead">
        <Drawing name="triangle" />
        <h3>{text("network.unsupported", { network })}</h3>
        <p className="say">{text("network.unsupportedNext")}</p>
      </div>
      <NetworkList />
    </Page>
  )
}

/** The list of networks under its other view name. */
export function Networks() {
  return (
    <Page css={css}>
      <NetworkList />
    </Page>
  )
}

/** The list of networks, read-only. */
export function WalletCompatibleNetworks() {
  return (
    <Page css={css}>
      <NetworkList still />
    </Page>
  )
}

/** Waits for the wallet to switch to the network. */
function Moving({ to }: { readonly to: Network["id"] }) {
  const { networks } = useRxValue(chainRx)
  const connection = activeConnection(useRxValue(connectionRx), splitNetworkId(to).namespace)
  const dispatch = useDispatch()
  const text = useText()
  const network = findNetwork(networks, to)
  const { name } = network
  return (
    <Page
      bare
      css={css}
      foot={
        <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "WentBack" })}>
          {text("modal.cancel")}
        </button>
      }
    >
      <Moment
        name={name}
        picture={<ChainMark network={network} size="s80 round" />}
        round
        state="busy"
        title={text("network.switching", { wallet: connection?.name ?? text("account.avatar") })}
        more={text("network.switchingNext", { network: name })}
      />
    </Page>
  )
}
