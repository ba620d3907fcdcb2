import type { LateName } from "../../../core/kit/methods/methods.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"

/** The host's options for sign-in with a wallet. */
export interface SignInOptions {
  /** Sign-in with a wallet, e.g. `signIn()` of `latchkey/siwx`. */
  readonly siwx?: SignInPlugin | undefined
  /** Sign-in as earlier kits had it, on EVM networks; not beside `siwx`. */
  readonly siweConfig?: SiweConfig | undefined
}

/** Methods that the running kit has itself. */
export type OwnName = `${"" | "dis"}connect` | `switch${"Connection" | "Network"}` | "removeNamespace" | "log"

/** Methods that the running kit implements; the shell passes calls on. */
export type ForwardedName = LateName | OwnName
