import { comingViews, type ViewName, views } from "./views.ts"

/**
 * The names of all views, built or not. A host's bundle has them written out: what checks a host's call comes before the
 * kit's code, and the table comes with it.
 */
export const viewNames: ReadonlyArray<ViewName> = [...(Object.keys(views) as Array<keyof typeof views>), ...comingViews]
