// Writes `latchkey/locales/*`: the tag, the direction and the button texts of each language. A page that imports one
// has them in its first script; the other texts of the language load on demand.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { load } from "../load.mjs"
import { folder } from "../ready.mjs"

/** Writes a file for each language into a folder. */
export const writeLocaleFiles = async (into) => {
  const { close, module } = await load("/react/kit/locale/listButtonLocales.ts")
  for (const [tag, locale] of await module.listButtonLocales())
    writeFileSync(join(folder(into), `${tag}.js`), `export default ${JSON.stringify(locale)}\n`)
  await close()
}

/** The type of every locale file. */
export const localeTypes =
  'import type { HostLocale } from "./index.js";\ndeclare const locale: HostLocale;\nexport default locale;\n'
