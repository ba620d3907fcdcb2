/** One reader of data from outside. It may give anything but a throw. */
export interface Decoder {
  readonly name: string
  /** What it is handed: a text, JSON as text, or a value. */
  readonly takes: "text" | "json" | "value"
  /** Good inputs, which the others are made from. */
  readonly samples: ReadonlyArray<unknown>
  /** What it made of it; undefined when it did not fit. */
  readonly read: (input: never) => unknown
  /** Read at a terminal, where no page stands still meanwhile: it may take ten times as long. */
  readonly patient?: boolean
  /** What must never come out, said in words; undefined when all is well. */
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
