import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { memo, type RefObject, useLayoutEffect, useMemo, useRef } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { ConnectRequest } from "../../../core/wallets/connection/events.ts"
import { walletAction, selectWallet } from "../../../core/wallets/catalogue/choose.ts"
import { type ConnectRow, connectRows, unusedNow } from "../../../core/wallets/catalogue/connectRows.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { configRx, deviceRx, useDispatch, useText, walletRx } from "../../foundation/state/atoms.ts"
import { connectionsRx, namespaceRx, searchedNamespaceRx } from "./atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Legal, unagreedRx } from "./Legal.tsx"
import { useGradually } from "./useGradually.ts"
import { WalletRow } from "./WalletRow.tsx"

/** Wallets on this page first, then recommended ones. The list may grow, but late arrivals never move the focus. */
export function Connect() {
  const { connectors, excluded, featured, list, recent, recommended } = useRxValue(walletRx)
  const config = useRxValue(configRx)
  const device = useRxValue(deviceRx)
  const only = useRxValue(searchedNamespaceRx)
  const connections = useRxValue(connectionsRx)
  const text = useText()
  const rows = useMemo(
    () =>
      connectRows(
        { connectors, excluded, featured, list, recent: unusedNow(recent, connections), recommended },
        config,
        device,
        only
      ),
    [connectors, excluded, featured, list, recent, connections, recommended, config, device, only]
  )
  const drawn = useGradually(rows.length)
  const rowList = useRef<HTMLUListElement>(null)
  useFocusKept(rowList)
  const blocked = useRxValue(unagreedRx)
  const relay = connectors.find(({ type }) => type === "WALLET_CONNECT")
  const reachable = relay !== undefined || rows.some((row) => row._tag === "Connector")
  if (!config.enableWallets) return <p className="hint center">{text("connect.off")}</p>
  return (
    <>
      {!reachable && (
        <div className="hint center" role="status">
          <p>{text("connect.none")}</p>
          <p>{text("connect.noneNext")}</p>
        </div>
      )}
      <ul ref={rowList} aria-label={text("connect.list")}>
        {rows.slice(0, drawn).map((row) => (
          <li key={keyOf(row)}>
            <Row row={row} relay={relay} blocked={blocked} />
          </li>
        ))}
      </ul>
      <More />
      <Legal />
    </>
  )
}

/**
 * A row that another one overtakes (because it turned out to serve several namespaces) is moved in the document, and
 * the browser takes its focus away: this gives it back.
 */
const useFocusKept = ({ current: list }: RefObject<HTMLUListElement | null>): void => {
  const before = list === null ? null : focusedIn(list)
  useLayoutEffect(() => {
    if (before instanceof HTMLElement && list?.contains(before) && focusedIn(list) === null)
      before.focus({ preventScroll: true })
  })
}
const focusedIn = (list: HTMLElement): Element | null => {
  const root = list.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot
    ? list.contains(root.activeElement)
      ? root.activeElement
      : null
    : null
}

const keyOf = (row: ConnectRow): string =>
  row._tag === "Connector" ? `c${row.connector.id}` : row._tag === "Wallet" ? `w${row.wallet.id}` : row._tag

const Row = memo(function Row({
  blocked,
  relay,
  row
}: {
  readonly row: ConnectRow
  readonly relay: Connector | undefined
  readonly blocked: boolean
}) {
  const device = useRxValue(deviceRx)
  const namespace = useRxValue(namespaceRx)
  const dispatch = useDispatch()
  const text = useText()
  switch (row._tag) {
    case "Connector":
      return (
        <WalletRow
          name={row.connector.name}
          icon={row.connector.icon}
          hint={row.hint}
          tag={text(row.recent ? "tag.recent" : "tag.installed")}
          good={!row.recent}
          blocked={blocked}
          press={() => dispatch({ _tag: "ConnectStarted", ...partOf(row.parts, namespace) })}
        />
      )
    case "Wallet": {
      const recent = row.group === "recent"
      const relays = relay === undefined ? [] : [relay]
      return (
        <WalletRow
          name={row.wallet.name}
          imageId={row.wallet.imageId}
          tag={
            recent
              ? text("tag.recent")
              : walletAction(row.wallet, relays, device) === "get"
                ? text("tag.get")
                : undefined
          }
          blocked={blocked}
          press={() => dispatch(selectWallet(row.wallet, relays, device, recent && row.wallet.onPage !== true))}
        />
      )
    }
    case "WalletConnect":
      return (
        <WalletRow
          name={row.connector.name}
          drawn="code"
          tag={text("reach.qrcode")}
          blocked={blocked}
          press={() => dispatch({ _tag: "ConnectStarted", connectorId: row.connector.id })}
        />
      )
    case "AllWallets":
      return (
        <button
          type="button"
          className="row"
          disabled={blocked}
          onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "AllWallets" } })}
        >
          <span className="logo">
            <Icon name="grid" />
          </span>
          <span className="name">{text("allWallets.row")}</span>
          <Icon name="next" />
        </button>
      )
  }
})

/** Returns the connector of a multi-namespace wallet that serves the active namespace, else its first. */
const partOf = (
  parts: ReadonlyArray<Connector>,
  namespace: Namespace
): Pick<ConnectRequest, "connectorId" | "namespace"> => {
  const part = parts.find(({ chain }) => chain === namespace) ?? parts[0]
  return { connectorId: part?.id ?? "", ...(parts.length > 1 ? { namespace: part?.chain } : {}) }
}

/** The catalogue follows the wallets of the page; a failure to load it is shown here. */
function More() {
  const { recommended } = useRxValue(walletRx)
  const { catalogue } = useRxValue(configRx)
  const text = useText()
  const dispatch = useDispatch()
  if (!catalogue || recommended._tag !== "Failed") return null
  return (
    <div className="hint center" role="status">
      <p>{text("connect.moreFailed")}</p>
      <button type="button" className="plain" onClick={() => dispatch({ _tag: "CatalogueAsked", part: "recommended" })}>
        {text("modal.retry")}
      </button>
    </div>
  )
}
