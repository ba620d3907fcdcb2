import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Fragment, useMemo, useState } from "react"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { searchIcon } from "../../foundation/parts/viewIcons.ts"
import { useMoveAlong } from "../../foundation/parts/useMoveAlong.ts"
import { chainRx, useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { NetworkRow } from "./NetworkRow.tsx"

/** From how many networks on there is a search. */
const searchedFrom = 8

/** From how many rows on the list is one stop for Tab, along which arrows move. */
const oneStopFrom = 13

/**
 * The networks, by namespace where there are several; those for trying things out come last. A long list is searched by
 * name, and is one stop for Tab. `still`: to be read alone.
 */
export function NetworkList({ still = false }: { readonly still?: boolean }) {
  const { active, networks } = useRxValue(chainRx)
  const moveAlong = useMoveAlong()
  const [stopped, stopAt] = useState(active)
  const text = useText()
  const [searched, search] = useState("")
  const namespaces = useMemo(() => [...new Set(networks.map(({ namespace }) => namespace))], [networks])
  const wanted = searched.trim().toLowerCase()
  const ordered = namespaces.flatMap((namespace) => {
    const own = networks.filter((one) => one.namespace === namespace && one.name.toLowerCase().includes(wanted))
    return [...own.filter(({ testnet }) => !testnet), ...own.filter(({ testnet }) => testnet)]
  })
  const stop = ordered.some(({ id }) => id === stopped) ? stopped : ordered[0]?.id
  const hasOneStop = !still && ordered.length >= oneStopFrom
  const none = ordered.length === 0 ? text("network.none", { text: searched.trim() }) : ""
  useSay(none !== "" ? none : wanted === "" ? "" : text("network.count", { count: ordered.length }))
  return (
    <>
      {networks.length >= searchedFrom && (
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
      )}
      {none !== "" ? (
        <Empty drawing="glass" title={none} more={text("allWallets.noneSpelling")}>
          <button type="button" className="btn small" onClick={() => search("")}>
            {text("allWallets.clear")}
          </button>
        </Empty>
      ) : (
        <ul
          className="networks"
          aria-label={text("view.SwitchNetwork")}
          // A list that has nothing to press is scrolled by the keyboard as a whole.
          tabIndex={still ? 0 : undefined}
          onKeyDown={hasOneStop ? moveAlong : undefined}
        >
          {ordered.map((network, at) => (
            <Fragment key={network.id}>
              {namespaces.length > 1 && ordered[at - 1]?.namespace !== network.namespace && (
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
