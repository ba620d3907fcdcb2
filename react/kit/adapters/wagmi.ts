import { type Address, BaseError, getAddress, SwitchChainError, UserRejectedRequestError } from "viem"
import { toQuantity } from "../../../core/chain/evm/hex.ts"
import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { withChain } from "../../../core/wallets/reader/hostCall.ts"
import type { Latchkey } from "../host/contract.ts"
import { reportPeer } from "./reportPeer.ts"

reportPeer("latchkey/wagmi", "viem", new BaseError("").version.replace("viem@", ""))

/** The options that wagmi passes to a connector's `connect`. */
const connectKeys = ["chainId", "isReconnecting", "withCapabilities"]

/** The methods of a kit that a connector uses. */
type Kit = Pick<Latchkey, "disconnect" | "provider" | "switchNetwork">

/** The accounts and the network of a connector in wagmi's events. */
interface Change {
  readonly accounts?: ReadonlyArray<Address>
  readonly chainId?: number
}

/**
 * The part of wagmi's configuration that a connector uses. wagmi is not imported: any range for it in package.json
 * brings the conflicts of its own optional peers into a host's installation.
 */
export interface WagmiConfig<C extends { readonly id: number }> {
  readonly chains: ReadonlyArray<C>
  readonly emitter: {
    emit(name: "change", change: Change): void
    emit(name: "connect", change: Required<Change>): void
    emit(name: "disconnect"): void
    listenerCount(name: "connect"): number
  }
}

/**
 * A connector for wagmi 2.x and 3.x. A type alias, because wagmi's type has an index signature, which an interface
 * cannot satisfy.
 */
export type WagmiConnector<C extends { readonly id: number }> = {
  readonly id: string
  readonly name: string
  readonly type: string
  setup(): Promise<void>
  connect<WithCapabilities extends boolean = false>(options?: {
    readonly chainId?: number | undefined
    readonly isReconnecting?: boolean | undefined
    readonly withCapabilities?: WithCapabilities | boolean | undefined
  }): Promise<{
    accounts: WithCapabilities extends true
      ? ReadonlyArray<{ address: Address; capabilities: Record<string, unknown> }>
      : ReadonlyArray<Address>
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<ReadonlyArray<Address>>
  getChainId(): Promise<number>
  getProvider(options?: { readonly chainId?: number | undefined }): Promise<unknown>
  isAuthorized(): Promise<boolean>
  switchChain(options: { readonly chainId: number }): Promise<C>
  onAccountsChanged(accounts: ReadonlyArray<string>): void
  onChainChanged(chainId: string): void
  onDisconnect(): void
}

/** Tags of the failures in which the visitor declined. */
const refusals = new Set([
  "ConnectionRejected",
  "ModalClosed",
  "RequestRejected",
  "SupersededFailure",
  "SwitchRejected"
])

/**
 * Throws a failure again. If the visitor declined, throws viem's `UserRejectedRequestError`, whose class hosts check.
 */
const rethrow = (error: unknown): never => {
  if (!(error instanceof Error)) throw error
  const { _tag, code }: { readonly _tag?: unknown; readonly code?: unknown } = Object(error)
  if (code === UserRejectedRequestError.code || refusals.has(String(_tag))) throw new UserRejectedRequestError(error)
  throw error
}

/**
 * Returns a connector for wagmi 2.x and 3.x over the kit's EVM wallet. Connecting opens the modal. Turn off wagmi's own
 * discovery (`multiInjectedProviderDiscovery: false`), which would list the page's wallets a second time.
 *
 * @example
 * ```ts
 * import { createLatchkey, mainnet } from "latchkey"
 * import { latchkeyConnector } from "latchkey/wagmi"
 *
 * const connector = latchkeyConnector(createLatchkey({ networks: [mainnet] }))
 * ```
 */
export const latchkeyConnector =
  (kit: Kit) =>
  <C extends { readonly id: number }>(config: WagmiConfig<C>): WagmiConnector<C> => {
    const reads = createReads(kit)
    const events = createEvents(config)
    return {
      id: "latchkey",
      name: "Latchkey",
      type: "latchkey",
      ...reads,
      async setup() {
        events.listenOnce(reads.provider, this)
      },
      async connect(options = {}) {
        requireKeys("latchkeyConnector.connect", options, connectKeys, "connect({ connector, chainId: 1 })")
        await this.setup()
        const accounts = await reads
          .readAccounts(options.isReconnecting ? "eth_accounts" : "eth_requestAccounts")
          .catch(rethrow)
        if (accounts.length === 0) throw new Error("Connect a wallet first")
        // If the switch is declined, the wallet stays on its network, which wagmi receives.
        if (options.chainId !== undefined && options.chainId !== (await reads.getChainId()))
          await kit.switchNetwork(options.chainId).catch(() => {})
        const chainId = await reads.getChainId()
        events.setChain(chainId)
        return {
          // wagmi types the result by its generic parameter, which is not known here.
          accounts: (options.withCapabilities
            ? accounts.map((address) => ({ address, capabilities: {} }))
            : accounts) as never,
          chainId
        }
      },
      // The kit has left the wallet even if the wallet reports an error, so wagmi must disconnect too.
      disconnect: () =>
        kit.disconnect({ namespace: "eip155" }).catch((error: unknown) => {
          if (Object(error)._tag !== "FailedToDisconnectChains") throw error
        }),
      async switchChain({ chainId }) {
        const chain = config.chains.find((item) => item.id === chainId)
        if (chain === undefined) throw new SwitchChainError(new Error(`Chain ${chainId} is not among wagmi's chains`))
        await kit.switchNetwork(chainId).catch(rethrow)
        events.emitChain(chainId)
        return chain
      },
      async onAccountsChanged(addresses) {
        const accounts = addresses.map((address) => getAddress(address))
        if (accounts.length === 0) this.onDisconnect()
        else if (config.emitter.listenerCount("connect"))
          config.emitter.emit("connect", { accounts, chainId: await reads.getChainId() })
        else config.emitter.emit("change", { accounts })
      },
      onChainChanged(chainId) {
        events.emitChain(Number(chainId))
      },
      onDisconnect() {
        config.emitter.emit("disconnect")
      }
    }
  }

/** Creates the methods of a connector that only read. */
const createReads = (kit: Kit) => {
  const provider = kit.provider("eip155")
  const readAccounts = async (method: "eth_accounts" | "eth_requestAccounts"): Promise<ReadonlyArray<Address>> =>
    (await provider.request<ReadonlyArray<string>>({ method })).map((address) => getAddress(address))
  return {
    provider,
    readAccounts,
    getAccounts: () => readAccounts("eth_accounts"),
    getChainId: async (): Promise<number> => Number(await provider.request({ method: "eth_chainId" })),
    // A transaction of a caller that names a chain is sent on that chain or rejected.
    getProvider: async ({ chainId }: { readonly chainId?: number | undefined } = {}) =>
      chainId === undefined
        ? provider
        : ({
            ...provider,
            request: (call) => provider.request(withChain(call, toQuantity(BigInt(chainId))))
          } satisfies typeof provider),
    isAuthorized: async () => (await readAccounts("eth_accounts").catch(() => [])).length > 0
  }
}

/** Creates the functions that pass the provider's events to wagmi. Each change of the chain is emitted once. */
const createEvents = <C extends { readonly id: number }>({ emitter }: WagmiConfig<C>) => {
  let isListening = false
  let emittedChain: number | undefined
  return {
    listenOnce: (
      provider: ReturnType<Kit["provider"]>,
      connector: Pick<WagmiConnector<C>, "onAccountsChanged" | "onChainChanged">
    ): void => {
      if (isListening || typeof window === "undefined") return
      isListening = true
      provider.on("accountsChanged", (accounts) => connector.onAccountsChanged([...accounts]))
      provider.on("chainChanged", (chainId) => connector.onChainChanged(chainId))
    },
    setChain: (chainId: number): void => {
      emittedChain = chainId
    },
    emitChain: (chainId: number): void => {
      if (chainId !== emittedChain) emitter.emit("change", { chainId })
      emittedChain = chainId
    }
  }
}
