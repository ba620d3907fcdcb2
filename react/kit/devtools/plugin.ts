import type { Latchkey } from "../host/contract.ts"
import { mountDevtools } from "./mountDevtools.ts"

/** The theme of TanStack Devtools: a string, or in later versions an object with the theme. */
export type DevtoolsLook = "dark" | "light" | { readonly theme: "dark" | "light" }

/** A plugin for TanStack Devtools. `Drawn`: the type that the framework's adapter expects from `render`. */
export interface DevtoolsPlugin<Drawn> {
  readonly id: string
  readonly name: string
  /** Shows the panel in an element, or updates its theme. */
  readonly render: (into: HTMLElement, look: DevtoolsLook) => Drawn
  /** Removes the panel. */
  readonly destroy: () => void
}

/**
 * Creates a plugin for TanStack Devtools that shows the panel of `mountDevtools`. Works with their core and with their
 * adapters for React, Preact and Solid; their packages are not required.
 *
 * @example
 * ```ts
 * import { devtoolsPlugin } from "latchkey/devtools"
 *
 * const plugins = [devtoolsPlugin(kit)]
 * ```
 */
export const devtoolsPlugin = <Drawn = void>(kit: Latchkey): DevtoolsPlugin<Drawn> => {
  let mounted: { readonly into: HTMLElement; readonly end: () => void } | undefined
  const destroy = (): void => {
    mounted?.end()
    mounted = undefined
  }
  return {
    id: "latchkey",
    name: "Latchkey",
    destroy,
    render: (into, look) => {
      // A tab that was closed has another element when it opens again.
      if (mounted?.into !== into) {
        destroy()
        mounted = { into, end: mountDevtools(kit, { into }) }
      }
      into.style.colorScheme = typeof look === "string" ? look : look.theme
      // The panel renders itself: adapters have nothing to render, which is null in every framework.
      return null as Drawn
    }
  }
}
