// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { act } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { createLatchkey } from "../shell/public.ts"
import { closeLikeBrowsers } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"

closeLikeBrowsers()

const root = join(import.meta.dirname, "../../..")
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))

test("sends the package and its version, and the SDK type of the recordings", async () => {
  const requests: Array<URL> = []
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(new URL(url))
    return Promise.resolve(Response.json({ data: [], count: 0 }))
  })
  const kit = createLatchkey({ networks: [mainnet], projectId: "p1", endpoints: { api: "https://api.test" } })
  await act(() => kit.open())
  await act(() => waitUntil(() => expect(requests).not.toEqual([])))
  await act(async () => kit.dispose())
  vi.unstubAllGlobals()

  const ofPage = new Set(requests.map(({ searchParams }) => `${searchParams.get("st")} ${searchParams.get("sv")}`))
  expect([...ofPage]).toEqual([`appkit latchkey-${version}`])
  const flows = join(root, "fixtures/flows")
  const recorded = readdirSync(flows, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file): ReadonlyArray<string> => {
      const { requests } = JSON.parse(readFileSync(join(flows, file), "utf8"))
      return requests.flatMap(({ query }: { readonly query?: { readonly st?: string } }) => query?.st ?? [])
    })
  expect([...new Set(recorded)]).toEqual(["appkit"])
}, 60_000)
