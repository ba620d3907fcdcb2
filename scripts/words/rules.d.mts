import type { Prose } from "./readProse.mjs"

export type Fault = { readonly rule: string; readonly line: number; readonly text: string }
export const findFaults: (items: ReadonlyArray<Prose>, file: string) => ReadonlyArray<Fault>
export const otherFunctions: ReadonlySet<string>
