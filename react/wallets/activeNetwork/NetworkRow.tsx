import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { activeConnection, sameId } from "../../../core/wallets/connection/state.ts"
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
  const dispatch = useDispatch()
  const sentenceOf = useSentence()
  const text = useText()
  const { active, switching } = useRxValue(chainRx)
  const connections = useRxValue(connectionRx)
  const serves = useRxValue(servesRx)
  const connection = activeConnection(connections, splitNetworkId(active).namespace)
  const own = activeConnection(connections, network.namespace)
  const current = network.id === active
  const isRefused = !current && own !== undefined && !serves(own, network.id)
  const leaves = connection !== undefined && connection.namespace !== network.namespace
  const now = switching?.to === network.id ? switching : undefined
  const isAsked = now?._tag === "Asking" && own !== undefined
  const isDeclined = now?._tag === "Failed" && now.error.tag === "SwitchRejected"
  const isFailed = now?._tag === "Failed" && now.error.tag === "SwitchFailed"
  const why =
    now?._tag !== "Failed"
      ? ""
      : isDeclined
        ? text("refused.title")
        : isFailed
          ? text("network.failed")
          : sentenceOf(now.error)
  const asks = isAsked ? text("network.switching", { wallet: own.name }) : ""
  useSay(why !== "" ? `${network.name}. ${why}` : asks)
  const choose = () => {
    if (switching?._tag === "Asking") return // a wallet gets one request at a time
    dispatch(
      current
        ? { _tag: "WentBack" }
        : leaves
          ? { _tag: "Pushed", view: { _tag: "SwitchActiveChain", to: network.id } }
          : { _tag: "NetworkSwitchStarted", to: network.id }
    )
  }
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
        sub={
          why !== ""
            ? why
            : isAsked
              ? asks
              : isRefused
                ? sameId(own.connectorId, connectorIds.auth)
                  ? text("network.notServed")
                  : text("network.notGranted", { wallet: own.name })
                : leaves && own === undefined
                  ? text("network.ownWallet")
                  : undefined
        }
        end={
          isAsked ? (
            <span className="spin" />
          ) : current ? (
            <span className="chosen">
              <Icon path={doneIcon} />
              <span className="hidden">{text("network.current")}</span>
            </span>
          ) : network.testnet ? (
            <span className="tag">{text("network.testnet")}</span>
          ) : leaves && !still ? (
            <Icon path={nextIcon} flip />
          ) : undefined
        }
      />
    </div>
  )
}
