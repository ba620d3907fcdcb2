import { expect, test } from "vitest"
import { createLatchkey, isLatchkeyError, type KitEvent, mainnet } from "../public.ts"

test.each<[string, (kit: ReturnType<typeof createLatchkey>) => Promise<unknown>]>([
  ["open", (kit) => kit.open()],
  ["open", (kit) => kit.open({ view: "Connect" })],
  ["connect", (kit) => kit.connect({ connectorId: "io.metamask" })],
  ["getBalance", (kit) => kit.getBalance()]
])("rejects %s on a server because it needs a page", async (method, call) => {
  const kit = createLatchkey({ networks: [mainnet] })
  const failure: unknown = await call(kit).catch((cause: unknown) => cause)
  expect([isLatchkeyError(failure), Reflect.get(Object(failure), "_tag"), String(failure)]).toEqual([
    true,
    "CallMisfit",
    expect.stringContaining(`${method}: it has to be called in a page, not on a server`)
  ])
  await kit.dispose()
})

test("kit.provider types a listener by its event", () => {
  const received: Array<KitEvent["_tag"]> = []
  const onEvent = (event: KitEvent): void => void received.push(event._tag)
  onEvent({ _tag: "Closed" })
  expect(received).toEqual(["Closed"])
})
