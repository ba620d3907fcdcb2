import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useMemo, useState } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { displayedConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import type { Connection, ConnectionState } from "../../../core/wallets/connection/events.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { chainRx, configRx, connectionRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Legal, unagreedRx, useAskToAgree } from "../catalogue/Legal.tsx"
import { Cards } from "../newcomers/GetWallet.tsx"
import { disconnectRx } from "./atoms.ts"
import { ConnectionPicture } from "./ConnectionPicture.tsx"
import { useWalletRx } from "./useWalletRx.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { closeIcon, nextIcon } from "../../foundation/ui/icons.ts"
import { outIcon, plusIcon } from "../../foundation/parts/viewIcons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import own from "./profileWallets.css?inline"

const css = parts + own

/** The connected wallets by namespace, with the active one first; a press makes another one active. */
export function ProfileWallets() {
  const { active, networks } = useRxValue(chainRx)
  const state = useRxValue(connectionRx)
  const current = displayedConnection(state, splitNetworkId(active).namespace)
  const { resolved } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const blocked = useRxValue(unagreedRx)
  const namespaces = useMemo(() => [...new Set(networks.map(({ namespace }) => namespace))], [networks])
  const now = [...state.connections, ...state.restoring]
  const earlier = state.earlier.filter(
    (connection) =>
      namespaces.includes(connection.namespace) &&
      !now.some(
        ({ connectorId, namespace }) =>
          namespace === connection.namespace && isSameId(connectorId, connection.connectorId)
      )
  )
  const isEmpty = now.length + earlier.length === 0
  return (
    <Page
      css={css}
      className="lists"
      bare
      foot={
        <>
          {blocked && <Legal />}
          <Row
            picture={<Tile sign={plusIcon} />}
            name={text(resolved.multiWallet || current === undefined ? "wallets.add" : "wallets.change")}
            sub={
              resolved.multiWallet || current === undefined
                ? undefined
                : text("wallets.changeNext", { wallet: current.name })
            }
            press={() => dispatch({ _tag: "Pushed", view: { _tag: "Connect" } })}
          />
        </>
      }
    >
      {isEmpty ? (
        <Cards />
      ) : (
        namespaces.map((namespace) => (
          <NamespaceSection key={namespace} namespace={namespace} titled={namespaces.length > 1} state={state} />
        ))
      )}
      {earlier.length > 0 && <EarlierWallets connections={earlier} />}
    </Page>
  )
}

/** The wallets that were disconnected. */
function EarlierWallets({ connections }: { readonly connections: ReadonlyArray<Connection> }) {
  const text = useText()
  return (
    <section aria-label={text("wallets.earlier")}>
      <p className="group">{text("wallets.earlier")}</p>
      <ul>
        {connections.map((connection) => (
          <li key={`${connection.namespace} ${connection.connectorId}`}>
            <EarlierWallet connection={connection} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NamespaceSection({
  namespace,
  state,
  titled
}: {
  readonly namespace: Namespace
  readonly titled: boolean
  readonly state: ConnectionState
}) {
  const text = useText()
  const live = state.connections.filter((connection) => connection.namespace === namespace)
  const restoring = state.restoring.filter((connection) => connection.namespace === namespace)
  return (
    <section aria-label={text(`namespace.${namespace}`)}>
      {titled && <p className="group">{text(`namespace.${namespace}`)}</p>}
      <ul>
        {live.length + restoring.length === 0 && (
          <li>
            <Empty namespace={namespace} />
          </li>
        )}
        {live.map((connection, i) => (
          <li key={connection.connectorId}>
            <ConnectedWallet connection={connection} inUse={i === 0} />
          </li>
        ))}
        {restoring.map((connection) => (
          <li key={connection.connectorId}>
            <ReconnectingWallet connection={connection} note={text("wallets.reconnecting")} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The button to connect a wallet in a namespace that has no wallet yet. */
function Empty({ namespace }: { readonly namespace: Namespace }) {
  const { active, networks } = useRxValue(chainRx)
  const { enableNetworkSwitch } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const network = networks.find((item) => item.namespace === namespace)
  const there = splitNetworkId(active).namespace === namespace
  if (network === undefined || !(there || enableNetworkSwitch)) return null
  const go = () =>
    dispatch({ _tag: "Pushed", view: there ? { _tag: "Connect" } : { _tag: "SwitchActiveChain", to: network.id } })
  return (
    <Row
      picture={<ChainMark network={network} size="s40 round" />}
      name={text("wallets.connect", { network: text(`namespace.${namespace}`) })}
      end={<Icon path={nextIcon} flip />}
      press={go}
    />
  )
}

/** Returns the row of a connection: its account with the wallet's icon. */
const getFace = (connection: Connection) => ({
  picture: (
    <Avatar address={connection.accounts[0].address} small>
      <ConnectionPicture connection={connection} size="s24" />
    </Avatar>
  ),
  name: <bdi dir="ltr">{truncateAddress(connection.accounts[0].address)}</bdi>,
  sub: connection.name
})

function ConnectedWallet({ connection, inUse }: { readonly connection: Connection; readonly inUse: boolean }) {
  const disconnect = useRxValue(disconnectRx)
  const use = useRxValue(useWalletRx)
  const { active } = useRxValue(chainRx)
  const dispatch = useDispatch()
  const text = useText()
  const [isLeaving, leave] = useState(false)
  const { connectorId, name, namespace } = connection
  const isCurrent = inUse && splitNetworkId(active).namespace === namespace
  return (
    <div className={`entry${isCurrent ? " filled" : ""}${isLeaving ? " going" : ""}`}>
      <Row
        {...getFace(connection)}
        current={isCurrent}
        end={isCurrent ? <span className="tag good">{text("wallets.inUse")}</span> : undefined}
        press={isCurrent ? () => dispatch({ _tag: "WentBack" }) : () => use(connection)}
      />
      <button
        type="button"
        className="exit"
        aria-label={text("wallets.disconnect", { wallet: name })}
        aria-disabled={isLeaving || undefined}
        onClick={() => {
          if (isLeaving) return
          leave(true)
          disconnect(connectorId, namespace)
          dispatch({ _tag: "ToastShown", toast: { kind: "success", key: "toast.walletDisconnected" } })
        }}
      >
        {isLeaving ? <span className="spin" /> : <Icon path={outIcon} flip />}
      </button>
    </div>
  )
}

/**
 * A disconnected wallet: a press connects it again the same way; a second button forgets it.
 * docs/spec/wallets.md#connection-recent-connections.
 */
function EarlierWallet({ connection }: { readonly connection: Connection }) {
  const blocked = useRxValue(unagreedRx)
  const dispatch = useDispatch()
  const text = useText()
  const { connectorId, name, namespace } = connection
  const askToAgree = useAskToAgree()
  return (
    <div className="entry">
      <Row
        picture={<ConnectionPicture connection={connection} />}
        name={name}
        sub={
          <>
            {text("tag.recent")} · <bdi dir="ltr">{truncateAddress(connection.accounts[0].address)}</bdi>
          </>
        }
        blocked={blocked}
        end={<Icon path={nextIcon} flip />}
        press={blocked ? askToAgree : () => dispatch({ _tag: "ConnectStarted", connectorId, namespace })}
      />
      <button
        type="button"
        className="exit"
        aria-label={text("wallets.forget", { wallet: name })}
        onClick={() =>
          dispatch(
            { _tag: "WalletForgotten", connectorId, namespace },
            { _tag: "ToastShown", toast: { kind: "success", key: "toast.walletDeleted" } }
          )
        }
      >
        <Icon path={closeIcon} />
      </button>
    </div>
  )
}

function ReconnectingWallet({ connection, note }: { readonly connection: Connection; readonly note: string }) {
  useSay(note)
  return <Row {...getFace(connection)} end={<span className="tag">{note}</span>} />
}
