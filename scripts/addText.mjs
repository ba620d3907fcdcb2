// Adds an English text: `npm run add-text -- <key> "<English>"`. Other languages fall back to English until their file
// in react/foundation/locales has the key. Plain Node, without dependencies.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { give, root } from "./ready.mjs"

const [key = "", english = ""] = process.argv.slice(2)
const folder = "react/foundation/locales/en"
const failures = "core/kit/catalogue/longTexts.ts"
const sections = ["shell", "button", "first", "views", "guide", "email", "money", "swapping", "accountViews"].map(
  (name) => `${folder}/${name}.ts`
)
const width = 120

const read = (file) => readFileSync(join(root, file), "utf8")
const getKeys = (file) => [...read(file).matchAll(/^ {2}"?([\w.-]+)"?:/gm)].map(([, own]) => own)
const getPrefix = (own) => own.split(".")[0]
/** Returns whether the key is the code of a failure. */
const isFailure = () =>
  readdirSync(join(root, "core"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .some((file) => read(join("core", file)).includes(`code: "${key}"`))

/** Returns the section with the most keys of the same prefix; for a new prefix, the section of later views. */
const getSection = () => {
  const count = (file) => getKeys(file).filter((own) => getPrefix(own) === getPrefix(key)).length
  const most = sections.reduce((best, file) => (count(file) > count(best) ? file : best))
  return count(most) > 0 ? most : `${folder}/views.ts`
}

/** Returns the file's text with the new key after the last key of the same prefix, or at the end. */
const withText = (file) => {
  const lines = read(file).split("\n")
  const end = lines.findIndex((line) => line.startsWith("} as const"))
  const starts = lines.flatMap((line, index) => (index < end && /^ {2}["\w]/.test(line) ? [index] : []))
  const near = starts.findLastIndex((index) => getPrefix(lines[index].trim().replace('"', "")) === getPrefix(key))
  const place = near < 0 ? end : (starts[near + 1] ?? end)
  const value = JSON.stringify(english)
  const line = `  "${key}": ${value}`
  const added = line.length < width ? [line] : [`  "${key}":`, `    ${value}`]
  if (place === end) lines[end - 1] += ","
  else added[added.length - 1] += ","
  return [...lines.slice(0, place), ...added, ...lines.slice(place)].join("\n")
}

if (!/^\w+\.[\w.-]+$/.test(key) || english.trim() === "")
  give('Name the key and the English text: npm run add-text -- help.title "Help"')
const owner = [...sections, failures].find((file) => getKeys(file).includes(key))
if (owner !== undefined) give(`${owner} has ${key} already.`)
const file = isFailure() ? failures : getSection()
writeFileSync(join(root, file), withText(file))
console.log(`Added ${key} to ${file}. Other languages show it in English until their file has it.`)
