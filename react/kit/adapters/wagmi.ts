import { type Address, BaseError, getAddress, SwitchChainError, UserRejectedRequestError } from "viem"
import { toQuantity } from "../../../core/chain/evm/hex.ts"
import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { withChain } from "../../../core/wallets/reader/hostCall.ts"
import type { Latchkey } from "../host/contract.ts"
import { reportPeer } from "./reportPeer.ts"

reportPeer("latchkey/wagmi", "viem", new BaseError("").version.replace("viem@", ""))

/** What wagmi passes to a connector's `connect`. */
const connectKeys = ["chainId", "isReconnecting", "withCapabilities"]

/** What a connector needs of a kit. */
type Kit = Pick<Latchkey, "disconnect" | "provider" | "switchNetwork">

/** The accounts and the network of a connector, as wagmi's events carry them. */
interface Change {
  readonly accounts?: ReadonlyArray<Address>
  readonly chainId?: number
}

/**
 * The part of wagmi's configuration that a connector uses. wagmi is not imported: a range for it in package.json, however
 * wide, brings the conflicts of its own optional peers into a host's installation.
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

/** A connector as wagmi 2.x and 3.x take it. An alias, because theirs has an index signature, which no interface fits. */
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

/** Failures in which the visitor refused, by their tags. */
const refusals = new Set([
  "ConnectionRejected",
  "ModalClosed",
  "RequestRejected",
  "SupersededFailure",
  "SwitchRejected"
])

/** Throws a failure again; a refusal by the visitor as viem's error for it, whose class hosts check. */
const rethrow = (error: unknown): never => {
  if (!(error instanceof Error)) throw error
  const { _tag, code }: { readonly _tag?: unknown; readonly code?: unknown } = Object(error)
  if (code === UserRejectedRequestError.code || refusals.has(String(_tag))) throw new UserRejectedRequestError(error)
  throw error
}

/**
 * Returns a connector of wagmi, 2.x or 3.x, over the kit's EVM wallet: connecting opens the modal. Turn wagmi's own
 * discovery off (`multiInjectedProviderDiscovery: false`): it would find the page's wallets a second time.
 */
export const latchkeyConnector =
  (kit: Kit) =>
  <C extends { readonly id: number }>(config: WagmiConfig<C>): WagmiConnector<C> => {
    const provider = kit.provider("eip155")
    const accounts = async (method: "eth_accounts" | "eth_requestAccounts"): Promise<ReadonlyArray<Address>> =>
      (await provider.request<ReadonlyArray<string>>({ method })).map((one) => getAddress(one))
    const chainId = async (): Promise<number> => Number(await provider.request({ method: "eth_chainId" }))
    let isListening = false
    /** The chain of the last event: each change is emitted once. */
    let reported: number | undefined
    const report = (id: number): void => {
      if (id !== reported) config.emitter.emit("change", { chainId: id })
      reported = id
    }
    return {
      id: "latchkey",
      name: "Latchkey",
      type: "latchkey",
      async setup() {
        if (isListening || typeof window === "undefined") return
        isListening = true
        provider.on("accountsChanged", (all) => this.onAccountsChanged([...all]))
        provider.on("chainChanged", (id) => this.onChainChanged(id))
      },
      async connect(options = {}) {
        requireKeys("latchkeyConnector.connect", options, connectKeys, "connect({ connector, chainId: 1 })")
        await this.setup()
        const found = await accounts(options.isReconnecting ? "eth_accounts" : "eth_requestAccounts").catch(rethrow)
        if (found.length === 0) throw new Error("Connect a wallet first")
        // A switch that is refused leaves the wallet where it is, and wagmi receives that network.
        if (options.chainId !== undefined && options.chainId !== (await chainId()))
          await kit.switchNetwork(options.chainId).catch(() => {})
        reported = await chainId()
        return {
          accounts: (options.withCapabilities
            ? found.map((address) => ({ address, capabilities: {} }))
            : found) as never,
          chainId: reported
        }
      },
      // The page has left the wallet by then, also when the wallet reports an error: wagmi has to leave it as well.
      disconnect: () =>
        kit.disconnect({ namespace: "eip155" }).catch((error: unknown) => {
          if (Object(error)._tag !== "FailedToDisconnectChains") throw error
        }),
      getAccounts: () => accounts("eth_accounts"),
      getChainId: chainId,
      // wagmi names the chain that its caller saw: a transaction without one goes out on that chain, or is refused.
      getProvider: async ({ chainId: id } = {}) =>
        id === undefined
          ? provider
          : ({
              ...provider,
              request: (call) => provider.request(withChain(call, toQuantity(BigInt(id))))
            } satisfies typeof provider),
      isAuthorized: async () => (await accounts("eth_accounts").catch(() => [])).length > 0,
      async switchChain({ chainId: id }) {
        const chain = config.chains.find((one) => one.id === id)
        if (chain === undefined) throw new SwitchChainError(new Error(`Chain ${id} is not among wagmi's chains`))
        await kit.switchNetwork(id).catch(rethrow)
        report(id)
        return chain
      },
      async onAccountsChanged(all) {
        const shown = all.map((one) => getAddress(one))
        if (shown.length === 0) this.onDisconnect()
        else if (config.emitter.listenerCount("connect"))
          config.emitter.emit("connect", { accounts: shown, chainId: await chainId() })
        else config.emitter.emit("change", { accounts: shown })
      },
      onChainChanged(id) {
        report(Number(id))
      },
      onDisconnect() {
        config.emitter.emit("disconnect")
      }
    }
  }
