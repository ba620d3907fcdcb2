import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { connectionRx, deviceRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import { Waiting } from "../../foundation/ui/Waiting.tsx"
import type { TextKey } from "../../foundation/text/en.ts"
import { type ShownWallet, useWalletOf } from "../catalogue/useWalletOf.ts"
import { sentenceOf } from "../../../core/foundation/errors/sentence.ts"

/** Waiting for a wallet on this page, what to do after a rejection, and how to get a wallet that is missing. */
export function ConnectingExternal() {
  const view = useRxValue(viewRx)
  const now = useWalletOf(view)
  const [last, setLast] = useState(now)
  useEffect(() => {
    if (now !== undefined) setLast(now) // stays in place while the view fades out
  }, [now])
  const displayed = now ?? last
  if (displayed === undefined) return null
  return displayed.connector === undefined && displayed.wallet !== undefined ? (
    <NotInstalled wallet={displayed.wallet} gone={displayed.gone} />
  ) : (
    <Attempt shown={displayed} />
  )
}

function Attempt({ shown: { connector, name } }: { readonly shown: ShownWallet }) {
  const { attempt } = useRxValue(connectionRx)
  const dispatch = useDispatch()
  const text = useText()
  if (attempt?._tag !== "Failed") {
    return (
      <Waiting
        name={name}
        icon={connector?.icon}
        title={text("connecting.approve", { wallet: name })}
        more={text("connecting.open")}
        state="busy"
      />
    )
  }
  const { connectorId, error } = attempt
  return (
    <Waiting
      name={name}
      icon={connector?.icon}
      title={sentenceOf(error)}
      more={advice(error.tag) === undefined ? undefined : text(advice(error.tag) ?? "connecting.open")}
      state="failed"
      again={() => dispatch({ _tag: "ConnectStarted", connectorId })}
    />
  )
}

/** What to do next, by failure. */
const next: Readonly<Record<string, TextKey>> = {
  ConnectionRejected: "connecting.rejectedNext",
  WalletBusy: "connecting.busyNext",
  FailedToConnect: "connecting.failedNext",
  ConnectorNotFound: "connecting.notHereNext"
}
const advice = (tag: string): TextKey | undefined => next[tag]

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
