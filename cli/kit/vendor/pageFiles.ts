/** The file that a page names, and the one that stands in React's place. */
export const entry = "element.js"
const standIn = "preact.js"

const relatives = /\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+\.js)"/g
const reacts = /\bfrom\s*"react(?:-dom)?(?:\/[\w-]+)?"/g

/** The path of a file as another one names it, from the folder of both. */
const resolved = (from: string, to: string): string => {
  const parts = from.split("/").slice(0, -1)
  for (const part of to.split("/")) {
    if (part === "..") parts.pop()
    else if (part !== ".") parts.push(part)
  }
  return parts.join("/")
}

/** Where a bundler's chunks import React, a page finds the stand-in; it has no maps. */
const forPage = (path: string, code: string): string =>
  code
    .replace(reacts, `from"${"../".repeat(path.split("/").length - 1) || "./"}${standIn}"`)
    .replace(/\n?\/\/# sourceMappingURL=.*\s*$/, "\n")

/**
 * Returns what a page without a bundler loads, by path: the element and all that it imports, at once or later, with
 * preact in React's place. `read` returns a file of the package.
 */
export const pageFiles = (read: (path: string) => string): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  const add = (path: string): void => {
    if (files.has(path)) return
    const code = forPage(path, read(path))
    files.set(path, code)
    for (const [, to = ""] of code.matchAll(relatives)) add(resolved(path, to))
  }
  add(entry)
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Returns what loads before anything is pressed: the entry, and what it imports at once. */
export const firstFiles = (files: ReadonlyMap<string, string>, start: string = entry): ReadonlyArray<string> => {
  const found = new Set<string>()
  const add = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const [, to = ""] of (files.get(path) ?? "").matchAll(
      /\bfrom\s*"(\.{1,2}\/[^"]+\.js)"|\bimport\s*"(\.[^"]+)"/g
    ))
      add(resolved(path, to))
  }
  add(start)
  return [...found]
}
