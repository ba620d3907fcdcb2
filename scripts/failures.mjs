// Checks that each failure has one maker: `new X` stands once in what ships, in the lowest room that knows the case, and
// nowhere for those of core/kit/catalogue/coming.ts and never.ts. `npm run check` runs it.
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./ready.mjs"

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "core", "services", "react", "cli"], {
  cwd: root,
  encoding: "utf8"
})
  .split("\n")
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
const texts = files.flatMap((file) => {
  try {
    return [{ file, text: readFileSync(join(root, file), "utf8") }]
  } catch {
    return [] // deleted, and not yet committed
  }
})

/** Made by `Failure`, or in its form: what loads before Effect writes it out. */
const tags = texts.flatMap(({ text }) =>
  [...text.matchAll(/extends Failure\("(\w+)"|static readonly tag = "(\w+)"/g)].map(([, tag, own]) => tag ?? own)
)
const listed = (name) =>
  [...readFileSync(join(root, `core/kit/catalogue/${name}.ts`), "utf8").matchAll(/^ {2}(\w+):/gm)].map(([, tag]) => tag)
const unmade = new Set([...listed("coming"), ...listed("never")])

const problems = []
for (const tag of tags) {
  const made = new RegExp(`\\bnew ${tag}\\b`, "g")
  const places = texts.flatMap(({ file, text }) => [...text.matchAll(made)].map(() => file))
  const most = unmade.has(tag) ? 0 : 1
  if (places.length === most) continue
  const where = places.length === 0 ? "" : `: ${[...new Set(places)].join(", ")}`
  problems.push(
    places.length > most
      ? `${tag} is made ${places.length} times, and may be ${most}${where}. Call the one maker.`
      : `${tag} is made nowhere: name it in core/kit/catalogue/coming.ts or never.ts.`
  )
}
for (const tag of unmade) if (!tags.includes(tag)) problems.push(`${tag} is listed, and there is no such failure.`)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
