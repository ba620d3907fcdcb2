import { Key } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { ThemeEvent, ThemeState } from "./state.ts"

const Mode = Schema.Literal("dark", "light", "auto")
const Variables = Schema.Record({ key: Key, value: Schema.String })

export const ThemeStateSchema = tied<ThemeState>()(Schema.Struct({ mode: Mode, variables: Variables }))

export const ThemeEventSchema = tied<ThemeEvent>()(Schema.Struct({
  _tag: Schema.Literal("ThemeChanged"), mode: Schema.optional(Mode), variables: Schema.optional(Variables)
}))
