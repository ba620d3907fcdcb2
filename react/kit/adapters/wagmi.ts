import { type CreateConnectorFn, createConnector } from "@wagmi/core"
import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { type Address, getAddress, SwitchChainError } from "viem"
import type { Latchkey } from "../start/contract.ts"

/** What wagmi passes to a connector's `connect`. */
const connectKeys = ["chainId", "isReconnecting", "withCapabilities"]

/** What a connector needs of a kit. */
type Kit = Pick<Latchkey, "disconnect" | "provider" | "switchNetwork">

/**
 * Returns a connector of wagmi, 2.x or 3.x, over the kit's EVM wallet: connecting opens the modal. Turn wagmi's own
 * discovery off (`multiInjectedProviderDiscovery: false`): it would find the page's wallets a second time.
 */
export const latchkeyConnector = (kit: Kit): CreateConnectorFn =>
  createConnector((config) => {
    const provider = kit.provider("eip155")
    const accounts = async (method: "eth_accounts" | "eth_requestAccounts"): Promise<ReadonlyArray<Address>> =>
      (await provider.request<ReadonlyArray<string>>({ method })).map((one) => getAddress(one))
    const chainId = async (): Promise<number> => Number(await provider.request({ method: "eth_chainId" }))
    let heard = false
    /** The chain that wagmi was told of last: each change is told once. */
    let told: number | undefined
    const moved = (id: number): void => {
      if (id !== told) config.emitter.emit("change", { chainId: id })
      told = id
    }
    return {
      id: "latchkey",
      name: "Latchkey",
      type: "latchkey",
      async setup() {
        if (heard || typeof window === "undefined") return
        heard = true
        provider.on("accountsChanged", (all) => this.onAccountsChanged([...all]))
        provider.on("chainChanged", (id) => this.onChainChanged(id))
      },
      async connect<WithCapabilities extends boolean = false>(
        asked: {
          readonly chainId?: number | undefined
          readonly isReconnecting?: boolean | undefined
          readonly withCapabilities?: WithCapabilities | boolean | undefined
        } = {}
      ) {
        requireKeys("latchkeyConnector.connect", asked, connectKeys, "connect({ connector, chainId: 1 })")
        await this.setup?.()
        const found = await accounts(asked.isReconnecting ? "eth_accounts" : "eth_requestAccounts")
        if (found.length === 0) throw new Error("Connect a wallet first")
        // A switch that is refused leaves the wallet where it is: wagmi is told where that is.
        if (asked.chainId !== undefined && asked.chainId !== (await chainId()))
          await kit.switchNetwork(asked.chainId).catch(() => {})
        told = await chainId()
        return {
          accounts: (asked.withCapabilities ? found.map((address) => ({ address, capabilities: {} })) : found) as never,
          chainId: told
        }
      },
      disconnect: () => kit.disconnect({ namespace: "eip155" }),
      getAccounts: () => accounts("eth_accounts"),
      getChainId: chainId,
      getProvider: async () => provider,
      isAuthorized: async () => (await accounts("eth_accounts").catch(() => [])).length > 0,
      async switchChain({ chainId: id }) {
        const chain = config.chains.find((one) => one.id === id)
        if (chain === undefined) throw new SwitchChainError(new Error(`Chain ${id} is not among wagmi's chains`))
        await kit.switchNetwork(id)
        moved(id)
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
        moved(Number(id))
      },
      onDisconnect() {
        config.emitter.emit("disconnect")
      }
    }
  })
