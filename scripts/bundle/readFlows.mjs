// Reads the modules of each flow from the kit's tables (`react/kit/flows`).
import { load } from "../load.mjs"

/** Returns the modules that a loader function imports, according to its source. */
const findImported = (loader) =>
  [...String(loader).matchAll(/import[\w$]*\(\s*["'`]\/?([^"'`]+)["'`]/g)].map(([, module]) => module)

const withNeeds = (parts, seen = new Set()) => {
  for (const part of parts) if (!seen.has(part)) withNeeds(part.needs, seen.add(part))
  return seen
}

/**
 * Returns the flows by name, each with its weight and the modules of its views, texts and parts. `methods`: the modules
 * of the parts with methods for hosts.
 */
export const readFlows = async () => {
  const [tables, parts] = await Promise.all([read("/react/kit/flows/flows.ts"), read("/react/kit/flows/parts.ts")])
  const getModules = (list) =>
    [...withNeeds(list)].filter(({ isRare }) => !isRare).flatMap(({ load }) => findImported(load))
  return {
    flows: Object.entries(tables.flows).map(([name, { needs = [], parts = [], texts = [], views, weight }]) => ({
      name,
      weight,
      views: findImported(views),
      texts: texts.flatMap(findImported),
      parts: getModules([...needs, ...parts])
    })),
    methods: Object.entries(parts.methodParts).map(([name, part]) => ({ name, parts: getModules([part]) }))
  }
}

const read = async (path) => {
  const { close, module } = await load(path)
  await close()
  return module
}
