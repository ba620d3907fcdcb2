import type { LateName } from "../../../core/kit/methods/methods.ts"

/** Methods that the running kit has itself. */
export type OwnName = `${"" | "dis"}connect` | `switch${"Connection" | "Network"}` | "removeNamespace" | "log"

/** Methods that the running kit implements; the shell passes calls on. */
export type ForwardedName = LateName | OwnName
