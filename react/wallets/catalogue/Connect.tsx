import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Fragment, useMemo } from "react"
import {
  awaitsExclusions,
  connectRows,
  getExclusion,
  removeConnected
} from "../../../core/wallets/catalogue/connectRows.ts"
import {
  chunksRx,
  configRx,
  deviceRx,
  loadedViewsRx,
  useDispatch,
  useSay,
  useSentence,
  useText,
  walletRx
} from "../../foundation/state/atoms.ts"
import { endSentence } from "../../foundation/state/endSentence.ts"
import { connectionsRx, notStartedRx, searchedNamespaceRx } from "./atoms.ts"
import type { PaintedRow } from "../../../core/wallets/catalogue/keepRowPositions.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { SkeletonRow } from "../../foundation/ui/Skeleton.tsx"
import { hasTermsRx, Legal, mustAgreeRx, unagreedRx } from "./Legal.tsx"
import { Promises } from "./Promises.tsx"
import { usePaintedRows } from "./usePaintedRows.ts"
import { useHasMethods, useReserve, useReservedHeight, useReservedHeights } from "./useReserved.ts"
import { useGradually } from "./useGradually.ts"
import { GetWalletLink } from "../../foundation/ui/GetWalletLink.tsx"
import { OffRow, WayRow } from "./WayRow.tsx"

/** Wallets on this page, then the recommended ones, in groups. The list may grow, but painted rows do not move. */
export function Connect() {
  const { enableWalletGuide, enableWallets, features } = useRxValue(configRx)
  const hasTerms = useRxValue(hasTermsRx)
  const must = useRxValue(mustAgreeRx)
  const text = useText()
  const painted = useConnectRows()
  const { "part.before": Before = Reserved, "part.after": After } = useRxValue(loadedViewsRx)
  const hasPainted = painted.some(({ row }) => row !== null)
  const isAwaited = useReserve(Before !== Reserved, hasPainted)
  const isLoading = useReservedHeight() > 0 && isAwaited
  if (!enableWallets)
    return (
      <Page>
        <Before />
        {!isLoading && <p className="note">{text("connect.off")}</p>}
      </Page>
    )
  return (
    <Page
      split={!hasTerms || must}
      foot={
        hasTerms && !must ? <Legal /> : enableWalletGuide ? <GetWalletLink question={text("connect.new")} /> : undefined
      }
    >
      {must && <Legal />}
      <SignInNotStarted />
      <Before />
      {(features.emailShowWallets || !isLoading) && <WalletList painted={painted} />}
      <More />
      {After && <After />}
    </Page>
  )
}

/**
 * The reserved place of the sign-in methods until their code has loaded. If there are none after all, it contains what a
 * visitor agrees to, so that the wallets below it stay in place.
 */
function Reserved() {
  const heights = useReservedHeights()
  const height = useReservedHeight()
  const hasMethods = useHasMethods()
  const { network, EmailLogin } = useRxValue(chunksRx)
  if (heights === null || height === 0) return null
  const { email, social } = hasMethods && network !== "failed" && EmailLogin !== "failed" ? heights : noHeights
  return (
    <div className="held" style={{ height }}>
      {email > 0 && <i style={{ height: email }} />}
      {social > 0 && <i style={{ height: social }} />}
      {email + social === 0 && <Promises />}
    </div>
  )
}

const noHeights = { email: 0, social: 0 }

/** Returns the rows to paint. */
const useConnectRows = (): ReturnType<typeof usePaintedRows> => {
  const wallet = useRxValue(walletRx)
  const { connectors, excluded, excludedBefore, featured, list, recent, recommended } = wallet
  const config = useRxValue(configRx)
  const device = useRxValue(deviceRx)
  const only = useRxValue(searchedNamespaceRx)
  const connections = useRxValue(connectionsRx)
  const rows = useMemo(
    () =>
      connectRows(
        {
          connectors,
          excluded,
          excludedBefore,
          featured,
          list,
          recent: removeConnected(recent, connections),
          recommended
        },
        config,
        device,
        only
      ),
    [connectors, excluded, excludedBefore, featured, list, recent, connections, recommended, config, device, only]
  )
  return usePaintedRows(rows, only, getExclusion(wallet, config), awaitsExclusions(wallet, config))
}

function WalletList({ painted }: { readonly painted: ReturnType<typeof usePaintedRows> }) {
  const { connectors } = useRxValue(walletRx)
  const blocked = useRxValue(unagreedRx)
  const renderedCount = useGradually(painted.length)
  const text = useText()
  const relay = connectors.find(({ type }) => type === "WALLET_CONNECT")
  return (
    <ul aria-label={text("connect.list")}>
      {painted.slice(0, renderedCount).map(({ group, key, off, row }, index) => (
        <Fragment key={key}>
          {group !== "none" && group !== painted[index - 1]?.group && (
            <Group rows={painted.filter((other) => other.group === group)} />
          )}
          <li>
            {row === null ? (
              <SkeletonRow />
            ) : off === true ? (
              <OffRow row={row} />
            ) : (
              <WayRow row={row} relay={relay} blocked={blocked} isApart={group === "popular"} />
            )}
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** Says that a sign-in could not start, which disconnected the wallet. */
function SignInNotStarted() {
  const error = useRxValue(notStartedRx)
  const sentence = useSentence()
  const words = error === null ? "" : endSentence(sentence(error))
  useSay(words)
  return words === "" ? null : <p className="say">{words}</p>
}

/**
 * The heading above the first row of a group: wallets on this device, popular ones, or both. It is blank while it has
 * placeholders and no popular wallet, because the wallets that fill them are not known yet.
 */
function Group({ rows }: { readonly rows: ReadonlyArray<PaintedRow> }) {
  const text = useText()
  const isOnPage = rows.some(({ row }) => row?._tag === "Connector")
  const isElsewhere = rows.some(({ row }) => row?._tag === "Wallet")
  const isAwaited = !isElsewhere && rows.some(({ row }) => row === null)
  return (
    <li className="group" aria-hidden={isAwaited || undefined}>
      {isAwaited ? "\u00a0" : text(isOnPage ? (isElsewhere ? "connect.list" : "connect.device") : "connect.popular")}
    </li>
  )
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
