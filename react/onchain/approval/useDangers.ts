import type { Words } from "../../../core/onchain/calldata/words.ts"
import { useText } from "../../foundation/state/atoms.ts"
import type { Warning } from "../money/Warnings.tsx"

/** What has to be ticked: each danger by its own sentence, and that what cannot be read is trusted. */
export const useDangers = (words: Words | undefined): ReadonlyArray<Warning> => {
  const text = useText()
  const all = words === undefined ? [] : partsOf(words)
  const sentences = new Set(
    all
      .filter(({ risk }) => risk === "danger")
      .flatMap(({ fields, sentence }) => {
        const warnings = fields.filter(({ kind }) => kind === "warning")
        return warnings.length === 0 ? [sentence] : warnings.map(({ value }) => value)
      })
  )
  const unread = all.filter(({ risk }) => risk === "unread")
  const [first] = unread
  return [
    ...[...sentences].map(
      (sentence): Warning => ({ id: sentence, look: "danger", sentence, tick: text("approve.tick") })
    ),
    ...(first === undefined
      ? []
      : [
          {
            id: "unread",
            look: "careful",
            sentence: unread.length === 1 ? first.sentence : text("approve.unreadParts", { count: unread.length }),
            tick: text("approve.tickUnread")
          } satisfies Warning
        ])
  ]
}

/** The calls that are told one by one: what holds others is told by them, and by what it warns of itself. */
const partsOf = (words: Words): ReadonlyArray<Words> => {
  if (words.nested.length === 0) return [words]
  const own: Words = { ...words, nested: [], risk: words.fields.some(isWarning) ? words.risk : "plain" }
  return [own, ...words.nested.flatMap(partsOf)]
}
const isWarning = ({ kind }: Words["fields"][number]): boolean => kind === "warning"
