import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ReactNode } from "react"
import { latest } from "../../../core/foundation/data/remote.ts"
import { showRoundFiat } from "../../../core/foundation/text/format.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { getPurchaseContract, listPurchases } from "../../../core/onchain/onramp/offer.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { searchIcon } from "../../foundation/parts/viewIcons.ts"
import { useOpeningState } from "../../foundation/state/useOpeningState.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { chainRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { onrampRx } from "./atoms.ts"
import own from "./buy.css?inline"
import { PurchasePicture } from "./PurchasePicture.tsx"

const css = parts + own

/** An item of the list: the texts that a search reads, and what is drawn. */
interface Choice {
  readonly id: string
  readonly name: string
  readonly sub: ReactNode
  readonly picture: ReactNode
}

/** The tokens that are sold on the account's network. */
export function OnRampTokenSelect() {
  const onramp = useRxValue(onrampRx)
  const { networks } = useRxValue(chainRx)
  const dispatch = useDispatch()
  const text = useText()
  const options = onramp && latest(onramp.options)
  if (onramp?.network == null || options === undefined) return null
  const network = findNetwork(networks, onramp.network)
  return (
    <Choices
      label={text("view.OnRampTokenSelect")}
      selected={onramp.purchaseCurrency?.symbol ?? ""}
      all={listPurchases(options, network.id).map((currency) => ({
        id: currency.symbol,
        name: currency.name,
        sub: `${currency.symbol} · ${text("buy.on", { network: network.name })}`,
        picture: (
          <PurchasePicture
            account={onramp.account}
            symbol={currency.symbol}
            contract={getPurchaseContract(currency, network.id)}
            network={network.id}
          />
        )
      }))}
      choose={(currency) => dispatch({ _tag: "OnrampPurchaseChosen", currency }, { _tag: "WentBack" })}
    />
  )
}

/** The currencies to pay with, each with the limits of its first way to pay. */
export function OnRampFiatSelect() {
  const onramp = useRxValue(onrampRx)
  const dispatch = useDispatch()
  const text = useText()
  const options = onramp && latest(onramp.options)
  if (onramp === undefined || options === undefined) return null
  return (
    <Choices
      label={text("view.OnRampFiatSelect")}
      selected={onramp.paymentCurrency?.id ?? ""}
      all={options.payment.map(({ id, limits: [first] }) => ({
        id,
        name: id,
        sub: first && text("buy.limits", { min: showRoundFiat(first.min, id), max: showRoundFiat(first.max, id) }),
        picture: <Picture name={getSign(id)} size="s40 round" />
      }))}
      choose={(currency) => dispatch({ _tag: "OnrampPaymentChosen", currency }, { _tag: "WentBack" })}
    />
  )
}

/** Returns a currency's sign, such as "$" or "€", or its code if it has no sign. */
const getSign = (currency: string): string =>
  showRoundFiat("1", currency)
    .replace(/[\d\s.,]/g, "")
    .replace(/^[A-Z]+(?=[^A-Z])/, "")

function Choices({
  all,
  choose,
  selected,
  label
}: {
  readonly label: string
  readonly all: ReadonlyArray<Choice>
  readonly selected: string
  readonly choose: (id: string) => void
}) {
  const [search, setSearch] = useOpeningState("")
  const text = useText()
  const query = search.trim().toLowerCase()
  const found = all.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(query))
  useSay(found.length === 0 ? text("buy.noMatch", { text: search.trim() }) : "")
  return (
    <Page css={css}>
      <label className="field buysearch">
        <Icon path={searchIcon} />
        <input
          type="search"
          aria-label={text("buy.search")}
          placeholder={text("buy.search")}
          maxLength={64}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      {found.length === 0 ? (
        <Empty drawing="glass" title={text("buy.noMatch", { text: search.trim() })} />
      ) : (
        <ul aria-label={label}>
          {found.map(({ id, name, picture, sub }) => (
            <li key={id}>
              <Row
                picture={picture}
                name={name}
                sub={sub}
                current={id === selected}
                end={id === selected ? <Icon path={doneIcon} /> : undefined}
                press={() => choose(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
