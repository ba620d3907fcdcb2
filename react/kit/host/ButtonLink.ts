import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { HostDrawing } from "./HostDrawing.ts"
import type { ThemeNow } from "../themes/ThemeChange.ts"

/** What buttons keep on their kit and on their page, whichever copy of the kit's code draws them. */
export const buttonLink: unique symbol = Symbol.for("latchkey/button")

/** What a kit and the buttons of its page share beside the public methods. */
export interface ButtonLink {
  theme: ThemeNow
  /** The host's options, as they were given. */
  readonly options: {
    readonly avatar?: HostDrawing["avatar"]
    readonly chainImages?: Readonly<Record<string, string>> | undefined
    readonly networks: ReadonlyArray<NetworkInput>
  }
  /** Has the balance of the shown account asked for; it appears in the snapshot. There once the kit has started. */
  askBalance?: () => void
  /** Whether the console has been told what is wrong with the options. */
  told?: boolean
  /** Whoever listens to the kit's events, as components do. */
  listeners?: Set<(event: KitEvent) => void>
}

/** A kit as a button sees it. One that a host made by itself has no link. */
export interface Linked {
  readonly [buttonLink]?: ButtonLink
}
