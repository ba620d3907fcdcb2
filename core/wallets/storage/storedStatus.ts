import * as Either from "effect/Either"
import { connectorIds } from "../connectors/ids.ts"
import { InvalidConnectionStatus } from "../connection/connectorErrors.ts"
import { isSameId } from "../connection/state.ts"

/**
 * The statuses of a stored connection: its connector is the active one, it is live, or neither.
 * docs/spec/wallets.md#connection-stored-connections.
 */
export const storedStatuses = ["connected", "active", "disconnected"] as const
/** The status of a connector's stored connection. */
export type StoredStatus = (typeof storedStatuses)[number]

/** Returns the status of a connector's stored connection. Ids are compared case-insensitively. */
export const getStoredStatus = (
  connectorId: string,
  inUse: string | null,
  live: ReadonlyArray<string>
): StoredStatus =>
  inUse !== null && isSameId(inUse, connectorId)
    ? "connected"
    : live.some((id) => isSameId(id, connectorId))
      ? "active"
      : "disconnected"

/** How a stored connection is reconnected. */
export type ReconnectMethod = "reselect" | "social" | "email" | "walletConnect" | "external"

/**
 * Returns how a stored connection becomes the active one: a live one by selecting its connector again; a disconnected
 * one by its social, email or WalletConnect flow, any other by its external connector. `authName`: the login of an
 * embedded wallet. Fails with 'Invalid connection status' for any other status.
 * docs/spec/wallets.md#connection-stored-connections.
 */
export const wayBack = (
  status: string,
  connection: { readonly connectorId: string; readonly authName?: string | undefined }
): Either.Either<ReconnectMethod, InvalidConnectionStatus> => {
  if (status === "connected" || status === "active") return Either.right("reselect")
  if (status !== "disconnected") return Either.left(new InvalidConnectionStatus({ status }))
  const { authName, connectorId } = connection
  if (isSameId(connectorId, connectorIds.auth))
    return Either.right(authName === undefined || authName === "email" ? "email" : "social")
  return Either.right(isSameId(connectorId, connectorIds.walletConnect) ? "walletConnect" : "external")
}

/**
 * Returns whether an embedded wallet switches to its smart account when its connection is selected again: the address
 * is the smart account's, and smart accounts are enabled on the network. docs/spec/wallets.md#connection-smart-account.
 */
export const becomesSmartAccount = (
  address: string,
  smartAccount: string | null,
  enabledNetworks: ReadonlyArray<string>,
  network: string
): boolean =>
  smartAccount !== null && address.toLowerCase() === smartAccount.toLowerCase() && enabledNetworks.includes(network)
