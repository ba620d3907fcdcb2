import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { Drawing, type DrawingName } from "../../foundation/parts/Drawing.tsx"
import { deviceRx, useText } from "../../foundation/state/atoms.ts"

/** The steps to a new wallet: install it, create or import one in it, and come back. */
export function Guide({ hasCode, wallet }: { readonly wallet: Wallet; readonly hasCode: boolean }) {
  const { mobile } = useRxValue(deviceRx)
  const text = useText()
  const values = { wallet: wallet.name }
  /** An extension announces itself to the page; an app on a phone does not. */
  const isNoticed = !mobile && wallet.chromeStore !== undefined
  const steps: ReadonlyArray<readonly [DrawingName, title: string, more: string]> = [
    ["tray", text("guide.install", values), text(hasCode ? "guide.installMore" : "guide.installHere")],
    ["key", text("guide.create"), text("guide.createMore")],
    ["page", text("guide.back"), text(isNoticed ? "guide.backMore" : "guide.backAgain", values)]
  ]
  return (
    <ol className="guide">
      {steps.map(([drawing, title, more]) => (
        <li key={drawing}>
          <Drawing name={drawing} />
          <div>
            <h3>{title}</h3>
            <p className="say">{more}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
