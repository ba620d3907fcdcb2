import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { disconnectRx } from "./atoms.ts"

/** The button in a view's foot that disconnects a wallet. */
export function Disconnect({ connection: { connectorId, namespace } }: { readonly connection: Connection }) {
  const disconnect = useRxValue(disconnectRx)
  const text = useText()
  return (
    <button type="button" className="btn bad" onClick={() => disconnect(connectorId, namespace)}>
      {text("account.disconnect")}
    </button>
  )
}
