/** The risk of a request: `unread` means that its meaning is unknown. */
export type Risk = "plain" | "careful" | "unread" | "danger"

/** One line of a request's description. */
export interface WordsField {
  readonly label: string
  readonly value: string
  /** The signed value: digits, an address, hex. */
  readonly raw: string
  /** `message`: a text of the page that is signed; `data`: bytes that only experts read. */
  readonly kind: "amount" | "address" | "time" | "text" | "message" | "data" | "warning"
}

/** The description of a request. docs/spec/onchain.md#calldata-words. */
export interface Words {
  readonly sentence: string
  /** A short form, if the sentence also explains which parts cannot be described. */
  readonly title?: string
  readonly fields: ReadonlyArray<WordsField>
  readonly risk: Risk
  /** The source of the description: a shape that the kit knows, a descriptor, or neither. */
  readonly by: "shape" | "descriptor" | "none"
  /** The calls within this one. */
  readonly nested: ReadonlyArray<Words>
}

const order: ReadonlyArray<Risk> = ["plain", "careful", "unread", "danger"]

/** Returns the highest of several risks; plain if there are no risks. */
export const findWorstRisk = (all: ReadonlyArray<Risk>): Risk =>
  order[Math.max(0, ...all.map((risk) => order.indexOf(risk)))] ?? "plain"
