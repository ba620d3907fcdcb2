import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { chainRx, connectionRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"

/**
 * Asks for confirmation before leaving the namespace of the active wallet. Nothing is disconnected.
 * docs/spec/kit.md#modal-views, docs/spec/wallets.md#active-network-another-namespace.
 */
export function SwitchActiveChain() {
  const view = useRxValue(viewRx)
  const { active, networks } = useRxValue(chainRx)
  const connection = useRxValue(connectionRx)
  const dispatch = useDispatch()
  const text = useText()
  if (view._tag !== "SwitchActiveChain" || view.to === undefined) return null
  const network = findNetwork(networks, view.to)
  const { id, name, namespace } = network
  const there = activeConnection(connection, namespace)
  const wallet = activeConnection(connection, splitNetworkId(active).namespace)?.name ?? ""
  // A wallet connected in that namespace is on a network of its own and may have to switch.
  const go = () =>
    dispatch(
      { _tag: "NetworkSwitched", to: there?.network ?? id },
      ...(there === undefined || there.network === id ? [] : [{ _tag: "NetworkSwitchStarted" as const, to: id }])
    )
  return (
    <Page
      bare
      css={parts}
      foot={
        <>
          <button type="button" className="btn ink" onClick={go}>
            {text("activeChain.switch", { network: name })}
          </button>
          <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "WentBack" })}>
            {text("activeChain.stay", { network: findNetwork(networks, active).name })}
          </button>
        </>
      }
    >
      <Moment
        name={name}
        picture={<ChainMark network={network} size="s80 round" />}
        round
        title={text("activeChain.lead", { network: name })}
        more={text(there === undefined ? "activeChain.connect" : "activeChain.keep", { network: name, wallet })}
      />
    </Page>
  )
}
