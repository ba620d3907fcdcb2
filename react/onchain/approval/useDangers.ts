import { listDangers, getParts } from "../../../core/onchain/calldata/dangers.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { shortenAddresses } from "../money/CallWords.tsx"
import type { Warning } from "../money/Warnings.tsx"

/** Returns the warnings to tick: one per danger of each call, and one for all calls that cannot be decoded. */
export const useDangers = (words: Words | undefined): ReadonlyArray<Warning> => {
  const text = useText()
  const parts = words === undefined ? [] : getParts(words)
  const dangers = parts.flatMap(({ place, words: part }) =>
    listDangers(part).map(
      (sentence): Warning => ({
        id: `${place} ${sentence}`,
        look: "danger",
        sentence: shortenAddresses(part, sentence),
        ...(place !== "" &&
          sentence !== part.sentence && { more: `${place}. ${shortenAddresses(part, part.title ?? part.sentence)}` }),
        tick: text("approve.tick")
      })
    )
  )
  const unread = parts.filter(({ words: { risk } }) => risk === "unread")
  const [first] = unread
  return [
    ...dangers,
    ...(first === undefined
      ? []
      : [
          {
            id: "unread",
            look: "careful",
            sentence:
              unread.length === 1
                ? shortenAddresses(first.words, first.words.sentence)
                : text("approve.unreadParts", { count: unread.length }),
            tick: text("approve.tickUnread")
          } satisfies Warning
        ])
  ]
}
