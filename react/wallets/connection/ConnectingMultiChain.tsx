import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { getParts } from "../../../core/wallets/catalogue/selectWallet.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { chainRx, useDispatch, useText, viewRx, walletRx } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { Legal, unagreedRx, useAskToAgree } from "../catalogue/Legal.tsx"

/** Asks for the namespace to connect a wallet with several on: one row each, with the networks that it opens. */
export function ConnectingMultiChain() {
  const view = useRxValue(viewRx)
  const { connectors } = useRxValue(walletRx)
  const { networks } = useRxValue(chainRx)
  const blocked = useRxValue(unagreedRx)
  const askToAgree = useAskToAgree()
  const dispatch = useDispatch()
  const text = useText()
  const connector =
    view._tag === "ConnectingMultiChain" ? connectors.find(({ id }) => id === view.connectorId) : undefined
  if (connector === undefined) return null
  return (
    <Page css={parts}>
      {blocked && <Legal />}
      <ul className="networks" aria-label={text("view.ConnectingMultiChain")}>
        {getParts(connector, connectors).map(({ chain, id }) => {
          const own = networks.filter(({ namespace }) => namespace === chain)
          const [first] = own
          return (
            <li key={chain}>
              <Row
                picture={
                  first === undefined ? (
                    <Picture name={text(`namespace.${chain}`)} size="s40 round" />
                  ) : (
                    <ChainMark network={first} size="s40 round" />
                  )
                }
                name={text(`namespace.${chain}`)}
                sub={text("multiChain.opens", { networks: own.map(({ name }) => name).join(", ") })}
                end={<Icon path={nextIcon} flip />}
                blocked={blocked}
                press={
                  blocked ? askToAgree : () => dispatch({ _tag: "ConnectStarted", connectorId: id, namespace: chain })
                }
              />
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
