import { existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"

/**
 * Makes a folder and those that it lies in. Node's own way (`recursive`) never returns where a system says of a folder
 * that stands that nothing can be made in it because it is not there, as Linux does below /proc: no time-out and no
 * interrupt ends it.
 */
export const makeFolder = (folder: string, mode?: number): void => {
  const above = dirname(folder)
  if (above !== folder && !existsSync(above)) makeFolder(above, mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another run may have made it meanwhile; a file in its place fails at what is written into it.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  }
}
