// Checks that each failure has one maker: `new X` stands once in what ships, in the lowest room that knows the case, and
// nowhere for those of core/kit/catalogue/coming.ts and never.ts; and that a test names each failure that has a maker,
// by its tag or its code. Tests that list the whole catalogue reach none of them, and do not count: `lists`.
// `npm run check` runs it.
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../ready.mjs"

const lists = ["core/kit/catalogue/catalogue.test.ts", "cli/run/exitCodes.test.ts"]

const floors = ["core", "services", "react", "cli", "fixtures"]
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...floors], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file))
const read = files.flatMap((file) => {
  try {
    return [{ file, text: readFileSync(join(root, file), "utf8") }]
  } catch {
    return [] // deleted, and not yet committed
  }
})
const isTest = ({ file }) => /\.test\.tsx?$/.test(file)
const texts = read.filter((one) => !isTest(one) && !one.file.startsWith("fixtures/"))
/** Every word and every dotted code of the tests. */
const named = new Set(
  read
    .filter((one) => isTest(one) && !lists.includes(one.file))
    .flatMap(({ text }) => [...text.matchAll(/[\w-]+(?:\.[\w-]+)?/g)].flatMap(([word]) => [word, ...word.split(".")]))
)

/** Made by `Failure`, or in its form: what loads before Effect writes it out. With its code, which follows. */
const entries = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:extends Failure\("(\w+)"|static readonly tag = "(\w+)").*?\bcode: "([\w.-]+)"/gs)].map(
    ([, tag, own, code]) => ({ tag: tag ?? own, code, file })
  )
)
const tags = entries.map(({ tag }) => tag)
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
const longTexts = readFileSync(join(root, "core/kit/catalogue/longTexts.ts"), "utf8")
for (const { code, file, tag } of entries) {
  if (file.startsWith("core/") && !longTexts.includes(`"${code}":`))
    problems.push(`core/kit/catalogue/longTexts.ts has no text of ${tag}: npm run add-text -- ${code} "…"`)
  if (!unmade.has(tag) && !named.has(tag) && !named.has(code))
    problems.push(`${tag} (${code}) is named by no test: let one reach it from outside, as a host or a visitor does.`)
}
const waiting = readFileSync(join(root, "core/kit/catalogue/coming.ts"), "utf8")
for (const [, tag, room] of waiting.matchAll(/^ {2}(\w+): "([\w/]+)"/gm))
  if (texts.some(({ file }) => file.startsWith(`services/${room}/`)))
    problems.push(`${tag} waits for ${room}, which is there: raise it, or say in never.ts why it cannot occur.`)
for (const tag of unmade) if (!tags.includes(tag)) problems.push(`${tag} is listed, and there is no such failure.`)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
