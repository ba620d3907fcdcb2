// The texts of the views. Every text is used; every language says them all: the same places for values, the plural forms that
// language has, no English left over, and no more than 1.6 times the length of English where the place is fixed. Part of
// `npm run check`.
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { load } from "./load.mjs"
import { root } from "./ready.mjs"

const folder = "react/foundation/text"
/** Texts that a language may say as English does: names. */
const equals = {
  ar: [
    "view.ConnectingWalletConnectBasic",
    "view.ConnectingWalletConnect",
    "namespace.solana",
    "namespace.bip122",
    "namespace.polkadot",
    "namespace.cosmos"
  ]
}
/** Keys whose texts stand in a place that does not grow: headers, buttons of the page, tags, tabs. */
const fixed = /^(button\.|view\.|tag\.|reach\.(?!scan)|wallets\.inUse|network\.(current|testnet))/
/** A short word may be longer than that: the place of one has room for so many letters. */
const room = 20
/** Failures that views show, by the rooms of their codes. A language says each of them. */
const shownRooms = /^(account\.copy|chain|connection|http|kit\.missing|log|rpc|token\.balance|wallet|walletconnect)\b/
/** Keys that views put together. Each of their texts counts as used. */
const composed = /^(namespace|view|toast|long)\./
const forms = /\.(zero|one|two|few|many|other)$/

const { close, module: english } = await load(`/${folder}/en.ts`)
const { module: later } = await load(`/${folder}/lazy.ts`)
const { module: catalogue } = await load("/core/kit/catalogue/catalogue.ts")
const { module: rules } = await load("/core/kit/modal/alerts.ts")
const texts = { ...english.en, ...later.lazy }
const tags = readdirSync(join(root, folder))
  .map((file) => /^([a-z]{2,3}(?:-[A-Z][A-Za-z]+)?)\.ts$/.exec(file)?.[1])
  .filter((tag) => tag !== undefined && tag !== "en")

const slots = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(" ")
const words = (text) => text.match(/[A-Za-z]{3,}/g) ?? []

/** Returns what is wrong with one language. */
const problemsOf = async (tag) => {
  const { locale } = (await load(`/${folder}/${tag}.ts`)).module
  const says = locale.words
  const plurals = new Intl.PluralRules(locale.tag).resolvedOptions().pluralCategories
  const expected = Object.keys(texts).flatMap((key) =>
    forms.test(key) ? (key.endsWith(".other") ? plurals.map((form) => key.replace(forms, `.${form}`)) : []) : [key]
  )
  const englishOf = (key) => texts[key] ?? texts[key.replace(forms, ".other")] ?? ""
  const compare = (key, own, original, may = []) => [
    ...(slots(own) === slots(original) ? [] : [`${key}: places ${slots(own)} in place of ${slots(original)}`]),
    ...(own === original && words(original).length > 0 && !may.includes(key) ? [`${key} is English: ${own}`] : [])
  ]
  return [
    ...expected.filter((key) => says[key] === undefined).map((key) => `${key} is missing: ${englishOf(key)}`),
    ...Object.keys(says).flatMap((key) => (expected.includes(key) ? [] : [`${key} is no text of the kit`])),
    ...Object.entries(says).flatMap(([key, own]) => compare(key, own, englishOf(key), equals[tag])),
    ...Object.entries(says).flatMap(([key, own]) => {
      const most = Math.max(englishOf(key).length * 1.6, room)
      return fixed.test(key) && own.length > most ? [`${key} is too long for its place: ${own}`] : []
    }),
    ...Object.entries(locale.errors).flatMap(([code, [short, long]]) => {
      const entry = catalogue.entryOf(code)
      if (entry?.code !== code) return [`${code} is no failure of the kit`]
      return [...compare(code, short, entry.short), ...(long === undefined ? [] : compare(code, long, ""))]
    }),
    ...catalogue.entries
      .filter(({ code, shownIn, standing }) => shownIn !== "nowhere" && standing === "raised" && shownRooms.test(code))
      .filter(({ code }) => locale.errors[code] === undefined)
      .map(({ code, short }) => `${code} is missing: ${short}`),
    ...Object.entries((await locale.alerts()).alerts).flatMap(([key, [short, long]]) => {
      const entry = rules.alerts[key]
      return entry === undefined
        ? [`${key} is no alert of the kit`]
        : [...compare(key, short, entry.short), ...compare(key, long, entry.long)]
    })
  ].map((problem) => `${tag}: ${problem}`)
}

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "react", "core"], {
  cwd: root,
  encoding: "utf8"
})
const sources = files
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(folder))
  .map((file) => readFileSync(join(root, file), "utf8"))
const used = new Set(sources.flatMap((text) => [...text.matchAll(/["'`]([\w]+\.[\w]+)["'`]/g)].map(([, key]) => key)))
const unused = Object.keys(texts)
  .map((key) => key.replace(forms, ""))
  .filter((key) => !composed.test(key) && !used.has(key) && !(later.lazy[key] && key.startsWith("toast.")))

const problems = [
  ...new Set(unused.map((key) => `${key} is used nowhere`)),
  ...(await Promise.all(tags.map(problemsOf))).flat()
]
await close()
if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
