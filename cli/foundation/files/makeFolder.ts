import { existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"

/**
 * Creates a folder and its parents. Node's `recursive` option is not used: it never returns if the system reports an
 * existing folder as missing, as Linux does below /proc, and neither a time-out nor an interrupt ends it.
 */
export const makeFolder = (folder: string, mode?: number): void => {
  const parent = dirname(folder)
  if (parent !== folder && !existsSync(parent)) makeFolder(parent, mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another run may have created it in the meantime; if a file has its name, writing into it fails.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  }
}
