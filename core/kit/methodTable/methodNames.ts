import { getKeys } from "../../foundation/data/keys.ts"
import { kitMethods } from "./kitMethods.ts"
import { lateMethods, type LateName, type OwnName } from "./methods.ts"

/** A method that the shell forwards to the running kit. */
export type ForwardedName = LateName | OwnName

/**
 * The methods that the shell forwards. The build inlines these names, like those of the views, into the host's bundle,
 * because the method table loads only with the first call.
 */
export const forwardedNames: ReadonlyArray<ForwardedName> = [...getKeys(kitMethods), ...getKeys(lateMethods)]
