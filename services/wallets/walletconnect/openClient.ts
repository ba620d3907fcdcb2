import { SignClient } from "@walletconnect/sign-client"
import type { ClientStorage } from "./createClientStorage.ts"
import { withSafeListeners } from "./withSafeListeners.ts"

/** WalletConnect's client. */
export type Client = InstanceType<typeof SignClient>

/** The host's identity, as shown by wallets. */
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
   * True if wallets may verify this page's domain: each request is attested through a hidden frame of the verification
   * service.
   */
  readonly verify: boolean
}

type Logger = Exclude<NonNullable<NonNullable<ConstructorParameters<typeof SignClient>[0]>["logger"]>, string>

const ignore = (): void => {}

/**
 * Returns a logger for WalletConnect's library that logs nothing. The library's own logger is derived from the page's
 * console, which fails where built-in objects are frozen (SES), and it keeps logs that any script can read.
 */
const createSilentLogger = (): Logger => {
  const methods: Partial<Record<keyof Logger, unknown>> = {
    level: "silent",
    fatal: ignore,
    error: ignore,
    warn: ignore,
    info: ignore,
    debug: ignore,
    trace: ignore,
    child: createSilentLogger // Each has a context of its own, which the library writes on it.
  }
  return methods as Logger
}

/**
 * Opens a client. It connects to the relay only, and to the verification service if `verify` is on: the library's own
 * telemetry of its start is never sent. State that cannot be read is deleted, and the client starts again (reliability
 * F38, F39); rejects if it cannot start at all.
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
    logger: createSilentLogger(),
    metadata: { ...metadata, icons: [...metadata.icons] }
  }
  // A client that is never started creates the parts, so that they can be changed before the real one starts.
  const { core } = new SignClient(settings)
  // The library stores its parts on `globalThis`, for a second client with the same name, and lets any script of the
  // page download its logs. The kit shares its clients in a register of its own instead.
  for (const name of [
    `_walletConnectCore_${prefix}`,
    `_walletConnectCore_${prefix}_count`,
    "downloadLogsBlobInBrowser"
  ])
    Reflect.deleteProperty(globalThis, name)
  core.eventClient.init = () => Promise.resolve()
  Reflect.set(core.relayer, "registerEventListeners", () => keepTrying(core))
  core.verify.register = createAttest(verify, core.verify.register.bind(core.verify))
  return SignClient.init({ ...settings, core }).then((client) => {
    withSafeListeners(client)
    return client
  })
}

/**
 * Connects again with each heartbeat while the connection is down. Replaces the library's method for that purpose,
 * which also listens to the page forever; `relayLine` listens instead, until it is stopped.
 */
const keepTrying = ({ heartbeat, relayer }: Client["core"]): void => {
  heartbeat.on("heartbeat_pulse", () => {
    if (relayer.transportExplicitlyClosed || relayer.connected || !isVisible()) return
    relayer
      .confirmOnlineStateOrThrow()
      .then(() => relayer.transportOpen())
      .catch(() => {})
  })
}
const isVisible = (): boolean => typeof document === "undefined" || document.visibilityState === "visible"

type Attest = Client["core"]["verify"]["register"]

/**
 * Attests a message; never with verification off. A service that failed to answer once (it is blocked, or does not know
 * the domain) is not called again, because each attempt delays the message by five seconds; wallets then see an unknown
 * domain.
 */
const createAttest = (verify: boolean, attest: Attest): Attest => {
  let answers = verify
  return async (message) => {
    if (!answers) return undefined
    const attestation = await attest(message)
    if (attestation === undefined || attestation === "") answers = false
    return attestation
  }
}
