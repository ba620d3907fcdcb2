import type { Options } from "./takeOptions.ts"
import { chainStart } from "../../wallets/activeNetwork/state.ts"
import { connectionStart } from "../../wallets/connection/state.ts"
import { excludedKey, recentKey, writtenKeys } from "../../wallets/storage/keys.ts"
import { readDetails } from "../../wallets/storage/readDetails.ts"
import { readConnections, type ReadText, readStored } from "../../wallets/storage/stored.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import type { Connection } from "../../wallets/connection/events.ts"
import { readStoredText, formatStorageKey } from "../../foundation/data/storageKey.ts"
import { ownKey, readVersioned } from "../../foundation/data/versioned.ts"
import { modalStart } from "../modal/state.ts"
import type { KitState } from "../../state.ts"
import { linkChoiceKey, readLinkChoice } from "../../wallets/links/linkChoice.ts"
import { accountId } from "../../chain/network/caip.ts"
import { rememberName } from "../../onchain/name/rememberedName.ts"
import { readRememberedName } from "../../wallets/storage/rememberedName.ts"
import { readRecent } from "../../wallets/catalogue/readRecent.ts"
import { walletStart } from "../../wallets/catalogue/state.ts"
import { kitStart } from "../chunks/state.ts"

/** The start of a kit: the host's options after reading. */
export type Beginning = Pick<Options, "active" | "config" | "networks" | "theme"> &
  Partial<Pick<Options, "connectorImages">>

/**
 * Returns the initial state of a kit: the host's options and the data stored by an earlier visit.
 * docs/spec/wallets.md#storage-first-state.
 */
export const startState = (
  { active, config, connectorImages, networks, theme }: Beginning,
  read: ReadText,
  storageName: string
): KitState => {
  const stored = readStored(read, storageName, readDetails)
  const readText = (key: string): unknown => readStoredText(read(formatStorageKey(storageName, key)))
  const earlier = withSafeNames(readConnections(readVersioned(read(ownKey(storageName, recentKey))), readDetails))
  const connections = withSafeNames(stored.connections)
  const restoring = config.enableReconnect ? connections : []
  const last = restoring.some(({ network }) => network === stored.network)
    ? stored.network
    : (restoring[0]?.network ?? stored.network)
  const lastConnection = restoring.find(({ network }) => network === last)
  const name = lastConnection && readRememberedName(read, lastConnection.accounts[0].address)
  const isConfigured = networks.some(({ id }) => id === last)
  return {
    chain: chainStart(networks, last !== null && (isConfigured || restoring.length > 0) ? last : active),
    config,
    connection: connectionStart(
      restoring,
      stored.disconnectedIds,
      earlier,
      readLinkChoice(read(linkChoiceKey), config.customWallets),
      connections
    ),
    kit: kitStart,
    modal: modalStart,
    ...(lastConnection &&
      name !== undefined && {
        name: rememberName(
          accountId(lastConnection.network, lastConnection.accounts[0].address),
          sanitizeName(name, 255)
        )
      }),
    theme,
    wallet: walletStart(
      readRecent(readText(writtenKeys.recentWallets)),
      connectorImages,
      readRecent(readVersioned(read(ownKey(storageName, excludedKey))), config.excludeWalletIds.length).filter(
        ({ id }) => config.excludeWalletIds.includes(id)
      )
    )
  }
}

/**
 * Returns the connections with safe names. Stored names are outside data too: any script of the page may have written
 * them.
 */
const withSafeNames = (connections: ReadonlyArray<Connection>): ReadonlyArray<Connection> =>
  connections
    .map((connection) => ({ ...connection, name: sanitizeName(connection.name) }))
    .filter(({ name }) => name !== "")
