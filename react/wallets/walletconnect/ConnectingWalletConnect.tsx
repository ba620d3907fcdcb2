import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { Connector, Wallet } from "../../../core/wallets/connectors/schema.ts"
import { isSameWallet } from "../../../core/wallets/catalogue/listing.ts"
import { type Reach, reaches } from "../../../core/wallets/links/platformChoice.ts"
import { deviceRx, useDispatch, useText, viewRx, walletRx } from "../../foundation/state/atoms.ts"
import { listStores } from "../connection/stores.ts"
import { GetIt } from "../connection/NotInstalled.tsx"
import { Moment } from "../../foundation/ui/Moment.tsx"
import type { TextKey } from "../../foundation/locales/Language.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { useShownWallet } from "../catalogue/useWalletOf.ts"
import { ConnectingWalletConnectBasic } from "./ConnectingWalletConnectBasic.tsx"
import { BrowsePart, LinkPart, useBrowseLink } from "./LinkPart.tsx"
import { Pairing } from "./Pairing.tsx"
import { PairingFailed } from "./PairingFailed.tsx"
import { QrPart } from "./QrPart.tsx"
import { Tabs } from "../../foundation/parts/Tabs.tsx"
import { usePairing } from "./usePairing.ts"

/** The question and button for a visitor whose phone lacks the wallet. */
function NotYet({ wallet }: { readonly wallet: Wallet }) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <div className="foot split">
      {text("walletconnect.notYet")}
      <button
        type="button"
        data-opens="Downloads"
        onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "Downloads", walletId: wallet.id } })}
      >
        {text("walletconnect.getIt")} <Icon path={nextIcon} flip />
      </button>
    </div>
  )
}

/** Every way to reach one wallet of the catalogue, the best for this device first. */
export function ConnectingWalletConnect() {
  const wallet = useShownWallet(useRxValue(viewRx))?.wallet
  // A wallet that is not in any list anymore can still scan a code.
  return wallet === undefined ? <ConnectingWalletConnectBasic /> : <Ways wallet={wallet} />
}

const titles: Readonly<Record<Exclude<Reach, "unsupported">, TextKey>> = {
  qrcode: "reach.qrcode",
  mobile: "reach.mobile",
  desktop: "reach.desktop",
  web: "reach.web",
  browser: "reach.browser"
}

function Ways({ wallet }: { readonly wallet: Wallet }) {
  const device = useRxValue(deviceRx)
  const { connectors } = useRxValue(walletRx)
  const pairing = usePairing(wallet.id)
  const browse = useBrowseLink(wallet.id)
  const text = useText()
  const { error } = pairing
  const installed = connectors.find(
    (connector) => connector.type !== "WALLET_CONNECT" && isSameWallet(connector, wallet)
  )
  const found = reaches(wallet, device, installed !== undefined)
  // A wallet from an earlier visit without known links was connected before, so it can scan a code.
  const all: ReadonlyArray<Reach> = found[0] === "unsupported" ? ["qrcode", ...found] : found
  // Phones have no browser extensions to install.
  const ways = device.mobile ? all.filter((way) => way !== "unsupported") : all

  // Next to "Web", "Browser" would be ambiguous: it means the extension.
  const getTitle = (way: Reach): TextKey =>
    way !== "unsupported" && way !== "browser" ? titles[way] : device.mobile ? "reach.browser" : "reach.extension"

  const drawPart = (way: Reach) => {
    if (way === "unsupported") return <GetIt wallet={wallet} />
    if (way === "mobile" && browse !== undefined) return <BrowsePart href={browse} wallet={wallet} />
    if (way === "browser" && installed !== undefined) return <InstalledPart wallet={wallet} connector={installed} />
    if (error !== undefined)
      return <PairingFailed name={wallet.name} imageId={wallet.imageId} error={error} again={pairing.again} />
    if (way === "mobile" || way === "desktop" || way === "web")
      return <LinkPart kind={way} wallet={wallet} pairing={pairing} />
    return (
      <>
        <QrPart
          name={wallet.name}
          pairing={pairing}
          logo={<Picture name={wallet.name} icon={installed?.icon ?? wallet.imageUrl} imageId={wallet.imageId} />}
        />
        {!device.mobile && listStores(wallet, device).length > 0 && <NotYet wallet={wallet} />}
      </>
    )
  }
  return (
    <Pairing>
      <Tabs label={text("walletconnect.ways")} names={ways} title={(way) => text(getTitle(way))} part={drawPart} />
    </Pairing>
  )
}

/** Opens the wallet's extension, which is on this page. */
function InstalledPart({ connector, wallet }: { readonly wallet: Wallet; readonly connector: Connector }) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <div className="steady">
      <Moment
        name={wallet.name}
        icon={connector.icon}
        imageId={wallet.imageId}
        title={text("walletconnect.open", { wallet: wallet.name })}
        more={text("walletconnect.openHint")}
      />
      <button
        type="button"
        className="btn ink"
        onClick={() => dispatch({ _tag: "ConnectStarted", connectorId: connector.id })}
      >
        {text("walletconnect.openIt")}
      </button>
    </div>
  )
}
