/** The file that a page loads, and the file that replaces React. */
export const entry = "element.js"
const standIn = "preact.js"

const relatives = /\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+\.js)"/g
const reacts = /\bfrom\s*"react(?:-dom)?(?:\/[\w-]+)?"/g

/** Resolves an import of a file against the file's folder. */
const resolvePath = (from: string, to: string): string => {
  const parts = from.split("/").slice(0, -1)
  for (const part of to.split("/")) {
    if (part === "..") parts.pop()
    else if (part !== ".") parts.push(part)
  }
  return parts.join("/")
}

/** Adapts a chunk to a page: imports of React use the replacement, and source maps are removed. */
const adaptForPage = (path: string, code: string): string =>
  code
    .replace(reacts, `from"${"../".repeat(path.split("/").length - 1) || "./"}${standIn}"`)
    .replace(/\n?\/\/# sourceMappingURL=.*\s*$/, "\n")

/**
 * Returns the files that a page without a bundler loads, by path: the element and everything that it imports,
 * immediately or later, with preact instead of React. `read` returns a file of the package.
 */
export const getPageFiles = (read: (path: string) => string): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  const add = (path: string): void => {
    if (files.has(path)) return
    const code = adaptForPage(path, read(path))
    files.set(path, code)
    for (const [, to = ""] of code.matchAll(relatives)) add(resolvePath(path, to))
  }
  add(entry)
  return new Map([...files].sort(([first], [second]) => (first < second ? -1 : 1)))
}

/** Returns the files that load before any click: the entry, and its static imports. */
export const findFirstFiles = (files: ReadonlyMap<string, string>, start: string = entry): ReadonlyArray<string> => {
  const found = new Set<string>()
  const add = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const [, to = ""] of (files.get(path) ?? "").matchAll(/\b(?:from|import)\s*"(\.{1,2}\/[^"]+\.js)"/g))
      add(resolvePath(path, to))
  }
  add(start)
  return [...found]
}
