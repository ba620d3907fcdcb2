/** The result of a check: right, wrong with a fix, or not applicable. */
export interface Finding {
  readonly what: string
  readonly state: "fits" | "wrong" | "none"
  readonly said: string
  readonly fix: string | null
}

export const fits = (what: string, said: string): Finding => ({ what, state: "fits", said, fix: null })
export const createWrong = (what: string, said: string, fix: string): Finding => ({ what, state: "wrong", said, fix })
export const createNone = (what: string, said: string): Finding => ({ what, state: "none", said, fix: null })
