import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Fragment, useMemo } from "react"
import { knownNetworkName } from "../../../core/wallets/activeNetwork/knownNames.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import {
  chainRx,
  connectionRx,
  useDispatch,
  useSay,
  useSentence,
  useText,
  viewRx
} from "../../foundation/state/atoms.ts"
import { disconnectRx } from "../connection/atoms.ts"
import { servesRx } from "./atoms.ts"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon, nextIcon } from "../../foundation/ui/icons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"

/** The networks to choose from; with a target, waiting for the wallet to switch to it. */
export function SwitchNetwork() {
  const view = useRxValue(viewRx)
  return view._tag === "SwitchNetwork" && view.to !== undefined ? <Moving to={view.to} /> : <Networks />
}

/** Shown when the wallet is on a network that is not configured: the visitor chooses another, or disconnects. */
export function UnsupportedChain() {
  const { connections } = useRxValue(connectionRx)
  const { active, switching } = useRxValue(chainRx)
  const disconnect = useRxValue(disconnectRx)
  const text = useText()
  const connection = connections.find(({ namespace }) => namespace === splitNetworkId(active).namespace)
  const network = knownNetworkName(active) ?? text("network.unknown", { id: splitNetworkId(active).reference })
  useSay(switching?._tag === "Failed" ? "" : text("network.unsupported", { network }))
  return (
    <Page
      bare
      css={parts}
      foot={
        connection !== undefined && (
          <button
            type="button"
            className="btn bad"
            onClick={() => disconnect(connection.connectorId, connection.namespace)}
          >
            {text("account.disconnect")}
          </button>
        )
      }
    >
      <div className="lead">
        <Drawing name="triangle" />
        <h3>{text("network.unsupported", { network })}</h3>
        <p className="say">{text("network.unsupportedNext")}</p>
      </div>
      <List />
    </Page>
  )
}

function Networks() {
  return (
    <Page css={parts}>
      <List />
    </Page>
  )
}

/** The networks, by namespace where there are several; those for trying things out come last. */
function List() {
  const { active, networks } = useRxValue(chainRx)
  const text = useText()
  const namespaces = useMemo(() => [...new Set(networks.map(({ namespace }) => namespace))], [networks])
  const ordered = namespaces.flatMap((namespace) => {
    const own = networks.filter((one) => one.namespace === namespace)
    return [...own.filter(({ testnet }) => !testnet), ...own.filter(({ testnet }) => testnet)]
  })
  return (
    <ul className="networks" aria-label={text("view.SwitchNetwork")}>
      {ordered.map((network, at) => (
        <Fragment key={network.id}>
          {namespaces.length > 1 && ordered[at - 1]?.namespace !== network.namespace && (
            <li className="group">{text(`namespace.${network.namespace}`)}</li>
          )}
          <li>
            <NetworkRow network={network} current={network.id === active} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

function NetworkRow({ current, network }: { readonly network: Network; readonly current: boolean }) {
  const dispatch = useDispatch()
  const sentenceOf = useSentence()
  const text = useText()
  const { active, switching } = useRxValue(chainRx)
  const connections = useRxValue(connectionRx)
  const serves = useRxValue(servesRx)
  const connection = activeConnection(connections, splitNetworkId(active).namespace)
  const own = activeConnection(connections, network.namespace)
  const isRefused = !current && own !== undefined && !serves(own, network.id)
  const leaves = connection !== undefined && connection.namespace !== network.namespace
  const failed = switching?._tag === "Failed" && switching.to === network.id ? switching.error : undefined
  const why = failed === undefined ? "" : failed.tag === "SwitchRejected" ? text("refused.title") : sentenceOf(failed)
  useSay(why === "" ? "" : `${network.name}. ${why}`)
  const choose = () =>
    dispatch(
      current
        ? { _tag: "WentBack" }
        : leaves
          ? { _tag: "Pushed", view: { _tag: "SwitchActiveChain", to: network.id } }
          : { _tag: "NetworkSwitchStarted", to: network.id }
    )
  return (
    <Row
      picture={<Picture name={network.name} icon={network.imageUrl} imageId={network.imageId} size="s40 round" />}
      name={network.name}
      current={current}
      blocked={isRefused}
      press={isRefused ? () => {} : choose}
      sub={
        why !== ""
          ? why
          : isRefused
            ? text("network.notGranted", { wallet: own.name })
            : leaves && own === undefined
              ? text("network.ownWallet")
              : undefined
      }
      end={
        current ? (
          <span className="chosen">
            <Icon path={doneIcon} />
            <span className="hidden">{text("network.current")}</span>
          </span>
        ) : network.testnet ? (
          <span className="tag">{text("network.testnet")}</span>
        ) : leaves ? (
          <Icon path={nextIcon} flip />
        ) : undefined
      }
    />
  )
}

/** Waiting for the wallet to move to the network. */
function Moving({ to }: { readonly to: Network["id"] }) {
  const { networks } = useRxValue(chainRx)
  const connection = activeConnection(useRxValue(connectionRx), splitNetworkId(to).namespace)
  const dispatch = useDispatch()
  const text = useText()
  const { imageId, imageUrl, name } = findNetwork(networks, to)
  return (
    <Page
      bare
      foot={
        <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "WentBack" })}>
          {text("modal.cancel")}
        </button>
      }
    >
      <Moment
        name={name}
        icon={imageUrl}
        imageId={imageId}
        round
        state="busy"
        title={text("network.switching", { wallet: connection?.name ?? text("account.avatar") })}
        more={text("network.switchingNext", { network: name })}
      />
    </Page>
  )
}
