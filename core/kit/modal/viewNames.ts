import { comingViews, type ViewName, views } from "./views.ts"
import { keysOf } from "../../foundation/data/keys.ts"

/**
 * The names of all views, built or not. A host's bundle has them written out: what checks a host's call comes before the
 * kit's code, and the table comes with it.
 */
export const viewNames: ReadonlyArray<ViewName> = [...keysOf(views), ...comingViews]
