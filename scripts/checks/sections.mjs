// Checks that each view loads the English sections of its texts: a text of another section would be empty. Part of
// `npm run check`.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { readFlows } from "../bundle/readFlows.mjs"
import { root } from "../ready.mjs"

const folder = "react/foundation/locales/en"
/** Sections that load before any flow. */
const first = ["shell", "first"]

const read = (file) => readFileSync(join(root, file), "utf8")
const resolve = (file, specifier) => relative(root, join(root, dirname(file), specifier))
const sections = readdirSync(join(root, folder))
  .map((file) => file.replace(".ts", ""))
  .filter((name) => name !== "all" && name !== "failures")
/** The section of each key without its plural form. */
const getSection = new Map(
  sections.flatMap((name) =>
    [...read(`${folder}/${name}.ts`).matchAll(/^ {2}"([\w.-]+)":/gm)].map(([, key]) => [
      key.replace(/\.(zero|one|two|few|many|other)$/, ""),
      name
    ])
  )
)
/** Returns a file and everything that it imports statically. */
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
/** Returns the problems of texts whose sections do not load with the files. */
const findMissing = (files, loaded, what) =>
  files
    .filter((file) => file.startsWith("react/") && !file.startsWith(folder))
    .flatMap((file) =>
      [...read(file).matchAll(/\btext\(\s*["'`](\w+\.[\w.]+)["'`]/g)]
        .map(([, key]) => key)
        .filter((key) => !loaded.includes(getSection.get(key)))
        .map((key) =>
          getSection.has(key)
            ? `${what} does not load ${folder}/${getSection.get(key)}.ts, which has ${key} of ${file}. ` +
              `Add that section to the flow in react/kit/flows/flows.ts, or move the text.`
            : `${file} shows ${key}, which has no English text: npm run add-text -- ${key} "…"`
        )
    )

const { flows } = await readFlows()
const problems = [
  ...findMissing([...inKit], first, "the kit"),
  ...flows.flatMap(({ name, texts, views }) => {
    const files = views.flatMap((file) => [...withImports(file)]).filter((file) => !inKit.has(file))
    const own = texts.map((file) => basename(file, ".ts"))
    return findMissing(files, [...first, "views", ...own], name)
  })
]
if (problems.length > 0) console.error([...new Set(problems)].join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
