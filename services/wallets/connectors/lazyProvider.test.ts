import { expect, test } from "vitest"
import type { Provider } from "./Connectors.ts"
import { lazyProvider } from "./lazyProvider.ts"

/** An adapter that says what it is asked, and the loads that were begun; the first `failures` of them fail. */
const late = (failures = 0) => {
  const listeners = new Map<string, Array<(value: unknown) => void>>()
  let loads = 0
  const adapter: Provider = {
    request: async ({ method }) => `answered ${method}`,
    connect: async () => [{ namespace: "eip155", network: "eip155:1", accounts: [{ address: "0x1" }] }],
    on: (event, listener) => void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    removeListener: (event, listener) =>
      void listeners.set(
        event,
        (listeners.get(event) ?? []).filter((one) => one !== listener)
      )
  }
  const provider = lazyProvider(async () => {
    loads++
    if (loads <= failures) throw new Error("gone")
    return adapter
  })
  return {
    provider,
    loads: () => loads,
    emit: (event: string) => {
      for (const listener of listeners.get(event) ?? []) listener(event)
    }
  }
}

test("an adapter's code loads with the first call, once", async () => {
  const { loads, provider } = late()
  expect(loads()).toBe(0)
  expect(await Promise.all([provider.request({ method: "a" }), provider.request({ method: "b" })])).toEqual([
    "answered a",
    "answered b"
  ])
  expect(await provider.connect?.({ silent: true, signal: new AbortController().signal })).toHaveLength(1)
  expect(loads()).toBe(1)
})

test("a load that failed is told to who waits and not kept", async () => {
  const { loads, provider } = late(1)
  await expect(provider.request({ method: "a" })).rejects.toThrow("gone")
  expect(await provider.request({ method: "a" })).toBe("answered a")
  expect(loads()).toBe(2)
})

test("who listens before, while and after it loads is heard once each, and not after they stopped", async () => {
  const { emit, provider } = late()
  const heard: Array<string> = []
  const before = () => void heard.push("before")
  const gone = () => void heard.push("gone")
  provider.on?.("changed", before)
  provider.on?.("changed", gone)
  provider.removeListener?.("changed", gone)
  const loading = provider.request({ method: "a" })
  provider.on?.("changed", () => void heard.push("while"))
  await loading
  const after = () => void heard.push("after")
  provider.on?.("changed", after)
  emit("changed")
  expect(heard).toEqual(["before", "while", "after"])
  provider.removeListener?.("changed", after)
  provider.removeListener?.("changed", before)
  emit("changed")
  expect(heard).toEqual(["before", "while", "after", "while"])
})
