import { type Finding, fits, createNone, createWrong } from "./findings.ts"

interface Source {
  readonly file: string
  readonly text: string
}

const isServerCode = ({ text }: Source): boolean => /from\s+["']latchkey\/server["']/.test(text)
/** Returns the code of a file: comments and strings may mention an option without setting it. */
const getCode = ({ file, text }: Source): Source => ({
  file,
  text: text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|(["'`])(?:\\[\s\S]|(?!\1)[^\\])*?\1/g, "''")
})
const isKitCode = ({ text }: Source): boolean => /\bcreateLatchkey\s*\(|<LatchkeyRoot\b/.test(text)
const getNames = (all: ReadonlyArray<Source>): string => all.map(({ file }) => file).join(", ")

/** Returns true if a project's server reads the account's cookie: then its pages differ between visitors. */
export const usesCookie = (sources: ReadonlyArray<Source>): boolean => sources.some(isServerCode)

/**
 * Checks the cookie of server rendering: the page stores it, and the server reads it unchanged, under one name.
 * docs/servers.md.
 */
export const getCookieFindings = (sources: ReadonlyArray<Source>): ReadonlyArray<Finding> => {
  const readers = sources.filter(isServerCode)
  const makers = sources.map(getCode).filter(isKitCode)
  const keepers = makers.filter(({ text }) => /\bcookie\s*(?::\s*(?!\s|false\b)|[,}])/.test(text))
  if (readers.length === 0)
    return keepers.length === 0
      ? []
      : [createNone("Cookie", `stored by ${getNames(keepers)}, but not read: use readSnapshot of latchkey/server`)]
  // Options from another file cannot be read here.
  if (
    makers.length > 0 &&
    keepers.length === 0 &&
    makers.every(({ text }) => !/\.\.\.\w|createLatchkey\s*\(\s*\w/.test(text))
  )
    return [
      createWrong(
        "Cookie",
        `${getNames(readers)} reads a cookie that ${getNames(makers)} does not store.`,
        "createLatchkey({ cookie: true, … })"
      )
    ]
  const rewritten = readers.filter(({ text }) => /readSnapshot\s*\([^;\n]*\bcookies\s*\(\)[^;\n]*toString/.test(text))
  if (rewritten.length > 0)
    return [
      createWrong(
        "Cookie",
        `${getNames(rewritten)} reads cookies().toString(), which encodes each value again, so no account is found.`,
        'readSnapshot((await headers()).get("cookie"))'
      )
    ]
  const withName = keepers.filter(({ text }) => /\bstorageName\s*[:,}]/.test(text))
  if (withName.length > 0 && readers.every(({ text }) => !/\bstorageName\b/.test(text)))
    return [
      createWrong(
        "Cookie",
        `${getNames(withName)} sets storageName, but ${getNames(readers)} reads the cookie of a kit without one.`,
        "readSnapshot(header, { storageName: … }) with the same name"
      )
    ]
  return [fits("Cookie", `stored by the page, read in ${getNames(readers)}`)]
}

/** Checks that shared caches do not store a page that depends on a visitor's cookie. */
export const cacheFindings = (cacheControl: string | null): ReadonlyArray<Finding> => {
  const words = (cacheControl ?? "").toLowerCase().split(/[\s,]+/)
  const isShared = words.includes("public") || words.some((word) => /^s-maxage=0*[1-9]/.test(word))
  return isShared
    ? [
        createWrong(
          "Cache",
          `Cache-Control: ${cacheControl ?? ""} lets a cache show one visitor's account to another.`,
          "Send Cache-Control: private with a page that depends on the cookie."
        )
      ]
    : [fits("Cache", "no shared cache may store the page")]
}
