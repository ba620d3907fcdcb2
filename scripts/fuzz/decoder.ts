/** One reader of data from outside. It may return anything, but must not throw. */
export interface Decoder {
  readonly name: string
  /** The kind of input: a text, JSON as text, or a value. */
  readonly takes: "text" | "json" | "value"
  /** Valid inputs, from which the others are made. */
  readonly samples: ReadonlyArray<unknown>
  /** The decoded value; undefined if the input is not valid. */
  readonly read: (input: never) => unknown
  /** Runs in the terminal, where it blocks no page: it may take ten times as long. */
  readonly patient?: boolean
  /** What must never be returned, as a sentence; undefined if the output is right. */
  readonly wrong?: (output: unknown) => string | undefined
}

export const textReader = (
  name: string,
  samples: ReadonlyArray<string>,
  read: (text: string) => unknown,
  wrong?: Decoder["wrong"]
): Decoder => ({ name, takes: "text", samples, read, ...(wrong === undefined ? {} : { wrong }) })
export const jsonReader = (
  name: string,
  samples: ReadonlyArray<unknown>,
  read: (json: string) => unknown
): Decoder => ({ name, takes: "json", samples, read })
export const valueReader = (
  name: string,
  samples: ReadonlyArray<unknown>,
  read: (value: unknown) => unknown
): Decoder => ({ name, takes: "value", samples, read })
