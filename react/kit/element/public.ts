import type { ShownConnection, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import type { Latchkey } from "../host/contract.ts"
import { LatchkeyButton } from "./LatchkeyButton.ts"

export { LatchkeyButton }

/** The attributes of `<latchkey-button>`. */
export interface LatchkeyButtonAttributes {
  /** CAIP-2 ids, or names of `latchkey`'s networks: `eip155:1 polygon`. */
  readonly networks?: string | undefined
  readonly "project-id"?: string | undefined
  readonly "theme-mode"?: "dark" | "light" | "auto" | undefined
  readonly locale?: string | undefined
  readonly "storage-name"?: string | undefined
  /**
   * The button's text.
   *
   * @default "Connect wallet"
   */
  readonly label?: string | undefined
  /** The view that the button opens. */
  readonly view?: string | undefined
  readonly namespace?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Listeners in markup, by their names in React and Svelte, in Solid, and in Vue. */
type Listeners = {
  readonly [Name in keyof LatchkeyButtonEvents as `on${Name | `:${Name}` | Capitalize<Name>}`]?:
    | ((event: LatchkeyButtonEvents[Name]) => void)
    | undefined
}

/** The attributes, properties and listeners of `<latchkey-button>` in the markup of React, Vue, Svelte and Solid. */
export interface LatchkeyButtonMarkup extends LatchkeyButtonAttributes, Listeners {
  readonly kit?: Latchkey | undefined
  readonly options?: LatchkeyOptions | undefined
  readonly id?: string | undefined
  readonly class?: unknown
  readonly className?: string | undefined
  readonly style?: unknown
  readonly slot?: string | undefined
  readonly title?: string | undefined
  readonly dir?: string | undefined
  readonly lang?: string | undefined
  readonly hidden?: boolean | undefined
  readonly key?: unknown
  readonly ref?: unknown
  readonly children?: unknown
  readonly [attribute: `data-${string}` | `aria-${string}` | `on${string}`]: unknown
}

/** The events of `<latchkey-button>`, which bubble, with their `detail`. */
export interface LatchkeyButtonEvents {
  /** A wallet has connected. `reconnected`: the connection of an earlier visit was restored. */
  readonly "latchkey-connect": CustomEvent<{ readonly account: ShownConnection; readonly reconnected: boolean }>
  readonly "latchkey-disconnect": CustomEvent<{ readonly account: ShownConnection }>
  readonly "latchkey-change": CustomEvent<Snapshot>
  /** An error that the visitor sees, or that a press of the button caused: one of the kit's tagged errors. */
  readonly "latchkey-error": CustomEvent<Error>
}

// If a page loads two copies of this file, the first one defines the element.
if (globalThis.customElements && !customElements.get("latchkey-button"))
  customElements.define("latchkey-button", LatchkeyButton)

declare global {
  interface HTMLElementTagNameMap {
    "latchkey-button": LatchkeyButton
  }
  interface GlobalEventHandlersEventMap extends LatchkeyButtonEvents {}
}

// Types for the markup of frameworks. In the package, a framework that is not installed causes no type error
// (scripts/package/declarations.mjs).
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "latchkey-button": LatchkeyButtonMarkup
    }
  }
}
// @ts-expect-error its types are not resolved here
declare module "vue" {
  interface GlobalComponents {
    "latchkey-button": new () => { $props: LatchkeyButtonMarkup }
  }
}
// @ts-expect-error it is not installed here
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "latchkey-button": LatchkeyButtonMarkup
  }
}
// @ts-expect-error it is not installed here
declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "latchkey-button": LatchkeyButtonMarkup
    }
  }
}
