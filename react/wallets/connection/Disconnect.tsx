import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { disconnectRx } from "./atoms.ts"

/** The button in a view's foot that ends a connection. */
export function Disconnect({ of: { connectorId, namespace } }: { readonly of: Connection }) {
  const disconnect = useRxValue(disconnectRx)
  const text = useText()
  return (
    <button type="button" className="btn bad" onClick={() => disconnect(connectorId, namespace)}>
      {text("account.disconnect")}
    </button>
  )
}
