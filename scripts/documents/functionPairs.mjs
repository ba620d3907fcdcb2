// Reads the pairs of a file and its functions in a document: `core/state.ts`: `step`, `KitState`.
import { basename } from "node:path"

const isFile = (word) => /^[\w./-]+(?<!\.test)\.(tsx?|mjs)$/.test(word)

/** Returns the pairs of a line as `{ file, names }`; `file` may be a name without its folder. */
export const findPairs = (line) =>
  [...line.matchAll(/`([^`]+)`: ((?:`[^`]+`(?:, | and )?)+)/g)]
    .filter(([, file]) => isFile(file))
    .map(([, file, list]) => ({ file, names: [...list.matchAll(/`([A-Za-z]\w*)(?:\(\))?`/g)].map(([, name]) => name) }))

/** Returns the files that a document can mean: the one with this path, or those with this name. */
export const filesNamed = (files, name) =>
  files.filter((file) => file === name || (!name.includes("/") && basename(file) === name))

/** Returns true if code declares or exports the name: as a value, a type, a parameter, or a field. */
export const isDeclared = (code, name) =>
  new RegExp(
    `\\b(?:function\\*?|const|let|class|type|interface)\\s+${name}\\b|^\\s*(?:readonly\\s+|async\\s+|static\\s+)*${name}\\??\\s*[:(<,]|[{,]\\s*${name}\\s*[,:}]`,
    "m"
  ).test(code.replace(/^import\b[^"]*"[^"]*"/gm, ""))
