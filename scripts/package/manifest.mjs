// The packed package.json: without scripts, of which npm warns at each installation, and without what only this repository
// uses. npm packs the file as it is, so `prepack` replaces it and `postpack` puts it back; package.mjs puts it back, too,
// after a packing that was interrupted.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { folder, root } from "../ready.mjs"

const manifest = join(root, "package.json")
const original = () => join(folder(join(root, ".cache")), "unpacked-package.json")

/** Puts the repository's package.json back, if the packed one is in its place. */
export const restoreManifest = () => {
  if (existsSync(original())) renameSync(original(), manifest)
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === "--restore") restoreManifest()
  else {
    copyFileSync(manifest, original())
    const { devDependencies, overrides, scripts, ...packed } = JSON.parse(readFileSync(manifest, "utf8"))
    writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`)
  }
}
