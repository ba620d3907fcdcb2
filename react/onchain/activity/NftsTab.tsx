import { useState } from "react"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type HeldNft, listHeldNfts } from "../../../core/onchain/activity/nfts.ts"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { useSay, useText } from "../../foundation/state/atoms.ts"
import { useSheet } from "../../foundation/ui/Page.tsx"
import { useAccountId } from "../account/useAccountId.ts"
import css from "./activity.css?inline"
import { HistoryEnd } from "./HistoryEnd.tsx"
import { useHistory } from "./useHistory.ts"

/** The collectibles that the account received and still holds, according to the loaded pages of its history. */
export function NftsTab() {
  const account = useAccountId()
  const place = useSheet(css)
  return <div ref={place}>{account !== undefined && <Tiles account={account} />}</div>
}

function Tiles({ account }: { readonly account: AccountId }) {
  const known = useHistory(account)
  const { history, isAsking, isFailed } = known
  const text = useText()
  useSay(isAsking && history === undefined ? text("nfts.loading") : "")
  if (history === undefined && !isFailed) return <LoadingTiles />
  const holdings = listHeldNfts(history?.transactions ?? [])
  return (
    <>
      {holdings.length === 0 && !isFailed && (
        <Empty drawing="frame" title={text("nfts.none")} more={text("nfts.noneNext")} />
      )}
      {holdings.length > 0 && (
        <>
          <p className="group">{text("nfts.source")}</p>
          <ul className="tiles">
            {holdings.map((nft) => (
              <NftTile key={JSON.stringify([nft.name, nft.iconUrl])} nft={nft} />
            ))}
          </ul>
        </>
      )}
      <HistoryEnd known={known} isNothing={holdings.length === 0} words={[text("nfts.loading"), text("nfts.back")]} />
    </>
  )
}

/** An image above its name. An image that fails to load is replaced by a drawing. */
function NftTile({ nft: { count, iconUrl, name } }: { readonly nft: HeldNft }) {
  const [isBroken, setBroken] = useState(iconUrl === "")
  const text = useText()
  return (
    <li className="tile">
      <span className="art">
        {isBroken ? (
          <Drawing name="frame" />
        ) : (
          <img src={iconUrl} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
        )}
      </span>
      <span className="name">{name === "" ? text("nfts.unnamed") : name}</span>
      {count > 1 && <span className="sub">{text("nfts.count", { count })}</span>}
    </li>
  )
}

function LoadingTiles() {
  return (
    <ul className="tiles loading" aria-hidden="true">
      {["one", "two", "three", "four"].map((place) => (
        <li key={place} className="tile">
          <span className="art" />
          <i />
        </li>
      ))}
    </ul>
  )
}
