import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { HostDrawing } from "./HostDrawing.ts"
import type { ThemeNow } from "../themes/ThemeChange.ts"

/** The key under which a kit and its page keep the state of buttons. The same in every copy of the kit's code. */
export const buttonLink: unique symbol = Symbol.for("latchkey/button")

/** State that a kit shares with the buttons of its page, besides the public methods. */
export interface ButtonLink {
  theme: ThemeNow
  /** The host's options, as passed to `createLatchkey`. */
  readonly options: {
    readonly avatar?: HostDrawing["avatar"]
    readonly chainImages?: Readonly<Record<string, string>> | undefined
    readonly enableProgress?: boolean | undefined
    readonly networks: ReadonlyArray<NetworkInput>
  }
  /** Requests a detail of the shown account, which then appears in the snapshot. Set once the kit has started. */
  askAccount?: (detail: "balance" | "name") => void
  /** True if invalid options were already logged to the console. */
  isReported?: boolean
  /** Reports an unknown namespace passed to `useAccount`, or unknown props of a button. Set only in development. */
  check?: (caller: "AccountButton" | "ConnectButton" | "NetworkButton" | "useAccount", value: unknown) => void
  /** Listeners of the kit's events, such as `useEvents`. */
  listeners?: Set<(event: KitEvent) => void>
}

/** A kit as a button sees it. An object that a host wrote itself (for example `fakeKit`) has no link. */
export interface Linked {
  readonly [buttonLink]?: ButtonLink
}
