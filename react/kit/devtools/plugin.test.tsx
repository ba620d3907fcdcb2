// @vitest-environment happy-dom
import { within } from "@testing-library/react"
import type { ReactElement } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { waitForFaces } from "../../../fixtures/testing/react/waitForFaces.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { createLatchkey, mainnet } from "../shell/public.ts"
import { type DevtoolsPlugin, devtoolsPlugin } from "./public.ts"

waitForFaces()

vi.setConfig({ testTimeout: 60_000 }) // the kit's own code is read from its source

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  document.body.replaceChildren()
  localStorage.clear()
})

/** A tab of TanStack Devtools, as their core makes one for an active plugin. */
const tab = (): HTMLDivElement => document.body.appendChild(document.createElement("div"))
const findPanel = (into: HTMLElement): HTMLElement | undefined =>
  into.querySelector("latchkey-devtools")?.shadowRoot?.querySelector("section") ?? undefined

test("devtoolsPlugin shows the panel with the theme of TanStack Devtools, moves it to another tab, and removes it", async () => {
  const kit = createLatchkey({ networks: [mainnet], storageName: "plugin" })
  ends.push(() => kit.dispose())
  const plugin = devtoolsPlugin(kit)
  ends.push(plugin.destroy)
  expect([plugin.id, plugin.name]).toEqual(["latchkey", "Latchkey"])

  const first = tab()
  plugin.render(first, "dark")
  const panel = findPanel(first)
  expect(first.style.colorScheme).toBe("dark")
  await kit.open()
  await waitUntil(() => {
    if (panel === undefined) throw new Error("There is no panel.")
    expect(within(panel).getByRole("listbox", { name: "Events" }).textContent).toContain("Opened")
  })

  // Their core draws again when its theme changes; later versions say more than that.
  plugin.render(first, { theme: "light" })
  expect(first.style.colorScheme).toBe("light")
  expect(findPanel(first)).toBe(panel)

  const second = tab()
  plugin.render(second, "light")
  expect(findPanel(first)).toBe(undefined)
  expect(findPanel(second)).not.toBe(undefined)

  plugin.destroy()
  expect(findPanel(second)).toBe(undefined)
  plugin.render(second, "dark")
  expect(findPanel(second)).not.toBe(undefined)
})

test("watchEvents starts no later than the first event in debug mode", async () => {
  const kit = createLatchkey({ networks: [mainnet], storageName: "debugged", debug: true })
  ends.push(() => kit.dispose())
  await kit.open()
  const watch = await kit.watchEvents({ listener: () => {} })
  const times = watch.moments().map(({ at: time }) => time)
  expect(times.length).toBeGreaterThan(1)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  watch.end()
})

/** The types of their core and of their React adapter. */
interface CorePlugin {
  readonly id?: string
  readonly name: string | ((el: HTMLHeadingElement, theme: "dark" | "light") => void)
  readonly render: (el: HTMLDivElement, theme: "dark" | "light") => void
  readonly destroy?: (pluginId: string) => void
}
type Drawn = ReactElement | ((el: HTMLElement, theme: "dark" | "light") => ReactElement)
type ReactPlugin = Omit<CorePlugin, "render" | "name"> & { readonly name: string | Drawn; readonly render: Drawn }

test("devtoolsPlugin matches the types of both without a cast", () => {
  const kit = createLatchkey({ networks: [mainnet], storageName: "types" })
  ends.push(() => kit.dispose())
  const core: ReadonlyArray<CorePlugin> = [devtoolsPlugin(kit)]
  const react: ReadonlyArray<ReactPlugin> = [devtoolsPlugin(kit)]
  const own: DevtoolsPlugin<void> = devtoolsPlugin(kit)
  expect([...core, ...react, own].map(({ id }) => id)).toEqual(["latchkey", "latchkey", "latchkey"])
})
