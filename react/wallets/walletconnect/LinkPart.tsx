import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { browseLink } from "../../../core/wallets/links/browseLinks.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { linkFeatures, type LinkKind, linkTarget, pairingLink } from "../../../core/wallets/links/deepLinks.ts"
import { linkSurroundings } from "../../../services/wallets/catalogue/linkSurroundings.ts"
import { chainRx, configRx, deviceRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { linkIcon } from "../../foundation/parts/viewIcons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Promises } from "../catalogue/Promises.tsx"
import { CopyLink } from "./CopyLink.tsx"
import type { PairingView } from "./usePairing.ts"

/**
 * Opens a wallet's app, desktop program or web page. The button is a link that already contains the pairing, as
 * browsers open an app only in response to a press. Until the pairing is ready the link has no address.
 */
export function LinkPart({
  kind,
  pairing: { isOver, uri },
  wallet
}: {
  readonly kind: LinkKind
  readonly wallet: Wallet
  readonly pairing: PairingView
}) {
  const device = useRxValue(deviceRx)
  const { preferUniversalLinks } = useRxValue(configRx)
  const [{ framed }] = useState(linkSurroundings)
  const [followed, setFollowed] = useState(false)
  const dispatch = useDispatch()
  const text = useText()
  const { imageId, imageUrl, name } = wallet
  const ready = uri !== undefined && !isOver
  const link = ready ? pairingLink(kind, wallet, uri, device, preferUniversalLinks) : undefined
  const waits = followed && kind === "mobile"
  const title = text(followed ? "connecting.approve" : "walletconnect.open", { wallet: name })
  const more = text(
    waits ? "walletconnect.opened" : kind === "web" && !followed ? "walletconnect.openWeb" : "walletconnect.waits"
  )
  useSay(link === undefined ? text("walletconnect.makingLink") : `${title}. ${more}`)
  const words = text(followed ? "walletconnect.openAgain" : "walletconnect.openIt", { wallet: name })
  const follow = (href: string) => {
    setFollowed(true)
    dispatch({ _tag: "LinkFollowed", href, name })
  }
  return (
    <div className="steady">
      <Moment name={name} icon={imageUrl} imageId={imageId} title={title} more={more} state="busy">
        {waits && <Promises />}
      </Moment>
      <a
        className={link === undefined ? "btn ink off" : waits ? "btn fill" : "btn ink"}
        href={link?.redirect}
        // A web page opens in a new tab, so that this page and its pairing stay.
        target={kind === "web" ? "_blank" : linkTarget({ telegram: device.telegram, framed })}
        rel={linkFeatures}
        role={link === undefined ? "link" : undefined}
        tabIndex={0}
        aria-disabled={link === undefined ? true : undefined}
        onClick={() => link !== undefined && follow(link.href)}
      >
        {words} {!waits && <Icon path={linkIcon} />}
      </a>
      {waits ? (
        <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "WentBack" })}>
          {text("modal.cancel")}
        </button>
      ) : (
        <CopyLink plain uri={ready ? uri : undefined} />
      )}
      {kind === "mobile" && !waits && <Store wallet={wallet} />}
    </div>
  )
}

/** Returns the link that opens this page in the wallet's own browser, for wallets that prefer this to pairing. */
export const useBrowseLink = (walletId: string): string | undefined => {
  const { active } = useRxValue(chainRx)
  const [{ globals, page }] = useState(linkSurroundings)
  return browseLink(walletId, splitNetworkId(active).namespace, page, globals)
}

/** Opens this page in the wallet's own browser, where the wallet is on the page and needs no pairing. */
export function BrowsePart({ href, wallet }: { readonly href: string; readonly wallet: Wallet }) {
  const device = useRxValue(deviceRx)
  const [{ framed }] = useState(linkSurroundings)
  const text = useText()
  const { imageId, imageUrl, name } = wallet
  return (
    <div className="steady">
      <Moment
        name={name}
        icon={imageUrl}
        imageId={imageId}
        title={text("walletconnect.open", { wallet: name })}
        more={text("walletconnect.browse", { wallet: name })}
      />
      <a className="btn ink" href={href} target={linkTarget({ telegram: device.telegram, framed })} rel={linkFeatures}>
        {text("walletconnect.openIt")} <Icon path={linkIcon} />
      </a>
      <Store wallet={wallet} />
    </div>
  )
}

/** The store for this device. */
function Store({ wallet: { appStore, homepage, name, playStore } }: { readonly wallet: Wallet }) {
  const { android, ios } = useRxValue(deviceRx)
  const text = useText()
  const href = (ios ? appStore : android ? playStore : undefined) ?? homepage
  return href === undefined ? null : (
    <a className="btn plain" href={href} target="_blank" rel={linkFeatures}>
      {text("walletconnect.get", { wallet: name })}
    </a>
  )
}
