import { type Finding, fits, none, wrong } from "./findings.ts"

interface Source {
  readonly file: string
  readonly text: string
}

const reads = ({ text }: Source): boolean => /from\s+["']latchkey\/server["']/.test(text)
/** The code of a file: what its comments and its strings say of an option is none. */
const codeOf = ({ file, text }: Source): Source => ({
  file,
  text: text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|(["'`])(?:\\[\s\S]|(?!\1)[^\\])*?\1/g, "''")
})
const makes = ({ text }: Source): boolean => /\bcreateLatchkey\s*\(|<LatchkeyRoot\b/.test(text)
const namesOf = (all: ReadonlyArray<Source>): string => all.map(({ file }) => file).join(", ")

/** Whether a project's server reads the account's cookie: its pages are each visitor's own. */
export const readsCookie = (sources: ReadonlyArray<Source>): boolean => sources.some(reads)

/** The cookie of server rendering: kept by the page, read by the server as it came, under one name. docs/servers.md. */
export const cookieFindings = (sources: ReadonlyArray<Source>): ReadonlyArray<Finding> => {
  const readers = sources.filter(reads)
  const makers = sources.map(codeOf).filter(makes)
  const keepers = makers.filter(({ text }) => /\bcookie\s*(?::\s*(?!\s|false\b)|[,}])/.test(text))
  if (readers.length === 0)
    return keepers.length === 0
      ? []
      : [none("Cookie", `kept by ${namesOf(keepers)}, read by no file: readSnapshot of latchkey/server reads it`)]
  // Options that come from elsewhere cannot be read here.
  if (
    makers.length > 0 &&
    keepers.length === 0 &&
    makers.every(({ text }) => !/\.\.\.\w|createLatchkey\s*\(\s*\w/.test(text))
  )
    return [
      wrong(
        "Cookie",
        `${namesOf(readers)} reads a cookie that ${namesOf(makers)} does not keep.`,
        "createLatchkey({ cookie: true, … })"
      )
    ]
  const rewritten = readers.filter(({ text }) => /readSnapshot\s*\([^;\n]*\bcookies\s*\(\)[^;\n]*toString/.test(text))
  if (rewritten.length > 0)
    return [
      wrong(
        "Cookie",
        `${namesOf(rewritten)} reads cookies().toString(), which encodes each value anew: nobody is read.`,
        'readSnapshot((await headers()).get("cookie"))'
      )
    ]
  const named = keepers.filter(({ text }) => /\bstorageName\s*[:,}]/.test(text))
  if (named.length > 0 && readers.every(({ text }) => !/\bstorageName\b/.test(text)))
    return [
      wrong(
        "Cookie",
        `${namesOf(named)} names its storage, and ${namesOf(readers)} reads the cookie of a kit without a name.`,
        "readSnapshot(header, { storageName: … }) with the same name"
      )
    ]
  return [fits("Cookie", `kept by the page, read in ${namesOf(readers)}`)]
}

/** A page that is drawn from a visitor's cookie may be kept by nobody between. */
export const cacheFindings = (cacheControl: string | null): ReadonlyArray<Finding> => {
  const words = (cacheControl ?? "").toLowerCase().split(/[\s,]+/)
  const isShared = words.includes("public") || words.some((word) => /^s-maxage=0*[1-9]/.test(word))
  return isShared
    ? [
        wrong(
          "Cache",
          `Cache-Control: ${cacheControl ?? ""} lets a cache show one visitor's account to another.`,
          "Answer a page that is drawn from the cookie with Cache-Control: private."
        )
      ]
    : [fits("Cache", "no cache between may keep the page")]
}
