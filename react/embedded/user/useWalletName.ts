import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { socialNames } from "../../../core/embedded/social/socialNames.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { userRx } from "./atoms.ts"

/** Returns the name of a wallet; the embedded wallet is named after its sign-in method. */
export const useWalletName = ({ connectorId, name }: Pick<Connection, "connectorId" | "name">): string => {
  const { auth } = useRxValue(userRx)
  const text = useText()
  if (auth === null || !isSameId(connectorId, connectorIds.auth)) return name
  return auth === "email" ? text("email.label") : socialNames[auth]
}
