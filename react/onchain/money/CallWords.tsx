import type { ReactNode } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { UnbrokenAddresses, WholeAddress } from "./WholeAddress.tsx"
import type { Words, WordsField } from "../../../core/onchain/calldata/words.ts"

/**
 * A description of a wallet request: a title sentence, `children` (warnings to tick), its lines, and the nested calls,
 * numbered.
 */
export function CallWords({ children, words }: { readonly children?: ReactNode; readonly words: Words }) {
  return (
    <div className="told" data-risk={words.risk}>
      <h3>
        <UnbrokenAddresses text={getTitle(words)} />
      </h3>
      {children}
      <Lines words={words} />
      <Calls words={words} />
    </div>
  )
}

function Calls({ words: { nested } }: { readonly words: Words }) {
  return nested.length === 0 ? null : (
    <ol className="calls">
      {nested.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls of a request never move
        <li key={index} data-risk={call.risk}>
          <div>
            <p className="call">
              <UnbrokenAddresses text={getTitle(call)} />
            </p>
            <Lines words={call} />
            <Calls words={call} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The facts that the sentence does not contain: whole addresses, times and warnings. */
function Lines({ words }: { readonly words: Words }) {
  const { fields } = words
  const lines = selectLinesNotInTitle(getTitle(words), fields)
  return (
    <>
      {fields
        .filter(({ kind }) => kind === "warning")
        .map(({ value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a request never move
          <p key={index} className="careful">
            {value}
          </p>
        ))}
      {lines.length > 0 && (
        <dl className="figures">
          {lines.map(({ kind, label, raw, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a request never move
            <div key={index} title={raw}>
              <dt>{label}</dt>
              <dd>
                {kind === "address" && value === raw ? (
                  <WholeAddress address={raw} />
                ) : (
                  <ValueWithAddresses value={value} addresses={listAddresses(kind, value, raw)} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** Returns the address of a named account; of any other line, the EVM addresses in its value. */
const listAddresses = (kind: WordsField["kind"], value: string, raw: string): ReadonlyArray<string> =>
  kind === "address" ? [raw].filter((address) => address !== "") : [...new Set(value.match(/\b0x[\da-f]{40}\b/gi))]

/** A value in words. Addresses in it are shortened; a line below shows each in full. */
function ValueWithAddresses({
  addresses,
  value
}: {
  readonly addresses: ReadonlyArray<string>
  readonly value: string
}) {
  return (
    <>
      <bdi>
        <UnbrokenAddresses
          text={addresses.reduce((text, address) => text.replaceAll(address, truncateAddress(address)), value)}
        />
      </bdi>
      {addresses.map((address) => (
        <WholeAddress key={address} address={address} />
      ))}
    </>
  )
}

/**
 * Returns the lines that the title does not already contain. Each occurrence of a value in the title accounts for one
 * line, so that coins sent with a call still get a line if a swap has the same amount. Call data is left to the
 * details.
 */
const selectLinesNotInTitle = (title: string, fields: ReadonlyArray<WordsField>): ReadonlyArray<WordsField> => {
  const seen = new Map<string, number>()
  return fields.filter(({ kind, value }) => {
    if (kind === "warning" || kind === "data") return false
    if (kind === "address" || kind === "message") return true
    const count = (seen.get(value) ?? 0) + 1
    seen.set(value, count)
    return getPlaces(title, value) < count
  })
}

/** Counts a value in a text, except within a longer number or word: "110 ETH" does not contain "10 ETH". */
const getPlaces = (text: string, value: string): number => {
  let places = 0
  for (let index = text.indexOf(value); value !== "" && index >= 0; index = text.indexOf(value, index + value.length))
    if (
      !/[\p{N}a-z.,]$/iu.test(text.slice(0, index)) &&
      !/^(?:[\p{N}a-z]|[.,]\p{N})/iu.test(text.slice(index + value.length))
    )
      places++
  return places
}

const getTitle = (words: Words): string => shortenAddresses(words, words.title ?? words.sentence)

/** Shortens the addresses in a sentence about a request. A line below shows each in full. */
export const shortenAddresses = ({ fields }: Words, sentence: string): string =>
  fields
    .filter(({ kind, raw }) => kind === "address" && raw !== "")
    .reduce((text, { raw }) => text.replaceAll(raw, truncateAddress(raw)), sentence)
