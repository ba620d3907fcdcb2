// Checks that each view loads the English sections of the texts that it shows: a text of another section would be empty.
// Part of `npm run check`.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { root } from "../ready.mjs"

const folder = "react/foundation/locales/en"
const loaders = "react/kit/later/lateViews.ts"
/** Sections that are loaded before any view of `lateViews.ts`. */
const first = ["shell", "first"]

const read = (file) => readFileSync(join(root, file), "utf8")
const resolve = (file, specifier) => relative(root, join(root, dirname(file), specifier))
const sections = readdirSync(join(root, folder))
  .map((file) => file.replace(".ts", ""))
  .filter((name) => name !== "all" && name !== "failures")
/** The section of each key, without its plural form. */
const sectionOf = new Map(
  sections.flatMap((name) =>
    [...read(`${folder}/${name}.ts`).matchAll(/^ {2}"([\w.-]+)":/gm)].map(([, key]) => [
      key.replace(/\.(zero|one|two|few|many|other)$/, ""),
      name
    ])
  )
)
/** A file and everything that it imports statically. */
const withImports = (file, seen = new Set()) => {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return seen
  seen.add(file)
  for (const [, specifier] of read(file).matchAll(
    /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm
  ))
    withImports(resolve(file, specifier), seen)
  return seen
}
const inKit = withImports("react/kit/start/startKit.tsx")
/** Texts of sections that do not load with the files. */
const missingIn = (files, loaded, what) =>
  files
    .filter((file) => file.startsWith("react/") && !file.startsWith(folder))
    .flatMap((file) =>
      [...read(file).matchAll(/\btext\(\s*["'`](\w+\.[\w.]+)["'`]/g)]
        .map(([, key]) => key)
        .filter((key) => sectionOf.has(key) && !loaded.includes(sectionOf.get(key)))
        .map((key) => `${what} does not load ${sectionOf.get(key)}.ts, which has ${key} of ${file}`)
    )

const source = read(loaders)
const views = [
  ...source.slice(source.lastIndexOf("  return {")).matchAll(/^ {4}(\w+): view\(([\s\S]*?)(?=^ {4}\w+: view|^ {2}\})/gm)
]
if (views.length < 10) throw new Error(`${loaders} is written in another way: adapt scripts/checks/sections.mjs`)
const namesOf = new Map(
  [...source.matchAll(/const (\w+Texts) =[^;]*?locales\/en\/(\w+)\.ts/g)].map(([, name, section]) => [name, section])
)
const problems = [
  ...missingIn([...inKit], first, "the kit"),
  ...views.flatMap(([, name, call]) => {
    const own = [...call.matchAll(/\b(\w+Texts)\b/g)].flatMap(([, texts]) => namesOf.get(texts) ?? [])
    const file = resolve(loaders, /import\(\s*"(\.[^"]+)"/.exec(call)[1])
    const files = [...withImports(file)].filter((one) => !inKit.has(one))
    return missingIn(files, [...first, "views", ...own], name)
  })
]
if (problems.length > 0) console.error([...new Set(problems)].join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
