import * as Effect from "effect/Effect"
import { chmodSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { makeFolder } from "./makeFolder.ts"
import { type NotWritten, createNotWritten } from "../errors/errors.ts"

/** Writes a file atomically, readable only by its owner. */
export const writePrivately = (file: string, text: string): Effect.Effect<void, NotWritten> =>
  Effect.try({
    try: () => {
      makeFolder(dirname(file), 0o700)
      const draft = `${file}.${process.pid}.draft`
      writeFileSync(draft, `${text}\n`, { mode: 0o600 })
      chmodSync(draft, 0o600)
      renameSync(draft, file)
    },
    catch: (cause) => createNotWritten(file, cause)
  })
