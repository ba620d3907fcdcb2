import { SignClient } from "@walletconnect/sign-client"
import type { ClientStorage } from "./clientStorage.ts"
import { withSafeListeners } from "./withSafeListeners.ts"

/** WalletConnect's client. */
export type Client = InstanceType<typeof SignClient>

/** How a host names itself to wallets. */
export interface HostMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: ReadonlyArray<string>
}

export interface ClientOptions {
  readonly projectId: string
  /** The relay's address (`wss:`). */
  readonly relay: string
  readonly storageName: string
  readonly metadata: HostMetadata
  /**
   * Whether wallets may verify this page's domain: a hidden frame of the verification service is asked with each
   * request.
   */
  readonly verify: boolean
}

/**
 * Opens a client. It talks to the relay alone, and to the verification service where `verify` is on: the library's own
 * report of its start is never sent. State that cannot be read is forgotten, and the client starts anew (reliability
 * F38, F39); rejects when it cannot start at all.
 */
export const openClient = async (options: ClientOptions, storage: ClientStorage): Promise<Client> => {
  try {
    return await start(options, storage)
  } catch {
    await storage.clear()
    return start(options, storage)
  }
}

const start = (
  { metadata, projectId, relay, storageName, verify }: ClientOptions,
  storage: ClientStorage
): Promise<Client> => {
  const prefix = storageName === "" ? "latchkey" : `latchkey-${storageName}`
  const settings = {
    projectId,
    relayUrl: relay,
    storage,
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    logger: "silent",
    metadata: { ...metadata, icons: [...metadata.icons] }
  }
  // A client that is never started makes the parts, so that they can be changed before one is.
  const { core } = new SignClient(settings)
  // The library keeps its parts on `globalThis`, for a second one of that name: ours are shared in our own register.
  // And it lets any script of the page download what it noted.
  for (const name of [
    `_walletConnectCore_${prefix}`,
    `_walletConnectCore_${prefix}_count`,
    "downloadLogsBlobInBrowser"
  ])
    Reflect.deleteProperty(globalThis, name)
  core.eventClient.init = () => Promise.resolve()
  core.verify.register = attesting(verify, core.verify.register.bind(core.verify))
  return SignClient.init({ ...settings, core }).then((client) => {
    withSafeListeners(client)
    return client
  })
}

type Attest = Client["core"]["verify"]["register"]

/**
 * How a message is attested: never with verification off. A service that once did not answer (it is blocked, or does
 * not know the domain) is not asked again, for each try keeps the message five seconds; wallets then see an unknown
 * domain.
 */
const attesting = (verify: boolean, attest: Attest): Attest => {
  let answers = verify
  return async (message) => {
    if (!answers) return undefined
    const attestation = await attest(message)
    if (attestation === undefined || attestation === "") answers = false
    return attestation
  }
}
