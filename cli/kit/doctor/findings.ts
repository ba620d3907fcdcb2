/** The result of a check: right, wrong with a fix, or not applicable. */
export interface Finding {
  readonly what: string
  readonly state: "fits" | "wrong" | "none"
  readonly sentence: string
  readonly fix: string | null
}

export const fits = (what: string, sentence: string): Finding => ({ what, state: "fits", sentence, fix: null })
export const createWrong = (what: string, sentence: string, fix: string): Finding => ({
  what,
  state: "wrong",
  sentence,
  fix
})
export const createNone = (what: string, sentence: string): Finding => ({ what, state: "none", sentence, fix: null })
