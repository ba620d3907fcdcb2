/** How far a request reaches: `unread` is one whose meaning is not known. */
export type Risk = "plain" | "careful" | "unread" | "danger"

/** One line of a request in words. */
export interface WordsField {
  readonly label: string
  readonly value: string
  /** What is signed: digits, an address, hex. */
  readonly raw: string
  /** `message`: a text of the page, as it is signed; `data`: bytes that only experts read. */
  readonly kind: "amount" | "address" | "time" | "text" | "message" | "data" | "warning"
}

/** A request in words. docs/spec/onchain.md#calldata-words. */
export interface Words {
  readonly sentence: string
  /** The same in a few words, where the sentence also says what cannot be told. */
  readonly title?: string
  readonly fields: ReadonlyArray<WordsField>
  readonly risk: Risk
  /** What made the words: a shape that the kit knows, a descriptor, or neither. */
  readonly by: "shape" | "descriptor" | "none"
  /** The calls within this one. */
  readonly nested: ReadonlyArray<Words>
}

const order: ReadonlyArray<Risk> = ["plain", "careful", "unread", "danger"]

/** Returns the worst of several risks; plain if there are none. */
export const worstRisk = (all: ReadonlyArray<Risk>): Risk =>
  order[Math.max(0, ...all.map((risk) => order.indexOf(risk)))] ?? "plain"
