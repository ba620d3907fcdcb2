import { addressGroups } from "../../../core/onchain/account/addressGroups.ts"
import { differing } from "../../../core/onchain/money/differing.ts"

/** An address whole, in groups of four: what is read letter by letter. Readers hear it as one text. */
export function WholeAddress({ address }: { readonly address: string }) {
  return (
    <span className="letters" dir="ltr" translate="no">
      <span className="hidden">{address}</span>
      {addressGroups(address).map(({ group, isEnd }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an address never move
        <span key={at} aria-hidden="true" className={isEnd ? "end-group" : undefined}>
          {group}
        </span>
      ))}
    </span>
  )
}

/** An address below the one that it passes for: the letters in which it differs stand out. */
export function AddressPair({
  address,
  known,
  words
}: {
  readonly address: string
  readonly known: string
  /** What either of them is called: this one, and the known one. */
  readonly words: readonly [own: string, known: string]
}) {
  return (
    <dl className="pair-of">
      <dt>{words[1]}</dt>
      <dd dir="ltr" translate="no">
        <Marked own={known} other={address} />
      </dd>
      <dt>{words[0]}</dt>
      <dd dir="ltr" translate="no">
        <Marked own={address} other={known} />
      </dd>
    </dl>
  )
}

function Marked({ other, own }: { readonly own: string; readonly other: string }) {
  return (
    <>
      <span className="hidden" translate="no">
        {own}
      </span>
      <span aria-hidden="true" translate="no">
        {differing(own, other).map(({ isSame, letters }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of an address never move
          isSame ? <span key={at}>{letters}</span> : <mark key={at}>{letters}</mark>
        )}
      </span>
    </>
  )
}
