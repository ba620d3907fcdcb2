// The rules of `docs/english.md` that a script can check.
import { readFileSync } from "node:fs"
import { join } from "node:path"

const readWords = (file) => new Set(JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8")))

/** Verbs that a title may begin with. Add one when a title needs it; no plural noun. */
const verbs = readWords("verbs.json")
/** The first words of functions: those verbs in their basic form, and words of conversions, handlers and predicates. */
const firstWords = new Set([
  ...[...verbs].flatMap((verb) => [
    verb,
    verb.replace(/s$/, ""),
    verb.replace(/es$/, ""),
    verb.replace(/es$/, "e"),
    verb.replace(/ies$/, "y")
  ]),
  ...["after", "are", "as", "before", "by", "can", "from", "has", "is", "may", "must", "never", "of", "on", "should"],
  ...["say", "to", "until", "use", "with"]
])
/** Functions that begin with another word. Remove a name that is renamed or deleted, and do not add any. */
export const otherFunctions = readWords("otherFunctions.json")

/** Names that say nothing of what they hold. Participles and prepositions, not nouns or verbs. */
const vagueNames =
  /^(?:at|of|on|named|wish|told|asked|shown|over|chosen|kept|here|came|left|used|given|one|its|hear|Ear|quietly|settle|anew|begun|deed|gives|gone|lent|news|said|says|speak|speech|stands|taken|took|untold|wished)$/
/** Last words that no file and no exported name ends in. */
const vagueEndings =
  /^(?:asked|told|kept|heard|shown|seen|wanted|meant|left|held|late|later|over|here|at|untold|misfit|ears|tied|turn)$/
/** First words that make a function read like a value; some verbs and nouns end in "ed", too. A layer is a value. */
const valueWords =
  /^(?!\w*Layer$|(?:need|seed|embed|embedded|feed|featured|speed|succeed|proceed|exceed)(?![a-z]))(?:[a-z]+ed|told|tells?|heard?|hears|mind|heed|seen|here|kept|made|gone|came|taken|chosen|said|found|sent|begun|brought|caught|aside|apart|lone|nearest|same|once|within|without|among|around|beside|through|misfit|unread)(?![a-z0-9])/
/** Functions with such names that hosts import or read. */
const publicFunctions = new Set([
  "allowedMethod",
  "cached",
  "displayedConnection",
  "locked",
  "mockedQuote",
  "ranked",
  "recommendedCap",
  "sampled",
  "unsupportedNetwork"
])
/** Behaviors of the package's test wallet, which hosts import. */
const publicBehaviors = new Set(["answers", "fails", "rejects"])
/** Folders whose functions begin with verbs. */
const checkedFolders = /^(core|services|react|cli|fixtures|scripts)\//
const productFiles = /^(core|services|react|cli)\/(?!.*\.test\.tsx?$)/
/** Verbs in the third person that name a function which returns true or false: `needsProject`, `fitsWildcard`. */
const predicateVerbs = new Set([
  "awaits",
  "becomes",
  "belongs",
  "covers",
  "differs",
  "discovers",
  "does",
  "fits",
  "has",
  "holds",
  "includes",
  "is",
  "knows",
  "lacks",
  "lists",
  "looks",
  "matches",
  "needs",
  "offers",
  "prefers",
  "reaches",
  "reuses",
  "serves",
  "shows",
  "speaks",
  "supports",
  "uses"
])

/** Fields whose names a standard, a library or our own public types fix, in one file or in all. */
export const fixedFields = {
  on: "EIP-1193, wallet-standard and Node's events",
  given: "`CallMisfit`, which hosts read",
  "cli/kit/vendor/vendor.ts at": "option of the command, and its JSON",
  "core/embedded/login/events.ts at": "recorded event",
  "core/embedded/user/events.ts at": "recorded event",
  "core/embedded/wire/frameEvent.ts at": "message of the frame",
  "core/embedded/wire/schema.ts at": "message of the frame",
  "core/kit/report/exchanges.ts at": "bug file",
  "core/kit/report/methods.ts at": "`kit.watch`, which hosts read",
  "core/onchain/account/events.ts shown": "recorded event",
  "core/onchain/approval/events.ts told": "recorded event",
  "core/onchain/siwx/errors.ts at": "placeholder of translated texts",
  "core/onchain/swap/events.ts of": "recorded event",
  "core/wallets/connection/events.ts left": "recorded event",
  "core/wallets/connectors/errors.ts at": "`CallsMisfit`, which hosts read",
  "core/wallets/requests/errors.ts asked": "`OtherChain`, which hosts read",
  "core/wallets/signing/events.ts asked": "state that bug files contain",
  "core/wallets/signing/intent.ts shown": "recorded event",
  "fixtures/sandbox/http/requests.ts at": "JSON of the sandbox",
  "fixtures/sandbox/relay/startRelay.ts at": "JSON of the sandbox",
  "fixtures/sandbox/secureSite/inbox/mailbox.ts at": "JSON of the sandbox",
  "fixtures/sandbox/secureSite/social/signIns.ts at": "message of the frame",
  "services/foundation/recording/Flow.ts at": "recorded flow",
  "services/foundation/storage/Caches.ts at": "stored cache"
}
export const mostFixedFields = 30
const isFixed = (file, field) => field in fixedFields || `${file} ${field}` in fixedFields

/** Rules of sentences. `limited` rules concern words that also have correct uses. */
const sentenceRules = {
  headless: /(?:^|[.!:;?]\s+|^[-*|>#\s]+)(?:What|Who|Whoever|Whose|Whatever|Whether)\b(?![^.]*\?)/m,
  notify: /\b(?:tells?|told|telling)\b/i,
  nobody: /\b(?:nobody|somebody|anybody)\b/i,
  anew: /\banew\b/i,
  "as such": /\bas such\b/i,
  beside: /\bbeside\b/i,
  alone: /\balone\b/i,
  none: /\bnone\b/i,
  stands: /\b(?:stands?|stood|standing)\b/i,
  "by itself": /\bby (?:itself|themselves)\b/i
}
/** Rules that a text may break `mostUses` times in the whole repository. */
export const mostUses = 20
export const limited = ["beside", "alone", "none", "stands", "by itself"]

const removeQuotes = (text) =>
  text.replace(/``[^`]*``|`[^`]*`/g, "`").replace(/"[^"\n]*"|“[^”]*”|\]\([^)]*\)|<[^>]*>/g, '"')

const lastWord = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_-]+/)
    .at(-1)
/** Failures keep the tags that hosts read: `SendMisfit`. */
const isFailureName = (name) => /^\w*Misfit$/.test(name)

/** True if a title begins with a verb in the third person or with the name of its unit: `kit.send`, `$name`, `F12`. */
const isTitle = (title) => {
  const first = title.trim().split(/[\s,:;]/)[0]
  return verbs.has(first) || /^[`$%]|^\w+[.(]\w*|[a-z][A-Z]|^[A-Z]\d+$|_/.test(first)
}

const isPublicFunction = (name, file) =>
  publicFunctions.has(name) || (file === "react/kit/testing/behaviours.ts" && publicBehaviors.has(name))
/** True for a function named by a participle (`joined`), or by a verb in the third person (`signsIn`). Layers are values. */
const isValueName = (name) => {
  const first = /^[a-z]+/.exec(name)?.[0] ?? ""
  return valueWords.test(name) || (verbs.has(first) && !predicateVerbs.has(first) && !name.endsWith("Layer"))
}
const isMisnamedFunction = (name, file) =>
  checkedFolders.test(file) && isValueName(name) && !isPublicFunction(name, file)
/** True for a function of the product whose name begins with a noun: `feeText`. Components and layers are values. */
const isNounFunction = (name, file) =>
  productFiles.test(file) &&
  /^[a-z]/.test(name) &&
  !firstWords.has(/^[a-z]+/.exec(name)[0]) &&
  !name.endsWith("Layer") &&
  !otherFunctions.has(name)
const checkItem = ({ kind, text }, file) => {
  if (kind === "field" && isFixed(file, text)) return []
  if (kind === "name" || kind === "field") return vagueNames.test(text) ? ["name"] : []
  if (kind === "function") return isMisnamedFunction(text, file) || isNounFunction(text, file) ? ["function name"] : []
  if (kind === "file" || kind === "folder")
    return vagueEndings.test(lastWord(text)) && !isFailureName(text) ? ["file name"] : []
  const plain = removeQuotes(text)
  const rules = Object.entries(sentenceRules).flatMap(([rule, pattern]) => (pattern.test(plain) ? [rule] : []))
  return kind === "title" && !isTitle(text) ? [...rules, "title"] : rules
}

/** Returns the places of a file that break a rule, as `{ rule, line, text }`. */
export const findFaults = (items, file) =>
  items.flatMap((item) =>
    checkItem(item, file).map((rule) => ({ rule, line: item.line, text: item.text.replace(/\s+/g, " ").slice(0, 160) }))
  )
