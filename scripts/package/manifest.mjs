// Packs package.json without scripts, of which npm warns at each installation, and without fields that only this
// repository uses; packs README without links to documents that the package lacks. npm packs both files as they are, so
// `prepack` replaces them and `postpack` restores them; package.mjs restores them after an interrupted packing, too.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { folder, root } from "../ready.mjs"

const files = ["package.json", "README.md"]
const getOriginalPath = (file) => join(folder(join(root, ".cache")), `unpacked-${file}`)

/** Returns the packed manifest. */
const packManifest = (text) => {
  const { devDependencies, overrides, scripts, ...packed } = JSON.parse(text)
  return `${JSON.stringify(packed, null, 2)}\n`
}

const note =
  "The documents that this page names are in the repository. In a project, `npx latchkey --help` lists the commands, `npx latchkey errors <code>` explains an error, and every option, method and hook is typed and commented."

/** Returns the packed README: links into the repository become plain text, and its pictures are left out. */
const packReadme = (text) =>
  text
    .replace(/^!\[[^\]]*\]\((?!https?:)[^)]*\)\n\n/gm, "")
    .replace(/\[([^\]]*)\]\((?!https?:|#)[^)]*\)/g, "$1")
    .replace(/^# .*\n/, (title) => `${title}\n${note}\n`)

/** Restores the repository's files if the packed ones are in place. */
export const restoreManifest = () => {
  for (const file of files) if (existsSync(getOriginalPath(file))) renameSync(getOriginalPath(file), join(root, file))
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === "--restore") restoreManifest()
  else
    for (const [file, packed] of [
      ["package.json", packManifest],
      ["README.md", packReadme]
    ]) {
      copyFileSync(join(root, file), getOriginalPath(file))
      writeFileSync(join(root, file), packed(readFileSync(join(root, file), "utf8")))
    }
}
