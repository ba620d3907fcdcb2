// Reads the marks of docs/stability.md: each public name is stable or experimental, or accepted without effect.
import { read } from "./comments.mjs"

const levels = { Stable: "stable", Experimental: "experimental", "Accepted, without effect": "without effect" }

/**
 * Returns the marks by heading (`latchkey/react`, `Methods of the kit`), each as a map from names to levels. If all names
 * of an entry are experimental, the string "experimental" replaces the map.
 */
export const readStability = (text = read("docs/stability.md")) =>
  new Map(
    text
      .split(/^#{2,3} /m)
      .slice(1)
      .map((part) => {
        const heading = part.split("\n")[0].replaceAll("`", "")
        if (/^Experimental: every name\.$/m.test(part)) return [heading, "experimental"]
        const lines = [...part.matchAll(/^([A-Z][a-z, ]+): (`\w+`(?: `\w+`)*)$/gm)]
        const marks = lines.flatMap(([, level, names]) =>
          names.split(" ").map((name) => [name.replaceAll("`", ""), levels[level]])
        )
        const twice = marks.find(([name], i) => marks.findIndex(([other]) => other === name) !== i)
        if (twice !== undefined) throw new Error(`docs/stability.md marks ${twice[0]} of ${heading} twice`)
        return [heading, new Map(marks)]
      })
      .filter(([, marks]) => marks === "experimental" || marks.size > 0)
  )

/** Returns the level of a name, and throws if docs/stability.md has no mark for it. */
export const getLevel = (marks, heading, name) => {
  const found = marks.get(heading)
  const level = found === "experimental" ? found : found?.get(name)
  if (level === undefined) throw new Error(`docs/stability.md: mark ${name} of ${heading} as stable or experimental`)
  return level
}

/** Throws for a name that docs/stability.md marks and that does not exist. */
export const checkNames = (marks, heading, names) => {
  const found = marks.get(heading)
  if (found === "experimental") return
  const removed = [...(found?.keys() ?? [])].filter((name) => !names.includes(name))
  if (removed.length > 0)
    throw new Error(`docs/stability.md marks names of ${heading} that do not exist: ${removed.join(", ")}`)
}
