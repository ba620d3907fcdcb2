import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { memo } from "react"
import { latest } from "../../../core/foundation/data/remote.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { selectConnector, selectWallet, walletAction } from "../../../core/wallets/catalogue/selectWallet.ts"
import type { ConnectRow } from "../../../core/wallets/catalogue/connectRows.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { deviceRx, useDispatch, useText, walletRx } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { codeIcon, nextIcon } from "../../foundation/ui/icons.ts"
import { Row } from "../../foundation/ui/Row.tsx"
import { countRx, earlierRx } from "./atoms.ts"
import { Four } from "./Four.tsx"
import { useAskToAgree } from "./Legal.tsx"
import { getPicture } from "./pictureOf.ts"
import { WalletRow } from "./WalletRow.tsx"

/** A row of Connect: a wallet, the code of WalletConnect, or the way to all wallets. */
export const WayRow = memo(function WayRow({
  blocked,
  isApart,
  relay,
  row
}: {
  readonly row: ConnectRow
  readonly relay: Connector | undefined
  readonly blocked: boolean
  /** True if the row is not under the heading of wallets on this device: its second line then says "On this device". */
  readonly isApart: boolean
}) {
  switch (row._tag) {
    case "Connector":
      return <ConnectorRow row={row} blocked={blocked} isApart={isApart} />
    case "Wallet":
      return <CatalogueRow row={row} relay={relay} blocked={blocked} />
    case "WalletConnect":
      return <CodeRow connector={row.connector} blocked={blocked} />
    case "AllWallets":
      return <AllWalletsRow blocked={blocked} />
  }
})

type RowOf<Tag extends ConnectRow["_tag"]> = Extract<ConnectRow, { readonly _tag: Tag }>

/** A wallet on this page. */
function ConnectorRow({
  blocked,
  isApart,
  row
}: {
  readonly row: RowOf<"Connector">
  readonly blocked: boolean
  readonly isApart: boolean
}) {
  const dispatch = useDispatch()
  const text = useText()
  const { chain, name } = row.connector
  return (
    <WalletRow
      name={name}
      {...getPicture(row.connector)}
      sub={
        row.hint !== undefined ? (
          <bdi dir="ltr">{row.hint}</bdi>
        ) : row.last === true ? (
          <LastUsed name={name} />
        ) : row.parts.length === 1 && (chain === "solana" || chain === "bip122") ? (
          text(`namespace.${chain}`)
        ) : isApart ? (
          text("connect.device")
        ) : undefined
      }
      filled={row.recent}
      end={row.recent ? <Icon path={nextIcon} flip /> : undefined}
      blocked={blocked}
      press={() => dispatch(selectConnector(row.parts))}
    />
  )
}

/** A wallet of the catalogue, or a recent one that is not on this page. */
function CatalogueRow({
  blocked,
  relay,
  row
}: {
  readonly row: RowOf<"Wallet">
  readonly relay: Connector | undefined
  readonly blocked: boolean
}) {
  const device = useRxValue(deviceRx)
  const dispatch = useDispatch()
  const text = useText()
  const isRecent = row.group === "recent"
  const relays = relay === undefined ? [] : [relay]
  return (
    <WalletRow
      name={row.wallet.name}
      icon={row.wallet.imageUrl}
      imageId={row.wallet.imageId}
      sub={row.last === true ? <LastUsed name={row.wallet.name} /> : undefined}
      filled={isRecent}
      end={
        isRecent ? (
          <Icon path={nextIcon} flip />
        ) : walletAction(row.wallet, relays, device) === "get" ? (
          <span className="pill">{text("tag.get")}</span>
        ) : undefined
      }
      blocked={blocked}
      press={() => dispatch(selectWallet(row.wallet, relays, device, isRecent && row.wallet.onPage !== true))}
    />
  )
}

/** WalletConnect: a code to scan with any wallet. */
function CodeRow({ blocked, connector: { id, name } }: { readonly connector: Connector; readonly blocked: boolean }) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <WalletRow
      name={name}
      iconPath={codeIcon}
      sub={text("reach.scan")}
      blocked={blocked}
      press={() => dispatch({ _tag: "ConnectStarted", connectorId: id })}
    />
  )
}

/** The row that opens the whole catalogue. */
function AllWalletsRow({ blocked }: { readonly blocked: boolean }) {
  const count = useRxValue(countRx)
  const askToAgree = useAskToAgree()
  const dispatch = useDispatch()
  const text = useText()
  return (
    <Row
      picture={<KnownWallets />}
      name={text("allWallets.row")}
      end={count === undefined ? undefined : <span className="pill">{count}</span>}
      blocked={blocked}
      opens="AllWallets"
      press={blocked ? askToAgree : () => dispatch({ _tag: "Pushed", view: { _tag: "AllWallets" } })}
    />
  )
}

/** Says that a wallet was used recently, with its account's address if known. */
function LastUsed({ name }: { readonly name: string }) {
  const text = useText()
  const address = useRxValue(earlierRx).find((connection) => connection.name === name)?.accounts[0].address
  return (
    <>
      {text("tag.recent")}
      {address !== undefined && (
        <>
          {" · "}
          <bdi dir="ltr">{truncateAddress(address)}</bdi>
        </>
      )}
    </>
  )
}

/** The first wallets of the catalogue. It reads the catalogue itself, so that no other row renders again for it. */
function KnownWallets() {
  const { list, recommended } = useRxValue(walletRx)
  return <Four wallets={latest(list)?.wallets ?? latest(recommended) ?? []} />
}

/** A wallet that was painted before it turned out to be excluded. */
export function OffRow({ row }: { readonly row: ConnectRow }) {
  const text = useText()
  const sub = text("connect.notOffered")
  const press = () => {}
  if (row._tag === "Connector")
    return <WalletRow name={row.connector.name} {...getPicture(row.connector)} sub={sub} isOff press={press} />
  if (row._tag !== "Wallet") return null
  const { imageId, imageUrl, name } = row.wallet
  return <WalletRow name={name} icon={imageUrl} imageId={imageId} sub={sub} isOff press={press} />
}
