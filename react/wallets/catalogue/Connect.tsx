import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Fragment, memo, useMemo } from "react"
import { latest } from "../../../core/foundation/data/remote.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { selectConnector, selectWallet, walletAction } from "../../../core/wallets/catalogue/choose.ts"
import {
  awaitsExclusions,
  type ConnectRow,
  connectRows,
  exclusionOf,
  unusedNow
} from "../../../core/wallets/catalogue/connectRows.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import {
  configRx,
  deviceRx,
  loadedViewsRx,
  useDispatch,
  useSay,
  useSentence,
  useText,
  walletRx
} from "../../foundation/state/atoms.ts"
import { connectionsRx, countRx, earlierRx, notStartedRx, searchedNamespaceRx } from "./atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { codeIcon, nextIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { SkeletonRow } from "../../foundation/ui/Skeleton.tsx"
import { Four } from "./Four.tsx"
import { hasTermsRx, Legal, mustAgreeRx, unagreedRx, useAskToAgree } from "./Legal.tsx"
import { OffRow } from "./OffRow.tsx"
import { pictureOf } from "./pictureOf.ts"
import { usePaintedRows } from "./usePaintedRows.ts"
import { useGradually } from "./useGradually.ts"
import { WalletRow } from "./WalletRow.tsx"

/** The wallets on this page, then the recommended ones, in groups. The list may grow, but painted rows do not move. */
export function Connect() {
  const wallet = useRxValue(walletRx)
  const { connectors, excluded, excludedBefore, featured, list, recent, recommended } = wallet
  const config = useRxValue(configRx)
  const device = useRxValue(deviceRx)
  const only = useRxValue(searchedNamespaceRx)
  const connections = useRxValue(connectionsRx)
  const hasTerms = useRxValue(hasTermsRx)
  const must = useRxValue(mustAgreeRx)
  const text = useText()
  const rows = useMemo(
    () =>
      connectRows(
        { connectors, excluded, excludedBefore, featured, list, recent: unusedNow(recent, connections), recommended },
        config,
        device,
        only
      ),
    [connectors, excluded, excludedBefore, featured, list, recent, connections, recommended, config, device, only]
  )
  const painted = usePaintedRows(rows, only, exclusionOf(wallet, config), awaitsExclusions(wallet, config))
  const drawn = useGradually(painted.length)
  const blocked = useRxValue(unagreedRx)
  const { "part.before": Before, "part.after": After } = useRxValue(loadedViewsRx)
  const relay = connectors.find(({ type }) => type === "WALLET_CONNECT")
  if (!config.enableWallets)
    return (
      <Page>
        {Before && <Before />}
        <p className="note">{text("connect.off")}</p>
      </Page>
    )
  return (
    <Page
      split={!hasTerms || must}
      foot={hasTerms && !must ? <Legal /> : config.enableWalletGuide ? <NewToWallets /> : undefined}
    >
      {must && <Legal />}
      <SignInNotStarted />
      {Before && <Before />}
      <ul aria-label={text("connect.list")}>
        {painted.slice(0, drawn).map(({ key, off, row }, index) => (
          <Fragment key={key}>
            <Group row={row} after={painted[index - 1]?.row} />
            <li>
              {row === null ? (
                <SkeletonRow />
              ) : off === true ? (
                <OffRow row={row} />
              ) : (
                <WayRow row={row} relay={relay} blocked={blocked} />
              )}
            </li>
          </Fragment>
        ))}
      </ul>
      <More />
      {After && <After />}
    </Page>
  )
}

/** Says that a sign-in could not start, which disconnected the wallet. */
function SignInNotStarted() {
  const error = useRxValue(notStartedRx)
  const sentence = useSentence()
  const words = error === null ? "" : sentence(error)
  useSay(words)
  return words === "" ? null : <p className="say">{words}</p>
}

/** The question and button for visitors without a wallet. */
function NewToWallets() {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <>
      {text("connect.new")}
      <button
        type="button"
        data-opens="GetWallet"
        onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "GetWallet" } })}
      >
        {text("connect.get")} <Icon path={nextIcon} flip />
      </button>
    </>
  )
}

/** The heading above the first row or placeholder of a group: wallets on this device, or popular ones. */
function Group({ after, row }: { readonly row: ConnectRow | null; readonly after: ConnectRow | null | undefined }) {
  const text = useText()
  const group = groupOf(row)
  return group === "" || (after !== undefined && group === groupOf(after)) ? null : (
    <li className="group">{text(group)}</li>
  )
}

const groupOf = (row: ConnectRow | null): "" | "connect.device" | "connect.popular" =>
  row?._tag === "Connector"
    ? row.recent
      ? ""
      : "connect.device"
    : row?._tag === "WalletConnect" || (row?._tag === "Wallet" && row.group === "recent")
      ? ""
      : "connect.popular"

const WayRow = memo(function WayRow({
  blocked,
  relay,
  row
}: {
  readonly row: ConnectRow
  readonly relay: Connector | undefined
  readonly blocked: boolean
}) {
  const device = useRxValue(deviceRx)
  const count = useRxValue(countRx)
  const askToAgree = useAskToAgree()
  const dispatch = useDispatch()
  const text = useText()
  switch (row._tag) {
    case "Connector": {
      const { chain, name } = row.connector
      return (
        <WalletRow
          name={name}
          {...pictureOf(row.connector)}
          sub={
            row.hint !== undefined ? (
              <bdi dir="ltr">{row.hint}</bdi>
            ) : row.last === true ? (
              <LastUsed name={name} />
            ) : row.parts.length === 1 && (chain === "solana" || chain === "bip122") ? (
              text(`namespace.${chain}`)
            ) : undefined
          }
          filled={row.recent}
          end={row.recent ? <Icon path={nextIcon} flip /> : undefined}
          blocked={blocked}
          press={() => dispatch(selectConnector(row.parts))}
        />
      )
    }
    case "Wallet": {
      const recent = row.group === "recent"
      const relays = relay === undefined ? [] : [relay]
      return (
        <WalletRow
          name={row.wallet.name}
          icon={row.wallet.imageUrl}
          imageId={row.wallet.imageId}
          sub={row.last === true ? <LastUsed name={row.wallet.name} /> : undefined}
          filled={recent}
          end={
            recent ? (
              <Icon path={nextIcon} flip />
            ) : walletAction(row.wallet, relays, device) === "get" ? (
              <span className="pill">{text("tag.get")}</span>
            ) : undefined
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
          drawn={codeIcon}
          sub={text("reach.scan")}
          blocked={blocked}
          press={() => dispatch({ _tag: "ConnectStarted", connectorId: row.connector.id })}
        />
      )
    case "AllWallets":
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
})

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

/** Reports that the catalogue did not load, and offers a retry. */
function More() {
  const { recommended } = useRxValue(walletRx)
  const { catalogue } = useRxValue(configRx)
  const text = useText()
  const dispatch = useDispatch()
  const sentence = catalogue && recommended._tag === "Failed" ? text("connect.moreFailed") : ""
  useSay(sentence)
  if (sentence === "") return null
  return (
    <div className="note">
      <p>{sentence}</p>
      <button
        type="button"
        className="btn small"
        onClick={() => dispatch({ _tag: "CatalogueAsked", part: "recommended" })}
      >
        {text("modal.retry")}
      </button>
    </div>
  )
}
