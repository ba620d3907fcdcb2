import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { memo, useMemo, useRef } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { ConnectRequest } from "../../../core/wallets/connection/events.ts"
import { walletAction, selectWallet } from "../../../core/wallets/catalogue/choose.ts"
import { type ConnectRow, connectRows, unusedNow } from "../../../core/wallets/catalogue/connectRows.ts"
import { type PaintedRow, steadyRows } from "../../../core/wallets/catalogue/steadyRows.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { configRx, deviceRx, useDispatch, useText, walletRx } from "../../foundation/state/atoms.ts"
import { awaitedRx, connectionsRx, namespaceRx, searchedNamespaceRx, shutRx } from "./atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Legal, unagreedRx } from "./Legal.tsx"
import { pictureOf } from "./pictureOf.ts"
import { useGradually } from "./useGradually.ts"
import { WalletRow } from "./WalletRow.tsx"

/** Wallets on this page first, then recommended ones. The list may grow, but what is painted keeps its place. */
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
  const painted = useSteadyRows(rows, only)
  const drawn = useGradually(painted.length)
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
      <ul aria-label={text("connect.list")}>
        {painted.slice(0, drawn).map(({ key, row }) =>
          row === null ? (
            <li key={key} className="row skeleton" aria-hidden="true" />
          ) : (
            <li key={key}>
              <Row row={row} relay={relay} blocked={blocked} />
            </li>
          )
        )}
      </ul>
      <More />
      <Legal />
    </>
  )
}

/**
 * Returns the rows as they are painted: while the modal is open for one namespace none moves, so that nobody presses
 * what has just come under the pointer.
 */
const useSteadyRows = (rows: ReadonlyArray<ConnectRow>, only: Namespace | null): ReadonlyArray<PaintedRow> => {
  const shut = useRxValue(shutRx)
  const awaited = useRxValue(awaitedRx)
  const before = useRef<Drawn>(null)
  const { current: last } = before
  // A modal that closes goes as it stood; while it is away, its rows are ordered anew.
  const isAway = last?.shut != null && shut !== null && (shut !== last.shut || rows !== last.rows)
  const painted = steadyRows(last === null || isAway || last.only !== only ? [] : last.painted, rows, awaited)
  before.current = { painted, only, rows, shut }
  return painted
}

/** What was painted last, and for which rows. */
type Drawn = {
  readonly painted: ReadonlyArray<PaintedRow>
  readonly only: Namespace | null
  readonly rows: ReadonlyArray<ConnectRow>
  readonly shut: unknown
} | null

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
          {...pictureOf(row.connector)}
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
          icon={row.wallet.imageUrl}
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
          imageId={row.connector.imageId}
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
