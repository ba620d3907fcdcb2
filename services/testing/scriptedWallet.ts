import type { Provider } from "../wallet/Connectors.ts"

/** What a scripted wallet says to a method: a value, a promise of one, or a throw. `nth` counts the method's calls from 1. */
export type Answer = (params: unknown, nth: number) => unknown

/** Two accounts of nobody. */
export const accounts = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"] as const

/** Says no, as a wallet says it: with a code. */
export const refuses = (code: number, data?: unknown): Answer => () => {
  throw Object.assign(new Error(`code ${code}`), { code, data })
}

/** Never answers. */
export const silent: Answer = () => new Promise<never>(() => undefined)

/** An answer that waits until it is let go, any number of times. */
export const held = (value: unknown) => {
  const waiting: Array<() => void> = []
  const answer: Answer = () => new Promise((done) => waiting.push(() => done(value)))
  return { answer, release: () => { for (const go of waiting) go() } }
}

/** A wallet that agrees to everything on Ethereum, but for what the script says otherwise. `asked` are the methods it heard. */
export const scriptedWallet = (script: Readonly<Record<string, Answer>> = {}) => {
  const asked: Array<string> = []
  const params: Array<unknown> = []
  const listeners: Array<readonly [event: string, listener: (value: unknown) => void]> = []
  const agreeable: Readonly<Record<string, Answer>> = {
    eth_requestAccounts: () => [accounts[0]], eth_accounts: () => [accounts[0]], eth_chainId: () => "0x1",
    wallet_switchEthereumChain: () => null, wallet_addEthereumChain: () => null, wallet_revokePermissions: () => null
  }
  const provider: Required<Pick<Provider, "on" | "removeListener" | "request">> = {
    request: async (call) => {
      asked.push(call.method)
      params.push(call.params)
      const answer = script[call.method] ?? agreeable[call.method]
      if (answer === undefined) throw Object.assign(new Error("unknown method"), { code: 4200 })
      return answer(call.params, asked.filter((method) => method === call.method).length)
    },
    on: (event, listener) => void listeners.push([event, listener]),
    removeListener: (event, listener) => {
      const at = listeners.findIndex(([name, known]) => name === event && known === listener)
      if (at >= 0) listeners.splice(at, 1)
    }
  }
  return {
    asked, params, provider,
    listenerCount: () => listeners.length,
    emit: (event: string, value?: unknown) => {
      for (const [name, listener] of [...listeners]) if (name === event) listener(value)
    }
  }
}
