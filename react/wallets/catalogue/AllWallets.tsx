import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useRef, useState } from "react"
import { latest, type Remote } from "../../../core/foundation/data/remote.ts"
import type { Connector, Wallet } from "../../../core/wallets/connectors/schema.ts"
import { getExclusion, servesOn } from "../../../core/wallets/catalogue/connectRows.ts"
import { selectWallet } from "../../../core/wallets/catalogue/selectWallet.ts"
import { isSameWallet } from "../../../core/wallets/catalogue/listing.ts"
import { chunksRx, configRx, deviceRx, useDispatch, useSay, useText, walletRx } from "../../foundation/state/atoms.ts"
import { useOpeningCount } from "../../foundation/state/useOpeningState.ts"
import { useMoveAlong } from "../../foundation/parts/useMoveAlong.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { againIcon, searchIcon } from "../../foundation/parts/viewIcons.ts"
import { Notice } from "../../foundation/ui/Notice.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import own from "./allWallets.css?inline"
import parts from "../../foundation/parts/parts.css?inline"
import { Skeleton } from "../../foundation/ui/Skeleton.tsx"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { hasRelayRx, searchedNamespaceRx } from "./atoms.ts"
import { Legal, unagreedRx, useAskToAgree } from "./Legal.tsx"
import { useInstalledFirst } from "./useInstalledFirst.ts"
import { useKeysInField } from "./useKeysInField.ts"
import { WalletRow } from "./WalletRow.tsx"

/** The whole catalogue, in pages of forty wallets, with a search. */
export function AllWallets() {
  const { found, list, search } = useRxValue(walletRx)
  const count = search === "" ? latest(list)?.count : latest(found)?.length
  const box = useRef<HTMLInputElement>(null)
  const [chunks, openingCount] = [useRxValue(chunksRx), useOpeningCount()]
  const [dispatch, text] = [useDispatch(), useText()]
  useKeysInField(box)
  return (
    <>
      <div className="search">
        <label className="field">
          <Icon path={searchIcon} />
          <input
            key={openingCount}
            ref={box}
            type="search"
            aria-label={text("allWallets.search")}
            placeholder={text("allWallets.search")}
            defaultValue={search}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            onKeyDown={({ currentTarget, key }) => {
              const rows = currentTarget.closest(".view, .card")?.querySelectorAll<HTMLElement>(".results li button")
              if (key === "Enter" && search !== "") rows?.[0]?.click() // the styles highlight this row as the one that Enter selects
              if (key === "ArrowDown") rows?.[0]?.focus()
            }}
            onChange={({ target: { value } }) => {
              if (value.trim() !== search) dispatch({ _tag: "WalletSearched", text: value })
            }}
          />
          {count !== undefined && (
            <span className="count" aria-hidden="true">
              {count}
            </span>
          )}
        </label>
        <Legal />
      </div>
      {chunks.network === "failed" ? (
        <Notice sentence={text("chunk.failed")} again={() => dispatch({ _tag: "ChunkAsked", chunk: "network" })} />
      ) : search === "" ? (
        <AllResults />
      ) : (
        <SearchResults
          text={search}
          clear={() => {
            if (box.current !== null) box.current.value = ""
            dispatch({ _tag: "WalletSearched", text: "" })
            box.current?.focus()
          }}
        />
      )}
    </>
  )
}

function AllResults() {
  const { list } = useRxValue(walletRx)
  const dispatch = useDispatch()
  const text = useText()
  const page = latest(list)
  const more = list._tag === "Arrived" && list.value.wallets.length < list.value.count
  const isIdle = list._tag === "Unasked"
  useEffect(() => {
    if (isIdle) dispatch({ _tag: "WalletPageAsked" })
  }, [dispatch, isIdle])
  return (
    <Results
      remote={list}
      wallets={page?.wallets}
      again={() => dispatch({ _tag: "WalletPageAsked" })}
      end={more ? () => dispatch({ _tag: "WalletPageAsked" }) : undefined}
      label={page === undefined ? "" : text("allWallets.count", { count: page.count })}
    />
  )
}

function SearchResults({ clear, text: searched }: { readonly text: string; readonly clear: () => void }) {
  const { found } = useRxValue(walletRx)
  const dispatch = useDispatch()
  const text = useText()
  const isNone = found._tag === "Arrived" && found.value.length === 0
  const relay = useRxValue(hasRelayRx)
  useSay(isNone ? text("allWallets.none", { text: searched }) : "")
  const wallets = found._tag === "Arrived" || found._tag === "Failed" ? latest(found) : undefined
  if (isNone) {
    return (
      <Page css={parts + own} className="results">
        <Empty
          drawing="glass"
          title={text("allWallets.none", { text: searched })}
          more={text(relay ? "allWallets.noneNext" : "allWallets.noneSpelling")}
        >
          <button type="button" className="btn small" onClick={clear}>
            {text("allWallets.clear")}
          </button>
          {relay && <ScanCode />}
        </Empty>
      </Page>
    )
  }
  return (
    <Results
      remote={found}
      isFound
      wallets={wallets}
      again={() => dispatch({ _tag: "WalletSearched", text: searched })}
      label={wallets === undefined ? "" : text("allWallets.count", { count: wallets.length })}
    />
  )
}

function Results({
  again,
  end,
  isFound = false,
  label,
  remote,
  wallets
}: {
  readonly remote: Remote<unknown>
  readonly wallets: ReadonlyArray<Wallet> | undefined
  readonly again: () => void
  readonly end?: (() => void) | undefined
  readonly label: string
  /** True if the wallets are the results of a search: Enter then selects the first. */
  readonly isFound?: boolean
}) {
  const relay = useRxValue(hasRelayRx)
  const text = useText()
  useSay(label)
  return (
    <Page css={parts + own} className="results" split foot={relay ? <NotListed /> : undefined}>
      <Rows isFound={isFound} wallets={wallets} />
      {remote._tag === "Failed" ? (
        <Empty drawing="plug" title={text("allWallets.failed")} more={text("allWallets.failedNext")} alert>
          <button type="button" className="btn small" onClick={again}>
            <Icon path={againIcon} /> {text("modal.retry")}
          </button>
        </Empty>
      ) : remote._tag !== "Arrived" ? (
        <Skeleton label={text("allWallets.loading")} rows={wallets === undefined ? 7 : 2} />
      ) : (
        end !== undefined && <More reach={end} label={text("allWallets.more")} />
      )}
    </Page>
  )
}

/** The wallets that can be connected on the requested namespace, those on this page first; a single tab stop. */
function Rows({
  isFound,
  wallets
}: {
  readonly isFound: boolean
  readonly wallets: ReadonlyArray<Wallet> | undefined
}) {
  const catalogue = useRxValue(walletRx)
  const isOff = getExclusion(catalogue, useRxValue(configRx))
  const only = useRxValue(searchedNamespaceRx)
  const text = useText()
  const [current, setCurrent] = useState(0)
  const moveAlong = useMoveAlong()
  const findConnector = (wallet: Wallet) => catalogue.connectors.find((connector) => isSameWallet(connector, wallet))
  const ordered = useInstalledFirst(
    isFound ? `search ${catalogue.search}` : `all ${only}`,
    only === null ? wallets : wallets?.filter(servesOn(only)),
    (wallet) => findConnector(wallet) !== undefined,
    isOff
  )
  if (ordered === undefined) return null
  return (
    <ul aria-label={text("view.AllWallets")} onKeyDown={moveAlong}>
      {ordered.map((wallet, index) => (
        <li key={wallet.id} className={isFound && index === 0 ? "hit" : undefined} onFocus={() => setCurrent(index)}>
          <ResultRow
            wallet={wallet}
            connector={findConnector(wallet)}
            isOff={isOff(wallet)}
            isStop={index === Math.min(current, ordered.length - 1)}
          />
        </li>
      ))}
    </ul>
  )
}

function ResultRow({
  connector,
  isOff,
  isStop,
  wallet
}: {
  readonly wallet: Wallet
  readonly connector: Connector | undefined
  readonly isOff: boolean
  readonly isStop: boolean
}) {
  const { connectors } = useRxValue(walletRx)
  const device = useRxValue(deviceRx)
  const blocked = useRxValue(unagreedRx)
  const dispatch = useDispatch()
  const text = useText()
  return (
    <WalletRow
      isStop={isStop}
      name={wallet.name}
      icon={connector?.icon}
      imageId={wallet.imageId}
      blocked={blocked}
      isOff={isOff}
      sub={isOff ? text("connect.notOffered") : undefined}
      end={connector === undefined ? undefined : <span className="tag">{text("tag.installed")}</span>}
      press={() => isOff || dispatch(selectWallet(wallet, connectors, device))}
    />
  )
}

/** The hint for a wallet that the catalogue lacks: any wallet can scan the code. */
function NotListed() {
  const text = useText()
  return (
    <>
      {text("allWallets.missing")}
      <ScanCode plain />
    </>
  )
}

function ScanCode({ plain = false }: { readonly plain?: boolean }) {
  const blocked = useRxValue(unagreedRx)
  const askToAgree = useAskToAgree()
  const dispatch = useDispatch()
  const text = useText()
  const scan = () => dispatch({ _tag: "ConnectStarted", connectorId: connectorIds.walletConnect })
  return (
    <button
      type="button"
      className={plain ? undefined : "btn small"}
      aria-disabled={blocked || undefined}
      onClick={blocked ? askToAgree : scan}
    >
      {text("allWallets.scan")} {plain && <Icon path={nextIcon} flip />}
    </button>
  )
}

/** The button that loads more wallets when pressed or scrolled into view. Keyboard focus does not load more. */
function More({ label, reach }: { readonly label: string; readonly reach: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const latestReach = useRef(reach)
  latestReach.current = reach
  useEffect(() => {
    const { current } = button
    if (current === null || !globalThis.IntersectionObserver) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isKeyboard = current.closest(".results")?.querySelector(":focus-visible") != null
        if (!isKeyboard && entries.some(({ isIntersecting }) => isIntersecting)) latestReach.current()
      },
      { root: current.closest(matchMedia("(max-height: 320px)").matches ? "dialog" : ".body"), rootMargin: "600px" }
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <button ref={button} type="button" className="btn plain" onClick={reach}>
      {label}
    </button>
  )
}
