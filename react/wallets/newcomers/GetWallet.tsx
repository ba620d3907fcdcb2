import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { chainRx, configRx, useDispatch, useSay, useText, walletRx } from "../../foundation/state/atoms.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import own from "./newcomers.css?inline"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { SkeletonRow } from "../../foundation/ui/Skeleton.tsx"
import { countRx } from "../catalogue/atoms.ts"
import { Four } from "../catalogue/Four.tsx"

const css = parts + own

/** The number of wallets offered to a visitor without one. */
const offered = 3

/** Helps a visitor without a wallet: three wallets, the full list, and an explanation. */
export function GetWallet() {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <Page
      css={css}
      className="offer"
      split
      foot={
        <>
          {text("view.WhatIsAWallet")}
          <button type="button" onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "WhatIsAWallet" } })}>
            {text("newcomer.learn")} <Icon path={nextIcon} flip />
          </button>
        </>
      }
    >
      <Cards />
    </Page>
  )
}

/** Three wallets to get, and a row that opens the full list. */
export function Cards() {
  const { connectors, featured, list, recommended } = useRxValue(walletRx)
  const count = useRxValue(countRx)
  const { catalogue } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const known = [...(latest(featured) ?? []), ...(latest(recommended) ?? []), ...(latest(list)?.wallets ?? [])]
  const others = known.filter(
    ({ id, name }, index) =>
      known.findIndex((wallet) => wallet.id === id) === index &&
      connectors.every((connector) => connector.name !== name)
  )
  const wallets = others.slice(0, offered)
  const isLoading =
    catalogue && wallets.length === 0 && (recommended._tag === "Unasked" || recommended._tag === "Asking")
  const openAllWallets = () => dispatch({ _tag: "Pushed", view: { _tag: "AllWallets" } })
  return (
    <>
      {wallets.length === 0 && !isLoading && <NoList />}
      <ul className="cards" aria-label={text("view.GetWallet")}>
        {isLoading
          ? [1, 2, 3].map((row) => (
              <li key={row}>
                <SkeletonRow />
              </li>
            ))
          : wallets.map((wallet) => (
              <li key={wallet.id}>
                <Row
                  picture={<Picture name={wallet.name} icon={wallet.imageUrl} imageId={wallet.imageId} />}
                  name={wallet.name}
                  sub={text(getPlatformText(wallet))}
                  end={<span className="get">{text("tag.get")}</span>}
                  press={() => dispatch({ _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: wallet.id } })}
                />
              </li>
            ))}
        {catalogue && (
          <li className="all">
            <Row
              picture={<Four wallets={others} />}
              name={text("newcomer.compare")}
              end={count === undefined ? undefined : <span className="pill">{count}</span>}
              press={openAllWallets}
            />
          </li>
        )}
      </ul>
    </>
  )
}

/** Lists of wallets on the web, by namespace, for pages without a catalogue. */
const directories: Readonly<Record<string, string>> = {
  bip122: "https://bitcoin.org/en/choose-your-wallet",
  eip155: "https://ethereum.org/en/wallets/find-wallet/",
  solana: "https://solana.com/solana-wallets"
}

/** A link to a list of wallets on the web, and a button that looks for an installed one again. */
function NoList() {
  const { active } = useRxValue(chainRx)
  const [hasLooked, setLooked] = useState(false)
  const text = useText()
  const hint = hasLooked ? text("newcomer.notSeen") : ""
  useSay(hint)
  // A wallet that answers this event is listed in place of this view.
  const look = (): void => {
    window.dispatchEvent(new Event("eip6963:requestProvider"))
    setLooked(true)
  }
  return (
    <Empty drawing="key" title={text("newcomer.none")} more={hasLooked ? hint : text("newcomer.noneNext")}>
      <a
        className="btn small"
        href={directories[splitNetworkId(active).namespace] ?? directories["eip155"]}
        target="_blank"
        rel="noreferrer"
      >
        {text("newcomer.find")}
      </a>
      <button type="button" className="btn small" onClick={look}>
        {text("newcomer.haveOne")}
      </button>
    </Empty>
  )
}

/** Returns the text that says where a wallet runs, according to its links. */
const getPlatformText = ({ appStore, chromeStore, desktopLink, mobileLink, playStore, webappLink }: Wallet) => {
  const phone = (appStore ?? playStore ?? mobileLink) !== undefined
  const browser = (chromeStore ?? webappLink ?? desktopLink) !== undefined
  return phone ? (browser ? "runs.both" : "runs.phone") : browser ? "runs.browser" : "runs.web"
}
