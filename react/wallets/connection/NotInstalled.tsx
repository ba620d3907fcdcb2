import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { deviceRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import type { TextKey } from "../../foundation/text/en.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"

const stores = [
  ["chromeStore", "connecting.getChrome", "desktop"],
  ["appStore", "connecting.getIos", "ios"],
  ["playStore", "connecting.getAndroid", "android"],
  ["webappLink", "connecting.webapp", "any"],
  ["homepage", "connecting.getHome", "any"]
] as const satisfies ReadonlyArray<readonly [keyof Wallet, TextKey, string]>

/** The view of a wallet that is missing: how to get it, or another one. `gone`: it was connected before. */
export function NotInstalled({
  gone = false,
  wallet
}: {
  readonly wallet: Wallet
  readonly gone?: boolean | undefined
}) {
  const ways = useWays(wallet, false)
  return (
    <Page
      bare
      foot={
        <>
          <Ways wallet={wallet} ways={ways} />
          {(gone || ways.length === 0) && <Others />}
        </>
      }
    >
      <Missing wallet={wallet} gone={gone} none={ways.length === 0} />
    </Page>
  )
}

/** The same for this device only, next to other ways to reach the wallet. */
export function GetIt({ wallet }: { readonly wallet: Wallet }) {
  const ways = useWays(wallet, true)
  return (
    <div className="steady">
      <Missing wallet={wallet} gone={false} none={ways.length === 0} />
      <Ways wallet={wallet} ways={ways} />
    </div>
  )
}

function Missing({ gone, none, wallet }: { readonly wallet: Wallet; readonly gone: boolean; readonly none: boolean }) {
  const text = useText()
  return (
    <Moment
      name={wallet.name}
      icon={wallet.imageUrl}
      imageId={wallet.imageId}
      title={text(gone ? "connecting.notHere" : "connecting.notInstalled", { wallet: wallet.name })}
      more={text(gone ? "connecting.notHereNext" : none ? "connecting.noWay" : "connecting.install")}
    />
  )
}

type Way = (typeof stores)[number]

/** Returns the ways to get the wallet, the one that fits this device first. `here`: for this device only. */
const useWays = (wallet: Wallet, here: boolean): ReadonlyArray<Way> => {
  const device = useRxValue(deviceRx)
  const fits = {
    desktop: !device.mobile,
    ios: device.ios || !(here || device.mobile),
    android: device.android || !(here || device.mobile),
    any: true
  }
  return stores.filter(([link, , where]) => wallet[link] !== undefined && fits[where])
}

function Ways({ wallet, ways }: { readonly wallet: Wallet; readonly ways: ReadonlyArray<Way> }) {
  const text = useText()
  return ways.map(([link, key], i) => (
    <a key={link} className={`btn ${i === 0 ? "ink" : "plain"}`} href={wallet[link]} target="_blank" rel="noreferrer">
      {text(key)}
    </a>
  ))
}

/** Leads back to the wallets. */
export function Others() {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "Connect" } })}>
      {text("connecting.others")}
    </button>
  )
}
