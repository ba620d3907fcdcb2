import type { Provider } from "./Connectors.ts"

type Heard = readonly [event: string, listener: (value: unknown) => void]

/**
 * An adapter whose code loads with its first call. A failed load is not cached: the next call tries again. Listeners
 * added before the load are attached once it completes.
 */
export const lazyProvider = (load: () => Promise<Provider>): Provider => {
  let loading: Promise<Provider> | undefined
  let here: Provider | undefined
  let heard: ReadonlyArray<Heard> = []
  const there = (): Promise<Provider> =>
    (loading ??= load()
      .then((provider) => {
        here = provider
        for (const [event, listener] of heard) provider.on?.(event, listener)
        return provider
      })
      .catch((cause: unknown) => {
        loading = undefined
        throw cause
      }))
  return {
    request: (call) => there().then((provider) => provider.request(call)),
    connect: (how) => there().then((provider) => provider.connect?.(how) ?? []),
    disconnect: () => there().then((provider) => provider.disconnect?.()),
    switchNetwork: (to) => there().then((provider) => provider.switchNetwork?.(to)),
    on: (event, listener) => {
      heard = [...heard, [event, listener]]
      here?.on?.(event, listener)
    },
    removeListener: (event, listener) => {
      heard = heard.filter((one) => one[0] !== event || one[1] !== listener)
      here?.removeListener?.(event, listener)
    }
  }
}
