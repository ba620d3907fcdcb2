import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { selectWallet, walletAction } from "../../../core/wallets/catalogue/selectWallet.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { phoneIcon } from "../../foundation/parts/viewIcons.ts"
import { LinkRow } from "../../foundation/parts/LinkRow.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { deviceRx, useDispatch, useSay, useText, walletRx } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { getPhoneLink, listStores } from "./stores.ts"

/** The view of a missing wallet: how to get it, or another one. `hasLeft`: true if the wallet was connected before. */
export function NotInstalled({
  hasLeft = false,
  wallet
}: {
  readonly wallet: Wallet
  readonly hasLeft?: boolean | undefined
}) {
  const isToBeHad = useIsToBeHad(wallet)
  return (
    <Page css={parts} bare foot={hasLeft || !isToBeHad ? <Others /> : <HaveIt wallet={wallet} />}>
      <Missing wallet={wallet} hasLeft={hasLeft} />
    </Page>
  )
}

/** The same content as a part of a view that also has other ways to reach the wallet. */
export function GetIt({ wallet }: { readonly wallet: Wallet }) {
  return (
    <div className="steady">
      <Missing wallet={wallet} hasLeft={false} />
    </div>
  )
}

const useIsToBeHad = (wallet: Wallet): boolean => listStores(wallet, useRxValue(deviceRx)).length > 0

function Missing({ hasLeft, wallet }: { readonly wallet: Wallet; readonly hasLeft: boolean }) {
  const isToBeHad = useIsToBeHad(wallet)
  const text = useText()
  const title = hasLeft ? "connecting.notHere" : isToBeHad ? "walletconnect.get" : "connecting.notInstalled"
  return (
    <>
      <div className="short">
        <Moment
          name={wallet.name}
          icon={wallet.imageUrl}
          imageId={wallet.imageId}
          title={text(title, { wallet: wallet.name })}
          more={text(hasLeft ? "connecting.notHereNext" : isToBeHad ? "connecting.install" : "connecting.noWay")}
        />
      </div>
      <Ways wallet={wallet} />
    </>
  )
}

/** One row per way to get the wallet; on desktops the phone stores are one row, which leads to a code. */
function Ways({ wallet }: { readonly wallet: Wallet }) {
  const device = useRxValue(deviceRx)
  const dispatch = useDispatch()
  const text = useText()
  const stores = listStores(wallet, device)
  const isByCode = !device.mobile && getPhoneLink(wallet) !== undefined
  const rows = stores.filter(({ isForPhones }) => !(isForPhones && isByCode))
  const openGuide = () => dispatch({ _tag: "Pushed", view: { _tag: "Downloads", walletId: wallet.id } })
  const links = rows.map(({ href, sign, words }) => (
    <li key={words}>
      <LinkRow
        href={href}
        picture={<Tile sign={sign} />}
        name={text(words)}
        press={words === "store.webapp" ? undefined : openGuide}
      />
    </li>
  ))
  const phone = isByCode && (
    <li key="phone">
      <Row
        picture={<Tile sign={phoneIcon} />}
        name={text("store.phone")}
        sub={text("reach.scan")}
        end={<Icon path={nextIcon} flip />}
        opens="Downloads"
        press={openGuide}
      />
    </li>
  )
  // The store of the current browser comes first, the wallet's site last.
  const inBrowser = rows[0]?.words === "store.chrome" ? 1 : 0
  return (
    <ul className="wide" aria-label={text("downloads.stores")}>
      {links.slice(0, inBrowser)}
      {phone}
      {links.slice(inBrowser)}
    </ul>
  )
}

/** The button for a visitor who has installed the wallet meanwhile. Reports when the wallet is found on the page. */
export function HaveIt({ wallet }: { readonly wallet: Wallet }) {
  const { connectors } = useRxValue(walletRx)
  const device = useRxValue(deviceRx)
  const dispatch = useDispatch()
  const text = useText()
  const pressed = selectWallet(wallet, connectors, device, true)
  const isOnPage = walletAction(wallet, connectors, device) === "connect"
  const isHere = pressed._tag === "ConnectStarted" || pressed.view._tag === "ConnectingMultiChain"
  const words = text("connecting.here", { wallet: wallet.name })
  useSay(isOnPage ? words : "")
  return (
    <button
      type="button"
      className={isOnPage ? "btn ink" : "btn plain"}
      onClick={() => dispatch(isHere ? pressed : { _tag: "Pushed", view: { _tag: "Connect" } })}
    >
      {isOnPage ? words : text("connecting.haveIt")}
    </button>
  )
}

/** Leads back to the list of wallets. */
export function Others() {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "Connect" } })}>
      {text("connecting.others")}
    </button>
  )
}
