import type { ComponentProps } from "react"
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { showWorth } from "../../../core/foundation/text/format.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { formatBrief } from "../../../core/onchain/money/exactAmount.ts"
import { computeWorth } from "../../../core/foundation/text/worth.ts"
import { getPrice } from "../../../core/onchain/token/holdings.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { chainRx, selectRx, useText } from "../../foundation/state/atoms.ts"
import type { toOutcome } from "../../../core/onchain/receipt/state.ts"
import { crossIcon } from "../../foundation/parts/viewIcons.ts"
import { doneIcon } from "../../foundation/ui/icons.ts"
import type { Moment } from "../../foundation/ui/Moment.tsx"

/** A sent transaction and its outcome. `sentAt`: epoch milliseconds, if this page sent it. */
export interface Receipt extends Pick<SentRecord, "end" | "network"> {
  readonly sentAt?: number | undefined
}

const balancesRx = selectRx(({ token }) => token?.balances)

/** The longest time of arrival that is shown in seconds. */
const maxSeconds = 120

/** Returns a function that describes the outcome of a sent transaction. `isBrief`: for a row, without the fee. */
export const useReceiptWords = (): ((receipt: Receipt, isBrief?: boolean) => string) => {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  const feeWords = useFeePaid()
  const formatArrival = (sentAt: number, arrivedAt: number): string => {
    const seconds = Math.max(1, Math.round((arrivedAt - sentAt) / 1000))
    return seconds > maxSeconds ? text("receipt.done") : text("receipt.arrived", { count: seconds })
  }
  return ({ end, network, sentAt }, isBrief = false) => {
    switch (end.status) {
      case "pending":
        return text("receipt.pending", { network: findNetwork(networks, network).name })
      case "sent":
        return text("receipt.sent")
      case "confirmed": {
        const { arrivedAt, fee } = end
        const words =
          sentAt === undefined || arrivedAt === undefined ? text("receipt.done") : formatArrival(sentAt, arrivedAt)
        return fee === undefined || isBrief
          ? words
          : joinSentences(words, text("receipt.fee", { fee: feeWords(fee, network) }))
      }
      case "failed":
        return end.reason === undefined ? text("receipt.failed") : text("receipt.failedFor", { reason: end.reason })
      case "replaced":
        return text(
          end.how === "cancelled"
            ? "receipt.canceledNext"
            : end.how === "repriced"
              ? "receipt.repriced"
              : "receipt.replacedBy"
        )
      case "dropped":
        return text("receipt.dropped")
      case "partly":
        return text("receipt.partly")
    }
  }
}

/** Returns the title of a transaction that another one replaced, without effect. */
export const useCanceledTitle = (): ((end: Receipt["end"]) => string) => {
  const text = useText()
  return (end) => text(end.status === "replaced" && end.how === "cancelled" ? "receipt.canceled" : "receipt.replaced")
}

/** Joins two sentences. Chinese and Japanese put no space between them. */
const joinSentences = (first: string, second: string): string => `${first}${first.endsWith("。") ? "" : " "}${second}`

/** Returns a function that formats a fee: in dollars if the coin's price is known. */
const useFeePaid = (): ((units: string, network: NetworkId) => string) => {
  const { networks } = useRxValue(chainRx)
  const balances = useRxValue(balancesRx) ?? {}
  const getCoinPrice = (network: NetworkId): string | null => {
    const owned = Object.entries(balances).flatMap(([account, tokens]) =>
      account.startsWith(`${network}:`) ? (latest(tokens ?? idle) ?? []) : []
    )
    const coin = owned.find(({ address }) => address === undefined)
    return coin === undefined ? null : getPrice(coin)
  }
  return (units, network) => {
    const { decimals, symbol } = findNetwork(networks, network).nativeCurrency
    const amount = formatUnits(BigInt(units), decimals)
    const worth = computeWorth(amount, getCoinPrice(network))
    // Keeps an amount and its token on one line.
    return worth === null ? `${formatBrief(amount)}\u00a0${symbol}` : showWorth(worth)
  }
}

type Outcome = ReturnType<typeof toOutcome>
type Look = Pick<ComponentProps<typeof Moment>, "badge" | "state">

/** The ring and the badge of each outcome. The badge of a canceled transaction is neutral: nothing failed. */
const looks: Readonly<Record<Outcome, Look>> = {
  busy: { state: "busy" },
  canceled: { state: "still", badge: ["quiet", crossIcon] },
  done: { state: "done", badge: ["good", doneIcon] },
  failed: { state: "failed", badge: ["", crossIcon] }
}

/** Returns the ring and the badge of an outcome. */
export const getMomentLook = (outcome: Outcome): Look => looks[outcome]
