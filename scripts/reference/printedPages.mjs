import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { load } from "../load.mjs"
import { root } from "../ready.mjs"
import { read } from "./comments.mjs"
import { errorsPage } from "./errorsPage.mjs"
import { withInstalls } from "./installs.mjs"
import { writeNamesPage } from "./namesPage.mjs"
import { sizesPage } from "./sizesPage.mjs"

const loadModule = async (path) => {
  const { close, module } = await load(path)
  await close()
  return module
}

/** Returns a function that writes the installation sentences and commands between a document's marks. */
export const makeInstallsWriter = async () => {
  const sentences = await loadModule("/core/kit/package/install.ts")
  const { version } = JSON.parse(read("package.json"))
  return (text) => withInstalls(text, sentences, version)
}

const sizes = join(root, "dist/sizes.txt")
let pages

/**
 * Returns the generated pages by path: errors, names, reference, and sizes with the figures of the last `npm run size`.
 */
export const printPages = async () => {
  if (pages !== undefined) return pages
  const [writeInstalls, { everyError }, { requestTable }, { referencePage }] = await Promise.all([
    makeInstallsWriter(),
    loadModule("/cli/kit/catalogue/errors.ts"),
    loadModule("/fixtures/testing/requests/countFlow.ts"),
    import("./referencePage.mjs")
  ])
  pages = {
    "docs/reference.md": referencePage,
    "docs/names.md": writeNamesPage(),
    "docs/errors.md": writeInstalls(errorsPage(everyError)),
    "docs/sizes.md": sizesPage(existsSync(sizes) ? readFileSync(sizes, "utf8") : undefined, requestTable())
  }
  return pages
}
