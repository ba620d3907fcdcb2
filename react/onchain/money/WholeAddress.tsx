import { splitIntoGroups } from "../../../core/onchain/account/addressGroups.ts"
import { splitDiffering } from "../../../core/onchain/money/splitDiffering.ts"

/** A whole address in groups of four, for comparing letter by letter. Screen readers read it as one text. */
export function WholeAddress({ address }: { readonly address: string }) {
  return (
    <span className="letters" dir="ltr" translate="no">
      <span className="hidden">{address}</span>
      {splitIntoGroups(address).map(({ group, isEnd }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an address never move
        <span key={index} aria-hidden="true" className={isEnd ? "end-group" : undefined}>
          {group}
        </span>
      ))}
    </span>
  )
}

/** An address below the known one that it resembles, with the differing letters marked. */
export function AddressPair({
  address,
  known,
  words
}: {
  readonly address: string
  readonly known: string
  /** The labels of this address and of the known one. */
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
        {splitDiffering(own, other).map(({ isSame, letters }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of an address never move
          isSame ? <span key={index}>{letters}</span> : <mark key={index}>{letters}</mark>
        )}
      </span>
    </>
  )
}
