import type { CSSProperties } from "react"
import { countColumns, splitIntoGroups } from "../../../core/onchain/account/addressGroups.ts"
import { type Run, splitDiffering } from "../../../core/onchain/money/splitDiffering.ts"

/**
 * A whole address for comparing letter by letter: groups of four in fixed columns, an EVM address on two lines of five
 * after its prefix. Screen readers read it as one text. The letters that differ from `other` are marked.
 */
export function WholeAddress({ address, other }: { readonly address: string; readonly other?: string | undefined }) {
  const groups = splitIntoGroups(address)
  const isHex = address.startsWith("0x")
  const columns: CSSProperties & Readonly<Record<"--columns", number>> = {
    "--columns": countColumns(groups.length - (isHex ? 1 : 0))
  }
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { group }) => sum + group.length, 0))
  return (
    <span className={isHex ? "letters hex" : "letters"} dir="ltr" translate="no" style={columns}>
      <span className="hidden">{address}</span>
      {groups.map(({ group, isEnd }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an address never move
        <span key={index} aria-hidden="true" className={isEnd ? "end-group" : undefined}>
          {other === undefined ? group : <Marked runs={getRuns(address, other, starts[index] ?? 0, group.length)} />}
        </span>
      ))}
    </span>
  )
}

/** Returns the runs of one group of an address. */
const getRuns = (own: string, other: string, start: number, length: number): ReadonlyArray<Run> => {
  let place = 0
  return splitDiffering(own, other).flatMap(({ isSame, letters }) => {
    const part = letters.slice(Math.max(0, start - place), Math.max(0, start + length - place))
    place += letters.length
    return part === "" ? [] : [{ isSame, letters: part }]
  })
}

function Marked({ runs }: { readonly runs: ReadonlyArray<Run> }) {
  return runs.map(({ isSame, letters }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of an address never move
    isSame ? <span key={index}>{letters}</span> : <mark key={index}>{letters}</mark>
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
      <dd>
        <WholeAddress address={known} other={address} />
      </dd>
      <dt>{words[0]}</dt>
      <dd>
        <WholeAddress address={address} other={known} />
      </dd>
    </dl>
  )
}

/** A text in which each shortened address stays on one line: browsers may break after the ellipsis. */
export function UnbrokenAddresses({ text }: { readonly text: string }) {
  return text.split(/(\b0x[\da-f]{4}…[\da-f]{4}\b)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="nowrap">
        {part}
      </span>
    )
  )
}
