import type { ReactNode } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { WholeAddress } from "./WholeAddress.tsx"
import type { Words } from "../../../core/onchain/calldata/words.ts"

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
  const title = titleOf(words)
  const lines = fields.filter(
    ({ kind, value }) => kind === "address" || (kind !== "warning" && kind !== "data" && !title.includes(value))
  )
  return (
    <>
      {fields
        .filter(({ kind }) => kind === "warning")
        .map(({ value }) => (
          <p key={value} className="careful">
            {value}
          </p>
        ))}
      {lines.length > 0 && (
        <dl className="figures">
          {lines.map(({ kind, label, raw, value }) => (
            <div key={`${label} ${raw}`} title={raw}>
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

/** The sentence with its addresses short: each of them stands whole in a line beneath. */
const titleOf = ({ fields, sentence, title = sentence }: Words): string =>
  fields
    .filter(({ kind, raw }) => kind === "address" && raw !== "")
    .reduce((text, { raw }) => text.replaceAll(raw, truncateAddress(raw)), title)
