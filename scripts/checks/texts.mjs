// Checks the texts of all languages. Every text is used. A translation has the same placeholders, its language's plural
// forms, punctuation and spaces, no untranslated English, and at most 1.6 times the length of English where space is
// fixed. English replaces missing translations; `--release` requires all of them. Part of `npm run check`.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { load } from "../load.mjs"
import { findFiles, root } from "../ready.mjs"

const folder = "react/foundation/locales"
const isRelease = process.argv.includes("--release")
/** Names, which are the same in every language. */
const names = /^(WalletConnect|Solana|Bitcoin|Polkadot|Cosmos|App Store|Google Play|Ordinals|Farcaster)$/
/** Texts that are the same word in a language as in English. */
const equals = Object.fromEntries(
  Object.entries({
    de: "Wallets|{count} Wallet|Downloads|Smart Sessions|Website|Browser|Code|Desktop|Web|Name|NFTs|Explorer|Token",
    es: "Web|Total|Token|Tokens|{bytes} bytes",
    fr: "Wallets|{count} wallet|{count} wallets|Site|Code|QR code|Web|Extension|Total|Transaction|Token|Tokens|Max|Collection|Page|Message|Note",
    "pt-BR": "Downloads|QR code|Site|Web|Tokens|Token|NFTs|Total|Item|{bytes} bytes",
    tr: "Site|Web|Token"
  }).map(([tag, list]) => [tag, list.split("|")])
)
/** Errors in any language. */
const misprint = /!| {2}|\.\.|^\s|\s$|\s[,.]/
/** Errors in one language: its question mark, its full stop, the space before a colon. */
const foreign = {
  ar: /[\u0600-\u06ff})][,;?]/,
  fr: / [?:;»]|« |\w'\w/,
  hi: /[\u0900-\u097f}]\.(\s|$)/,
  ja: /[?(),](?=.*[\u3040-\u30ff\u4e00-\u9fff])|[\u3040-\u30ff\u4e00-\u9fff}][?(),.:]/,
  tr: /\w'\w/,
  "zh-CN": /[\u4e00-\u9fff}][?(),.;:]|[?(),;](?=[\u4e00-\u9fff])/
}
/** Keys whose texts are in fixed space: headers, page buttons, tags, tabs. */
const fixed = /^(button\.|view\.|tag\.|reach\.(?!scan)|wallets\.inUse|network\.(current|testnet))/
/** The length allowed in any case: short words may be longer than 1.6 times the English. */
const room = 20
/** Keys that views compose. Each of their texts counts as used. */
const composed =
  /^((namespace|view|toast|long|plain)\.|buy\.way\.|receive\.(payment|ordinal)$|account\.(nfts|activity)$|activity\.(sent|received|swapped|minted|allowed|called))/
const forms = /\.(zero|one|two|few|many|other)$/

const { close, module: english } = await load(`/${folder}/en/all.ts`)
const { module: catalogue } = await load("/core/kit/catalogue/catalogue.ts")
const { module: longs } = await load("/core/kit/catalogue/longTextOf.ts")
const { module: toasts } = await load("/core/foundation/text/toasts.ts")
const { module: sentences } = await load("/core/onchain/calldata/sentences.ts")
const { module: languages } = await load("/react/kit/locale/switchLocale.ts")
const { module: rules } = await load("/core/kit/modal/alerts.ts")
const texts = english.english
/** The languages, without the pseudo-locales. */
const tags = Object.keys(languages.locales).filter((tag) => !tag.startsWith("qps"))
/** Returns whether a text consists of a value only, which is not translated. */
const isValue = (text) => /^\{\w+\}$/.test(text)
const slots = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(" ")
const words = (text) => text.replace(/\{\w+\}/g, "").match(/[A-Za-z]{3,}/g) ?? []

/** Returns every text of a language. */
const getTexts = async (tag) => {
  const { first, views, ...language } = (await languages.locales[tag]()).language
  return { ...language, words: { ...first, ...views } }
}
/** Missing translations, by language: English replaces them until the release. */
const missing = new Map(tags.map((tag) => [tag, []]))

/** Returns the problems of one language. */
const getProblems = async (tag) => {
  const { alerts, calls, failures, tag: own, words: translations } = await getTexts(tag)
  const plurals = new Intl.PluralRules(own).resolvedOptions().pluralCategories
  const expected = Object.keys(texts).flatMap((key) =>
    forms.test(key) ? (key.endsWith(".other") ? plurals.map((form) => key.replace(forms, `.${form}`)) : []) : [key]
  )
  const getEnglish = (key) => texts[key] ?? texts[key.replace(forms, ".other")] ?? ""
  const compare = (key, own, original, may = []) => [
    ...(slots(own) === slots(original) ? [] : [`${key}: places ${slots(own)} in place of ${slots(original)}`]),
    ...(misprint.test(own) || foreign[tag]?.test(own) ? [`${key} is misprinted: ${own}`] : []),
    ...(own === original && words(original).length > 0 && !isValue(own) && !may.includes(own) && !names.test(own)
      ? [`${key} is English: ${own}`]
      : [])
  ]
  missing.get(tag).push(
    ...expected.filter((key) => translations[key] === undefined).map((key) => `${key}: ${getEnglish(key)}`),
    ...catalogue.entries
      .filter(({ shownIn, standing }) => (shownIn === "view" || shownIn === "toast") && standing === "raised")
      .flatMap(({ code, short, tag: name }) => [
        ...(failures[code] === undefined && !isValue(short) ? [`${code}: ${short}`] : []),
        ...(failures[code]?.[1] === undefined ? [`${code}, what to do next: ${longs.getLongText(name)}`] : [])
      ]),
    ...Object.keys(sentences.sentences)
      .filter((key) => calls[key] === undefined)
      .map((key) => `${key}: ${sentences.sentences[key]}`),
    ...Object.keys(rules.alerts).flatMap((key) => (key in alerts ? [] : [`${key}: ${rules.alerts[key].short}`]))
  )
  return [
    ...Object.keys(translations).flatMap((key) =>
      expected.includes(key)
        ? []
        : [`${key} has no English text. Remove it, or add the English: npm run add-text -- ${key} "…"`]
    ),
    ...Object.entries(translations).flatMap(([key, own]) => compare(key, own, getEnglish(key), equals[tag])),
    ...Object.entries(translations).flatMap(([key, own]) => {
      const most = Math.max(getEnglish(key).length * 1.6, room)
      return fixed.test(key) && own.length > most ? [`${key} is too long for its place: ${own}`] : []
    }),
    ...Object.entries(failures).flatMap(([code, [short, long]]) => {
      const entry = catalogue.getEntry(code)
      if (entry?.code !== code) return [`${code} is no failure of the kit`]
      return [
        ...compare(code, short, entry.short),
        ...(long === undefined ? [] : compare(code, long, longs.getLongText(entry.tag) ?? ""))
      ]
    }),
    ...Object.entries(calls).flatMap(([key, own]) =>
      compare(key, own, sentences.sentences[key] ?? sentences.sentences[key.replace(forms, "")] ?? "", equals[tag])
    ),
    ...Object.entries(alerts).flatMap(([key, [short, long]]) => {
      const entry = rules.alerts[key]
      return entry === undefined
        ? [`${key} is no alert of the kit`]
        : [...compare(key, short, entry.short), ...compare(key, long, entry.long)]
    })
  ].map((problem) => `${folder}/${tag}.ts: ${problem}`)
}

const sources = findFiles(["react", "core"], /(?<!\.test)\.tsx?$/)
  .filter((file) => !file.startsWith(folder))
  .map((file) => readFileSync(join(root, file), "utf8"))
const usedKeys = new Set(
  sources.flatMap((text) => [...text.matchAll(/["'`]([\w]+\.[\w]+)["'`]/g)].map(([, key]) => key))
)
const unused = Object.keys(texts)
  .map((key) => key.replace(forms, ""))
  .filter((key) => !composed.test(key) && !usedKeys.has(key) && !(key in toasts.toastTexts))

const problems = [
  ...new Set(unused.map((key) => `${key} is used nowhere: remove it from the files of ${folder}/en`)),
  ...catalogue.entries.flatMap(({ tag }) =>
    slots(longs.getLongText(tag) ?? "") === "" ? [] : [`${tag} has places in what to do next`]
  ),
  ...(await Promise.all(tags.map(getProblems))).flat()
]
await close()
for (const [tag, keys] of missing)
  if (isRelease) problems.push(...keys.map((key) => `${tag} lacks ${key}`))
  else if (keys.length > 0) console.log(`${tag} lacks ${keys.length} translations: ${keys.slice(0, 3).join("; ")}`)
if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
