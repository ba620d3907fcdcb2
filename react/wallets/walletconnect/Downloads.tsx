import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { LinkRow } from "../../foundation/parts/LinkRow.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { Tile } from "../../foundation/parts/Tile.tsx"
import { deviceRx, useText, viewRx } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { useShownWallet } from "../catalogue/useWalletOf.ts"
import { HaveIt } from "../connection/NotInstalled.tsx"
import { Guide } from "../newcomers/Guide.tsx"
import { Qr } from "./Qr.tsx"
import guide from "../newcomers/guide.css?inline"
import tile from "./walletconnect.css?inline"
import { getPhoneLink, listStores } from "../connection/stores.ts"

const css = parts + tile + guide

/** The side of the code's tile, pixels: smaller than usual, as links to stores are short. */
const side = 160

/** Guides to a new wallet: three steps, a code for the phone, and a row for each store of this device. */
export function Downloads() {
  const wallet = useShownWallet(useRxValue(viewRx))?.wallet
  const device = useRxValue(deviceRx)
  const text = useText()
  if (wallet === undefined) return null
  const link = device.mobile ? undefined : getPhoneLink(wallet)
  return (
    <Page css={css} bare foot={<HaveIt wallet={wallet} />}>
      <Guide wallet={wallet} hasCode={link !== undefined} />
      {link !== undefined && (
        <div className="pairing phone">
          <Qr
            text={link}
            tile={side}
            label={text("walletconnect.code", { wallet: wallet.name })}
            logo={<Picture name={wallet.name} icon={wallet.imageUrl} imageId={wallet.imageId} />}
          />
          <p className="say">{text("downloads.scan")}</p>
        </div>
      )}
      <ul aria-label={text("downloads.stores")}>
        {listStores(wallet, device).map(({ href, sign, words }) => (
          <li key={words}>
            <LinkRow href={href} picture={<Tile sign={sign} />} name={text(words)} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
