import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Fragment, useMemo, useState } from "react"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { searchIcon } from "../../foundation/parts/viewIcons.ts"
import { useMoveAlong } from "../../foundation/parts/useMoveAlong.ts"
import { chainRx, useSay, useText } from "../../foundation/state/atoms.ts"
import { useOpeningState } from "../../foundation/state/useOpeningState.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { NetworkRow } from "./NetworkRow.tsx"

/** The number of networks from which the list has a search. */
const searchedFrom = 8

/** The number of rows from which the list is a single tab stop with arrow keys. */
const oneStopFrom = 13

/**
 * The networks, grouped by namespace if there are several, with test networks last. A long list has a search by name
 * and is a single tab stop. `still`: read-only.
 */
export function NetworkList({ still = false }: { readonly still?: boolean }) {
  const { active, networks } = useRxValue(chainRx)
  const moveAlong = useMoveAlong()
  const [stopped, stopAt] = useState(active)
  const text = useText()
  const [searched, search] = useOpeningState("")
  const namespaces = useMemo(() => [...new Set(networks.map(({ namespace }) => namespace))], [networks])
  const query = searched.trim().toLowerCase()
  const ordered = namespaces.flatMap((namespace) => {
    const own = networks.filter(
      (network) => network.namespace === namespace && network.name.toLowerCase().includes(query)
    )
    return [...own.filter(({ testnet }) => !testnet), ...own.filter(({ testnet }) => testnet)]
  })
  const stop = ordered.some(({ id }) => id === stopped) ? stopped : ordered[0]?.id
  const hasOneStop = !still && ordered.length >= oneStopFrom
  const noMatch = ordered.length === 0 ? text("network.none", { text: searched.trim() }) : ""
  useSay(noMatch !== "" ? noMatch : query === "" ? "" : text("network.count", { count: ordered.length }))
  return (
    <>
      {networks.length >= searchedFrom && <NetworkSearch searched={searched} search={search} />}
      {noMatch !== "" ? (
        <Empty drawing="glass" title={noMatch} more={text("allWallets.noneSpelling")}>
          <button type="button" className="btn small" onClick={() => search("")}>
            {text("allWallets.clear")}
          </button>
        </Empty>
      ) : (
        <ul
          className="networks"
          aria-label={text("view.SwitchNetwork")}
          // The keyboard scrolls a list without buttons as a whole.
          tabIndex={still ? 0 : undefined}
          onKeyDown={hasOneStop ? moveAlong : undefined}
        >
          {ordered.map((network, index) => (
            <Fragment key={network.id}>
              {namespaces.length > 1 && ordered[index - 1]?.namespace !== network.namespace && (
                <li className="group">{text(`namespace.${network.namespace}`)}</li>
              )}
              <li onFocus={() => stopAt(network.id)}>
                <NetworkRow network={network} still={still} isStop={!hasOneStop || network.id === stop} />
              </li>
            </Fragment>
          ))}
        </ul>
      )}
    </>
  )
}

function NetworkSearch({ search, searched }: { readonly searched: string; readonly search: (text: string) => void }) {
  const text = useText()
  return (
    <label className="field">
      <Icon path={searchIcon} />
      <input
        type="search"
        aria-label={text("network.search")}
        placeholder={text("network.search")}
        value={searched}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target: { value } }) => search(value)}
      />
    </label>
  )
}
