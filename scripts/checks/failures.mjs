// Checks that each failure is created: `new X` appears in the shipped code, and nowhere for those in
// core/kit/catalogue/impossibleFailures.ts. Also checks that a test names each created failure by its tag or code.
// Tests that list the whole catalogue do not count (`lists`). Part of `npm run check`.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findFiles, root } from "../ready.mjs"

const lists = ["core/kit/catalogue/catalogue.test.ts", "cli/run/exitCodes.test.ts"]

const read = findFiles(["core", "services", "react", "cli", "fixtures"], /\.tsx?$/).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8")
}))
const isTest = ({ file }) => /\.test\.tsx?$/.test(file)
const texts = read.filter((item) => !isTest(item) && !item.file.startsWith("fixtures/"))
/** Every word and every dotted code in tests. */
const namedInTests = new Set(
  read
    .filter((item) => isTest(item) && !lists.includes(item.file))
    .flatMap(({ text }) => [...text.matchAll(/[\w-]+(?:\.[\w-]+)?/g)].flatMap(([word]) => [word, ...word.split(".")]))
)

/** The failures, made by `Failure` or written out in code that loads before Effect, each with its code. */
const entries = texts.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:extends Failure\("(\w+)"|static readonly tag = "(\w+)").*?\bcode: "([\w.-]+)"/gs)].map(
    ([, tag, own, code]) => ({ tag: tag ?? own, code, file })
  )
)
const tags = entries.map(({ tag }) => tag)
const unmade = new Set(
  [...readFileSync(join(root, "core/kit/catalogue/impossibleFailures.ts"), "utf8").matchAll(/^ {2}(\w+):/gm)].map(
    ([, tag]) => tag
  )
)

const problems = []
for (const tag of tags) {
  const made = new RegExp(`\\bnew ${tag}\\b`)
  const places = texts.filter(({ text }) => made.test(text)).map(({ file }) => file)
  if (places.length === 0 && !unmade.has(tag))
    problems.push(`${tag} is made nowhere: raise it, or name it in core/kit/catalogue/impossibleFailures.ts.`)
  if (places.length > 0 && unmade.has(tag))
    problems.push(`${tag} is made in ${places.join(", ")}: delete its row in core/kit/catalogue.`)
}
const longTexts = readFileSync(join(root, "core/kit/catalogue/longTexts.ts"), "utf8")
for (const { code, file, tag } of entries) {
  if (file.startsWith("core/") && !longTexts.includes(`"${code}":`))
    problems.push(`core/kit/catalogue/longTexts.ts has no text of ${tag}: npm run add-text -- ${code} "…"`)
  if (!unmade.has(tag) && !namedInTests.has(tag) && !namedInTests.has(code))
    problems.push(`${tag} (${code}) is named by no test: let one reach it from outside, as a host or a visitor does.`)
}
for (const tag of unmade) if (!tags.includes(tag)) problems.push(`${tag} is listed, and there is no such failure.`)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
