import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useMemo } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import type { Connection, ConnectionState } from "../../../core/wallets/connection/events.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { chainRx, configRx, connectionRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Legal, unagreedRx } from "../catalogue/Legal.tsx"
import { disconnectRx } from "./atoms.ts"
import { useWalletRx } from "./useWalletRx.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Styled } from "../../foundation/ui/Styled.tsx"
import { Logo } from "../../foundation/ui/Logo.tsx"
import css from "./profileWallets.css?inline"

/** The connected wallets, by namespace, the active one first; a press makes another one active. */
export function ProfileWallets() {
  const { networks } = useRxValue(chainRx)
  const state = useRxValue(connectionRx)
  const { resolved } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const blocked = useRxValue(unagreedRx)
  const namespaces = useMemo(() => [...new Set(networks.map(({ namespace }) => namespace))], [networks])
  return (
    <>
      <Styled className="wallets" css={css}>
        {namespaces.map((namespace) => (
          <Space key={namespace} namespace={namespace} titled={namespaces.length > 1} state={state} />
        ))}
      </Styled>
      {blocked && <Legal />}
      <button type="button" className="action" onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "Connect" } })}>
        {text(resolved.multiWallet ? "wallets.add" : "wallets.change")}
      </button>
    </>
  )
}

function Space({
  namespace,
  state,
  titled
}: {
  readonly namespace: Namespace
  readonly titled: boolean
  readonly state: ConnectionState
}) {
  const text = useText()
  const live = state.connections.filter((one) => one.namespace === namespace)
  const coming = state.restoring.filter((one) => one.namespace === namespace)
  const earlier = state.earlier.filter(
    (one) =>
      one.namespace === namespace &&
      ![...live, ...coming].some(({ connectorId }) => sameId(connectorId, one.connectorId))
  )
  return (
    <section aria-label={text(`namespace.${namespace}`)}>
      {titled && <h3>{text(`namespace.${namespace}`)}</h3>}
      <ul className="rows">
        {live.length + coming.length === 0 && (
          <li>
            <Empty namespace={namespace} />
          </li>
        )}
        {live.map((one, i) => (
          <li key={one.connectorId}>
            <Live connection={one} inUse={i === 0} />
          </li>
        ))}
        {coming.map((one) => (
          <li key={one.connectorId}>
            <Still connection={one} note={text("wallets.reconnecting")} />
          </li>
        ))}
        {earlier.map((one) => (
          <li key={one.connectorId}>
            <EarlierWallet connection={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown if no wallet is connected here: a way to connect one on the namespace. */
function Empty({ namespace }: { readonly namespace: Namespace }) {
  const { active, networks } = useRxValue(chainRx)
  const { enableNetworkSwitch } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const network = networks.find((one) => one.namespace === namespace)
  const there = splitNetworkId(active).namespace === namespace
  if (network === undefined || !(there || enableNetworkSwitch)) return null
  const go = () =>
    dispatch({ _tag: "Pushed", view: there ? { _tag: "Connect" } : { _tag: "SwitchActiveChain", to: network.id } })
  return (
    <button type="button" className="row" onClick={go}>
      <Logo name={network.name} icon={network.imageUrl} imageId={network.imageId} round />
      <span className="name">
        <span>{text("wallets.connect", { network: text(`namespace.${namespace}`) })}</span>
      </span>
      <Icon name="next" />
    </button>
  )
}

function Face({
  connection: {
    accounts: [first],
    icon,
    name
  }
}: {
  readonly connection: Connection
}) {
  return (
    <>
      <Logo name={name} icon={icon} />
      <span className="name">
        <span>{name}</span>
        <small>
          <bdi dir="ltr">{truncateAddress(first.address)}</bdi>
        </small>
      </span>
    </>
  )
}

function Live({ connection, inUse }: { readonly connection: Connection; readonly inUse: boolean }) {
  const disconnect = useRxValue(disconnectRx)
  const use = useRxValue(useWalletRx)
  const { active } = useRxValue(chainRx)
  const dispatch = useDispatch()
  const text = useText()
  const { connectorId, name, namespace } = connection
  const isCurrent = inUse && splitNetworkId(active).namespace === namespace
  return (
    <div className="pair">
      <button
        type="button"
        className="row"
        aria-current={isCurrent || undefined}
        title={isCurrent ? undefined : text("wallets.use", { wallet: name })}
        onClick={isCurrent ? () => dispatch({ _tag: "WentBack" }) : () => use(connection)}
      >
        <Face connection={connection} />
        {isCurrent && <span className="tag good">{text("wallets.inUse")}</span>}
      </button>
      <button
        type="button"
        className="icon"
        aria-label={text("wallets.disconnect", { wallet: name })}
        onClick={() => {
          disconnect(connectorId, namespace)
          dispatch({ _tag: "ToastShown", toast: { kind: "success", key: "toast.walletDisconnected" } })
        }}
      >
        <Icon name="out" />
      </button>
    </div>
  )
}

/**
 * A disconnected wallet: a press connects it again, in the same way as before; another forgets it.
 * docs/spec/wallets.md#connection-recent-connections.
 */
function EarlierWallet({ connection }: { readonly connection: Connection }) {
  const blocked = useRxValue(unagreedRx)
  const dispatch = useDispatch()
  const text = useText()
  const { connectorId, name, namespace } = connection
  return (
    <div className="pair">
      <button
        type="button"
        className="row"
        disabled={blocked}
        onClick={() => dispatch({ _tag: "ConnectStarted", connectorId, namespace })}
      >
        <Face connection={connection} />
        <span className="tag">{text("wallets.earlier")}</span>
      </button>
      <button
        type="button"
        className="icon"
        aria-label={text("wallets.forget", { wallet: name })}
        onClick={() =>
          dispatch(
            { _tag: "WalletForgotten", connectorId, namespace },
            { _tag: "ToastShown", toast: { kind: "success", key: "toast.walletDeleted" } }
          )
        }
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function Still({ connection, note }: { readonly connection: Connection; readonly note: string }) {
  return (
    <div className="row">
      <Face connection={connection} />
      <span className="tag" role="status">
        {note}
      </span>
    </div>
  )
}
