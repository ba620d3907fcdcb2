import { Key } from "../../foundation/data/key.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** `auto` follows the system. The default is dark. docs/spec/kit.md#theme-modes, docs/spec/kit.md#theme-defaults. */
const ThemeModeSchema = Schema.Literal("dark", "light", "auto")
/** The mode of the modal and the buttons; `auto` is the system's. */
export type ThemeMode = Schema.Schema.Type<typeof ThemeModeSchema>

const Variables = Schema.Record({ key: Key, value: Schema.String })

export const ThemeStateSchema = Schema.Struct({
  mode: ThemeModeSchema,
  /** The host's `themeVariables`, checked. */
  variables: Variables
})
export interface ThemeState extends Schema.Schema.Type<typeof ThemeStateSchema> {}

export const ThemeEventSchema = Schema.Struct({
  _tag: Schema.Literal("ThemeChanged"),
  mode: Schema.optional(ThemeModeSchema),
  variables: Schema.optional(Variables)
})
export interface ThemeEvent extends Schema.Schema.Type<typeof ThemeEventSchema> {}
