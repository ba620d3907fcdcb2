import { getKeys } from "../../foundation/data/keys.ts"
import { kitMethods } from "./kitMethods.ts"
import { lateMethods, type LateName, type OwnName } from "./methods.ts"

/** A method that the shell forwards to the running kit. */
export type ForwardedName = LateName | OwnName

/**
 * The methods that the shell forwards. The build inlines their names into a host's bundle, like those of the views: the
 * table loads with the first call.
 */
export const forwardedNames: ReadonlyArray<ForwardedName> = [...getKeys(kitMethods), ...getKeys(lateMethods)]
