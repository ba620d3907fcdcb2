/** A piece of text that a person wrote. `line` counts from 1. */
export type Prose = {
  readonly kind: "comment" | "field" | "file" | "folder" | "name" | "page" | "string" | "title" | "unit"
  readonly text: string
  readonly line: number
}
export const readProse: (file: string, text: string) => ReadonlyArray<Prose>
