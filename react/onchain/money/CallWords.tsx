import type { ReactNode } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { WholeAddress } from "./WholeAddress.tsx"
import type { Words, WordsField } from "../../../core/onchain/calldata/words.ts"

/**
 * What a wallet is asked for, in words: one sentence as the title, what has to be known of it (`children`), its lines, and
 * the calls within it, numbered.
 */
export function CallWords({ children, words }: { readonly children?: ReactNode; readonly words: Words }) {
  return (
    <div className="told" data-risk={words.risk}>
      <h3>{titleOf(words)}</h3>
      {children}
      <Lines words={words} />
      <Calls words={words} />
    </div>
  )
}

function Calls({ words: { nested } }: { readonly words: Words }) {
  return nested.length === 0 ? null : (
    <ol className="calls">
      {nested.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a request never move
        <li key={at} data-risk={one.risk}>
          <div>
            <p className="call">{titleOf(one)}</p>
            <Lines words={one} />
            <Calls words={one} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What a sentence does not say already: addresses whole, times, and what to know. */
function Lines({ words }: { readonly words: Words }) {
  const { fields } = words
  const lines = unsaid(titleOf(words), fields)
  return (
    <>
      {fields
        .filter(({ kind }) => kind === "warning")
        .map(({ value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a request never move
          <p key={at} className="careful">
            {value}
          </p>
        ))}
      {lines.length > 0 && (
        <dl className="figures">
          {lines.map(({ kind, label, raw, value }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a request never move
            <div key={at} title={raw}>
              <dt>{label}</dt>
              <dd>
                {kind !== "address" ? (
                  <bdi>{value}</bdi>
                ) : value === raw ? (
                  <WholeAddress address={raw} />
                ) : (
                  <bdi dir="ltr">{value}</bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/**
 * The lines that the title does not say already: each place of a value in it stands for one line, so that coins that go
 * with a call are shown next to the same amount of a swap. Call data is with the details for experts.
 */
const unsaid = (title: string, fields: ReadonlyArray<WordsField>): ReadonlyArray<WordsField> => {
  const seen = new Map<string, number>()
  return fields.filter(({ kind, value }) => {
    if (kind === "warning" || kind === "data") return false
    if (kind === "address" || kind === "message") return true
    const count = (seen.get(value) ?? 0) + 1
    seen.set(value, count)
    return placesOf(title, value) < count
  })
}

/** How often a text has a value, not as a part of a longer number or word: "110 ETH" does not say "10 ETH". */
const placesOf = (text: string, value: string): number => {
  let places = 0
  for (let at = text.indexOf(value); value !== "" && at >= 0; at = text.indexOf(value, at + value.length))
    if (
      !/[\p{N}a-z.,]$/iu.test(text.slice(0, at)) &&
      !/^(?:[\p{N}a-z]|[.,]\p{N})/iu.test(text.slice(at + value.length))
    )
      places++
  return places
}

/** The sentence with its addresses short: each of them stands whole in a line beneath. */
const titleOf = ({ fields, sentence, title = sentence }: Words): string =>
  fields
    .filter(({ kind, raw }) => kind === "address" && raw !== "")
    .reduce((text, { raw }) => text.replaceAll(raw, truncateAddress(raw)), title)
