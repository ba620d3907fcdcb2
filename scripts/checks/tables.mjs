// Checks that tables that are spread into one declare nothing twice, as the last entry would silently replace the
// others. Part of `npm run check`.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../ready.mjs"

/** The tables: what they declare, their folder, the pattern of its files, and the pattern of an entry. */
const tables = [
  ["method", "core/kit/methodTable", /Methods\.ts$/, /^ {2}(\w+): \w+/gm],
  ["option", "core/kit/optionTable", /^optionTable\.ts$/, /^ {2}(\w+): \[/gm],
  ["feature", "core/kit/optionTable", /^featureTable\.ts$/, /^ {2}(\w+): \[/gm],
  ["text", "react/foundation/locales/en", /^(?!all\.ts)/, /^ {2}"([\w.-]+)":/gm]
]
const problems = tables.flatMap(([what, folder, isTable, entry]) => {
  const declared = readdirSync(join(root, folder))
    .filter((file) => isTable.test(file))
    .flatMap((file) => {
      const path = `${folder}/${file}`
      const text = readFileSync(join(root, path), "utf8")
      return [...text.matchAll(entry)].map(({ 1: name, index }) => [
        name,
        `${path}:${text.slice(0, index).split("\n").length}`
      ])
    })
  if (declared.length === 0) return [`${folder} has no ${what}: scripts/checks/tables.mjs reads it in another form.`]
  const getFirst = new Map([...declared].reverse())
  return declared
    .filter(([name, place]) => getFirst.get(name) !== place)
    .map(([name, place]) => `${place} declares the ${what} ${name}, as ${getFirst.get(name)} does: remove one.`)
})
if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
