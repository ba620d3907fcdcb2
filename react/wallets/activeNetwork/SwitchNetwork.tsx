import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { chainRx, connectionRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import { disconnectRx } from "../connection/atoms.ts"
import { servesRx } from "./atoms.ts"
import { sentenceOf } from "../../../core/foundation/errors/sentence.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Waiting } from "../../foundation/ui/Waiting.tsx"
import { Logo } from "../../foundation/ui/Logo.tsx"

/** The networks to choose from; with a target, waiting for the wallet to switch to it. */
export function SwitchNetwork() {
  const view = useRxValue(viewRx)
  return view._tag === "SwitchNetwork" && view.to !== undefined ? <Moving to={view.to} /> : <Networks />
}

/** Shown when the wallet is on a network that is not configured: the visitor chooses another, or disconnects. */
export function UnsupportedChain() {
  const { connections } = useRxValue(connectionRx)
  const { active } = useRxValue(chainRx)
  const disconnect = useRxValue(disconnectRx)
  const text = useText()
  const connection = connections.find(({ namespace }) => namespace === splitNetworkId(active).namespace)
  return (
    <>
      <p className="hint center">{text("network.unsupported", { network: active })}</p>
      <Networks />
      {connection !== undefined && (
        <button type="button" className="row" onClick={() => disconnect(connection.connectorId, connection.namespace)}>
          <span className="logo">
            <Icon name="out" />
          </span>
          <span className="name">{text("account.disconnect")}</span>
        </button>
      )}
    </>
  )
}

function Networks() {
  const { active, networks, switching } = useRxValue(chainRx)
  const text = useText()
  return (
    <>
      {switching?._tag === "Failed" && (
        <p className="notice bad" role="alert">
          {findNetwork(networks, switching.to).name}: {sentenceOf(switching.error)}
        </p>
      )}
      <ul aria-label={text("view.SwitchNetwork")}>
        {networks.map((network) => (
          <li key={network.id}>
            <NetworkRow network={network} current={network.id === active} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NetworkRow({ current, network }: { readonly network: Network; readonly current: boolean }) {
  const dispatch = useDispatch()
  const text = useText()
  const { active } = useRxValue(chainRx)
  const connections = useRxValue(connectionRx)
  const serves = useRxValue(servesRx)
  const connection = activeConnection(connections, splitNetworkId(active).namespace)
  const own = activeConnection(connections, network.namespace)
  const isRefused = !current && own !== undefined && !serves(own, network.id)
  const leaves = connection !== undefined && connection.namespace !== network.namespace
  const choose = () =>
    dispatch(
      current
        ? { _tag: "WentBack" }
        : leaves
          ? { _tag: "Pushed", view: { _tag: "SwitchActiveChain", to: network.id } }
          : { _tag: "NetworkSwitchStarted", to: network.id }
    )
  return (
    <button type="button" className="row" aria-current={current || undefined} disabled={isRefused} onClick={choose}>
      <Logo name={network.name} icon={network.imageUrl} imageId={network.imageId} round />
      <span className="name">{network.name}</span>
      {current ? (
        <span className="tag good">{text("network.current")}</span>
      ) : isRefused ? (
        <span className="tag">{text("network.notGranted", { wallet: own.name })}</span>
      ) : network.testnet ? (
        <span className="tag">{text("network.testnet")}</span>
      ) : null}
    </button>
  )
}

function Moving({ to }: { readonly to: Network["id"] }) {
  const { networks } = useRxValue(chainRx)
  const connection = activeConnection(useRxValue(connectionRx), splitNetworkId(to).namespace)
  const text = useText()
  const { imageId, imageUrl, name } = findNetwork(networks, to)
  return (
    <Waiting
      name={name}
      icon={imageUrl}
      imageId={imageId}
      round
      state="busy"
      title={text("network.switching", { wallet: connection?.name ?? text("account.avatar") })}
      more={text("network.switchingNext", { network: name })}
    />
  )
}
