import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { chainRx, connectionRx, useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon, nextIcon } from "../../foundation/ui/icons.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { servesRx } from "./atoms.ts"

/**
 * A network of the list. A pending switch and its rejection are shown in the row. `still`: the list is read-only.
 * `isStop`: Tab stops here.
 */
export function NetworkRow({
  isStop,
  network,
  still
}: {
  readonly network: Network
  readonly still: boolean
  readonly isStop: boolean
}) {
  const { active } = useRxValue(chainRx)
  const connections = useRxValue(connectionRx)
  const serves = useRxValue(servesRx)
  const connection = activeConnection(connections, splitNetworkId(active).namespace)
  const own = activeConnection(connections, network.namespace)
  const current = network.id === active
  const isRefused = !current && own !== undefined && !serves(own, network.id)
  const leaves = connection !== undefined && connection.namespace !== network.namespace
  const { isDeclined, isPending, words } = useSwitchState(network, own)
  const choose = useChoose(network.id, current, leaves)
  const hint = useHint(network.namespace, own, isRefused, leaves)
  const isBlocked = isRefused && !still
  return (
    <div className={isDeclined ? "declined" : undefined}>
      <Row
        picture={<ChainMark network={network} size="s40 round" />}
        name={network.name}
        current={current}
        blocked={isBlocked}
        isStop={isStop}
        press={still ? undefined : isBlocked ? () => {} : choose}
        sub={words ?? hint}
        end={
          isPending ? (
            <span className="spin" />
          ) : current ? (
            <CurrentMark />
          ) : network.testnet ? (
            <TestnetTag />
          ) : leaves && !still ? (
            <Icon path={nextIcon} flip />
          ) : undefined
        }
      />
    </div>
  )
}

/** Returns the state of a switch to the network in words, which are also announced; without words if there is no switch. */
const useSwitchState = (network: Network, own: Connection | undefined) => {
  const { switching } = useRxValue(chainRx)
  const getSentence = useSentence()
  const text = useText()
  const current = switching?.to === network.id ? switching : undefined
  const isPending = current?._tag === "Asking" && own !== undefined
  const error = current?._tag === "Failed" ? current.error : undefined
  const isDeclined = error?.tag === "SwitchRejected"
  const failure =
    error === undefined
      ? ""
      : isDeclined
        ? text("refused.title")
        : error.tag === "SwitchFailed"
          ? text("network.failed")
          : getSentence(error)
  const pending = isPending ? text("network.switching", { wallet: own.name }) : ""
  useSay(failure !== "" ? `${network.name}. ${failure}` : pending)
  return { isPending, isDeclined, words: failure !== "" ? failure : isPending ? pending : undefined }
}

/** Returns the handler of a press: goes back, asks for confirmation to leave the namespace, or switches. */
const useChoose = (to: NetworkId, current: boolean, leaves: boolean): (() => void) => {
  const { switching } = useRxValue(chainRx)
  const dispatch = useDispatch()
  return () => {
    if (switching?._tag === "Asking") return // a wallet gets one request at a time
    dispatch(
      current
        ? { _tag: "WentBack" }
        : leaves
          ? { _tag: "Pushed", view: { _tag: "SwitchActiveChain", to } }
          : { _tag: "NetworkSwitchStarted", to }
    )
  }
}

/** Returns why a network cannot be selected, or that it needs a wallet for its namespace. */
const useHint = (
  namespace: Namespace,
  own: Connection | undefined,
  isRefused: boolean,
  leaves: boolean
): string | undefined => {
  const text = useText()
  if (isRefused && own !== undefined)
    return isSameId(own.connectorId, connectorIds.auth)
      ? text("network.notServed")
      : text("network.notGranted", { wallet: own.name })
  return leaves && own === undefined
    ? text("network.ownWallet", { namespace: text(`namespace.${namespace}`) })
    : undefined
}

function CurrentMark() {
  const text = useText()
  return (
    <span className="chosen">
      <Icon path={doneIcon} />
      <span className="hidden">{text("network.current")}</span>
    </span>
  )
}

function TestnetTag() {
  return <span className="tag">{useText()("network.testnet")}</span>
}
