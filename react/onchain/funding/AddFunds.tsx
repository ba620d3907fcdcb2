import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ReactNode } from "react"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { listLenders } from "../../../core/onchain/funding/lenders.ts"
import { findNeeded, getNeededId, toDollars } from "../../../core/onchain/funding/needed.ts"
import type { FundingWay } from "../../../core/onchain/funding/events.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { displaySymbol, isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import { isSymbol } from "../../../core/onchain/send/findContract.ts"
import type { shownView } from "../../../core/state.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { walletIcon } from "../../foundation/parts/viewIcons.ts"
import { Tile } from "../../foundation/parts/Tile.tsx"
import {
  chainRx,
  configRx,
  connectionRx,
  selectRx,
  useDispatch,
  useSay,
  useText,
  viewRx,
  walletRx
} from "../../foundation/state/atoms.ts"
import { useFailureText } from "../../foundation/state/failureTexts.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { receiveIcon } from "../account/actionIcons.ts"
import { tokenRx } from "../account/atoms.ts"
import { useAccountId } from "../account/useAccountId.ts"
import { offersPurchases } from "../../../core/onchain/onramp/offersPurchases.ts"
import own from "./funding.css?inline"
import { ProblemNote } from "./ProblemNote.tsx"

const css = parts + own
type FundsView = Extract<ReturnType<typeof shownView>, { readonly _tag: "AddFunds" }>
/** A payment card, on a grid of 20. */
const cardIcon =
  "M4.5 5h11A1.5 1.5 0 0 1 17 6.500v7a1.5 1.5 0 0 1-1.500 1.500h-11A1.5 1.5 0 0 1 3 13.500v-7A1.5 1.5 0 0 1 4.500 5ZM3 8.500h14M6 12h3"
const fundingRx = selectRx(({ funding }) => funding)

/** The ways to fund the account. docs/spec/onchain.md#funding-ways. */
export function AddFunds() {
  const view = useRxValue(viewRx)
  const account = useAccountId()
  if (account === undefined) return null
  const funds: FundsView = view._tag === "AddFunds" ? view : { _tag: "AddFunds" }
  const isElsewhere = funds.network !== undefined && funds.network !== splitAccountId(account).network
  return (
    <Page css={css} className="funds">
      <Purpose account={account} funds={funds} />
      {isElsewhere ? <Elsewhere account={account} funds={funds} /> : <Ways account={account} funds={funds} />}
    </Page>
  )
}

/** Says what is needed, and which account receives it. */
function Purpose({ account, funds }: { readonly account: AccountId; readonly funds: FundsView }) {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  const { address, network: id } = splitAccountId(account)
  const network = findNetwork(networks, funds.network ?? id)
  const needed = useNeededWords(account, funds)
  const holdings = useHeld(account)
  const contract = findNeeded(network, holdings, funds.token)
  const token = holdings.find((item) => item.address !== undefined && isSameToken(item.address, contract ?? null))
  return (
    <div className="lead">
      {token === undefined ? (
        <ChainMark network={network} size="s40 round" />
      ) : (
        <Picture name={token.symbol} icon={token.iconUrl} size="s40 round" />
      )}
      <h3>{needed === undefined ? text("funds.how") : text("funds.need", { amount: needed })}</h3>
      <p className="say" title={address}>
        {text("funds.to", { account: truncateAddress(address), network: network.name })}
      </p>
    </div>
  )
}

/** Returns the tokens that the account holds, as far as they are known. */
const useHeld = (account: AccountId): ReadonlyArray<TokenBalance> => {
  const balances = useRxValue(tokenRx)?.balances[account]
  return (balances && latest(balances)) ?? []
}

/** Returns the needed amount and token in words; undefined if neither is known. */
const useNeededWords = (account: AccountId, { amount = "", network: id, token }: FundsView): string | undefined => {
  const { networks } = useRxValue(chainRx)
  const holdings = useHeld(account)
  const symbols = useRxValue(fundingRx)?.symbols
  const name = token?.trim() ?? ""
  if (amount === "" && name === "") return undefined
  const network = findNetwork(networks, id ?? splitAccountId(account).network)
  const symbol =
    name === ""
      ? network.nativeCurrency.symbol
      : isSymbol(name)
        ? name
        : symbols?.[getNeededId(network.id, name)] ||
          holdings.find(({ address }) => address !== undefined && isSameToken(address, name))?.symbol ||
          truncateAddress(name)
  return amount === "" ? displaySymbol(symbol) : showAmount(amount.trim(), displaySymbol(symbol))
}

/** Asks to switch to the network on which the funds are needed. */
function Elsewhere({ account, funds }: { readonly account: AccountId; readonly funds: FundsView }) {
  const { active, networks } = useRxValue(chainRx)
  const { enableNetworkSwitch } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const to = funds.network ?? active
  const current = findNetwork(networks, splitAccountId(account).network).name
  const network = findNetwork(networks, to).name
  const words = text("funds.elsewhere", { current, network })
  useSay(words)
  return (
    <Note>
      <p>{words}</p>
      {enableNetworkSwitch && (
        <button type="button" className="btn small" onClick={() => dispatch({ _tag: "NetworkSwitchStarted", to })}>
          {text("activeChain.switch", { network })}
        </button>
      )}
    </Note>
  )
}

/** The ways of the kit, then those of the page. */
function Ways({ account, funds }: { readonly account: AccountId; readonly funds: FundsView }) {
  const config = useRxValue(configRx)
  const ways = useRxValue(fundingRx)?.ways ?? []
  const text = useText()
  const dispatch = useDispatch()
  const { buy, contract } = usePurchase(account, funds)
  const { connectors } = useRxValue(walletRx)
  const connection = useRxValue(connectionRx)
  const { namespace } = splitNetworkId(splitAccountId(account).network)
  const hasLender = contract !== undefined && listLenders(connectors, connection, namespace).length > 0
  const offersBuy = offersPurchases(config, splitAccountId(account).network)
  if (!offersBuy && !config.features.receive && !hasLender && ways.length === 0)
    return <Empty drawing="coins" title={text("funds.none")} more={text("funds.noneNext")} />
  return (
    <>
      <ul className="cards" aria-label={text("view.AddFunds")}>
        {offersBuy && (
          <Way
            picture={<Tile sign={cardIcon} />}
            name={text("funds.buy")}
            sub={text("funds.buyNext")}
            opens="OnRampProviders"
            press={() => dispatch({ _tag: "Pushed", view: { _tag: "OnRampProviders", ...buy } })}
          />
        )}
        {config.features.receive && (
          <Way
            picture={<Tile sign={receiveIcon} />}
            name={text("view.WalletReceive")}
            sub={text("funds.receiveNext")}
            opens="WalletReceive"
            press={() => dispatch({ _tag: "Pushed", view: { _tag: "WalletReceive" } })}
          />
        )}
        {contract !== undefined && hasLender && <WalletWay token={contract} amount={funds.amount} />}
        {ways.map((way) => (
          <PageWay key={way.id} way={way} />
        ))}
      </ul>
      <Failed />
    </>
  )
}

/**
 * Returns the values that prefill the purchase: the token, and its approximate cost once the price is known.
 * `contract`: the token's, null for the coin, undefined if unknown.
 */
const usePurchase = (account: AccountId, funds: FundsView) => {
  const { networks } = useRxValue(chainRx)
  const holdings = useHeld(account)
  const prices = useRxValue(fundingRx)?.prices
  const network = findNetwork(networks, splitAccountId(account).network)
  const contract = findNeeded(network, holdings, funds.token)
  const price = contract === undefined ? undefined : prices?.[getNeededId(network.id, contract)]
  const amount = toDollars(funds.amount, price)
  const buy = {
    token: funds.token ?? network.nativeCurrency.symbol,
    ...(amount === "" ? {} : { amount, currency: "USD" }),
    byHost: funds.byHost ?? false
  }
  return { buy, contract }
}

/** One way to fund the account. */
function Way({
  isBusy = false,
  isBlocked = false,
  name,
  opens,
  picture,
  press,
  sub,
  title
}: {
  readonly picture: ReactNode
  readonly name: ReactNode
  readonly sub?: ReactNode
  readonly opens?: string
  readonly press: () => void
  readonly isBusy?: boolean
  readonly isBlocked?: boolean
  readonly title?: string | undefined
}) {
  return (
    <li>
      <Row
        picture={picture}
        name={name}
        sub={sub}
        opens={opens}
        blocked={isBlocked}
        title={title}
        press={press}
        end={isBusy ? <span className="spin" /> : <Icon path={nextIcon} flip />}
      />
    </li>
  )
}

/** The transfer from another wallet on this page. */
function WalletWay({ amount, token }: { readonly amount: string | undefined; readonly token: string | null }) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <Way
      picture={<Tile sign={walletIcon} />}
      name={text("funds.wallet")}
      sub={text("funds.walletNext")}
      opens="FundsFromWallet"
      press={() => dispatch({ _tag: "Pushed", view: { _tag: "FundsFromWallet", token, amount } })}
    />
  )
}

/** A way that the page added. */
function PageWay({ way: { icon, id, name } }: { readonly way: FundingWay }) {
  const { opening = null, ways = [] } = useRxValue(fundingRx) ?? {}
  const commands = useCommands("funding")
  const text = useText()
  const isBusy = opening === id
  const opened = ways.find((way) => way.id === opening)
  const progress = opened && text("funds.opening", { name: opened.name })
  useSay(isBusy ? (progress ?? "") : "")
  return (
    <Way
      picture={<Picture name={name} icon={icon} />}
      name={<bdi>{name}</bdi>}
      {...(isBusy ? { sub: progress } : {})}
      title={progress}
      isBusy={isBusy}
      isBlocked={opening !== null}
      press={() => commands()?.openWay(id)}
    />
  )
}

/** Says why the last way of the page did not open. */
function Failed() {
  return <ProblemNote words={useFailureText(useRxValue(fundingRx)?.failed?.error ?? null)} />
}
