import { keysOf } from "../../foundation/data/keys.ts"
import { kitMethods } from "./kitMethods.ts"
import { lateMethods, type LateName, type OwnName } from "./methods.ts"

/** A method that the shell passes on to the running kit. */
export type ForwardedName = LateName | OwnName

/**
 * The methods that the shell passes on. A host's bundle has their names written out, as those of the views: the table loads
 * with the first call.
 */
export const forwardedNames: ReadonlyArray<ForwardedName> = [...keysOf(kitMethods), ...keysOf(lateMethods)]
