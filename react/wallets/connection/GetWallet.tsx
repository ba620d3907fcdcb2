import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { deviceRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import type { TextKey } from "../../foundation/text/en.ts"
import { Waiting } from "../../foundation/ui/Waiting.tsx"
import { useShownWallet } from "../catalogue/useWalletOf.ts"

/** The view of a wallet that is not on this page: how to get it, or another one. */
export function GetWallet() {
  const shown = useShownWallet(useRxValue(viewRx))
  return shown?.wallet === undefined ? null : <NotInstalled wallet={shown.wallet} gone={shown.gone} />
}

const stores = [
  ["chromeStore", "connecting.getChrome", "desktop"],
  ["appStore", "connecting.getIos", "ios"],
  ["playStore", "connecting.getAndroid", "android"],
  ["webappLink", "connecting.webapp", "any"],
  ["homepage", "connecting.getHome", "any"]
] as const satisfies ReadonlyArray<readonly [keyof Wallet, TextKey, string]>

/**
 * How to get a wallet that is missing: the way that fits this device first; another wallet, if there is none. `here`:
 * for this device only, next to other ways to reach it. `gone`: it was connected before, and has left the page.
 */
export function NotInstalled({
  gone = false,
  here,
  wallet
}: {
  readonly wallet: Wallet
  readonly here?: true
  readonly gone?: boolean | undefined
}) {
  const device = useRxValue(deviceRx)
  const text = useText()
  const fits = {
    desktop: !device.mobile,
    ios: device.ios || !(here || device.mobile),
    android: device.android || !(here || device.mobile),
    any: true
  }
  const ways = stores.filter(([link, , where]) => wallet[link] !== undefined && fits[where])
  const none = ways.length === 0
  return (
    <>
      <Waiting
        name={wallet.name}
        icon={wallet.imageUrl}
        imageId={wallet.imageId}
        title={text(gone ? "connecting.notHere" : "connecting.notInstalled", { wallet: wallet.name })}
        more={text(gone ? "connecting.notHereNext" : none ? "connecting.noWay" : "connecting.install")}
        state="still"
      />
      <ul>
        {ways.map(([link, key], i) => (
          <li key={link}>
            <a className={i === 0 ? "action" : "plain"} href={wallet[link]} target="_blank" rel="noreferrer">
              {text(key)}
            </a>
          </li>
        ))}
      </ul>
      {(gone || none) && !here && <Others />}
    </>
  )
}

/** Leads back to the wallets. */
export function Others() {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <button type="button" className="plain" onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "Connect" } })}>
      {text("connecting.others")}
    </button>
  )
}
