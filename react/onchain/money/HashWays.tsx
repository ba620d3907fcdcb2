import { Note } from "../../foundation/ui/Note.tsx"
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { truncateTransactionAddress } from "../../../core/foundation/text/format.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { toExplorerLink } from "../../../core/onchain/account/explorerLink.ts"
import { SentRecordsUnkept } from "../../../core/onchain/receipt/errors.ts"
import type { SentEnd } from "../../../core/wallets/signing/sentRecord.ts"
import { CopyFailed } from "../../foundation/parts/CopyFailed.tsx"
import { copyIcon, downIcon, linkIcon } from "../../foundation/parts/viewIcons.ts"
import { chainRx, selectRx, useText } from "../../foundation/state/atoms.ts"
import { useFailureText } from "../../foundation/state/failureTexts.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { useSheet } from "../../foundation/ui/Page.tsx"
import { useCopied } from "../../foundation/ui/useCopied.ts"
import { formatExact } from "../../../core/onchain/money/exactAmount.ts"
import css from "./facts.css?inline"

interface Sent {
  /** The hash of a transaction, or the id of a bundle. */
  readonly hash: string
  readonly network: NetworkId
}

/** A button that copies the shortened hash, and a link to its explorer page. */
function HashWays({ hash, network }: Sent) {
  const [copied, copy] = useCopied(hash)
  return (
    <>
      <div className="ways">
        <CopyHash hash={hash} copied={copied} copy={copy} className="btn small" />
        <ExplorerLink hash={hash} network={network} />
      </div>
      <CopyFailed copied={copied} />
    </>
  )
}

/** The term and the value of a hash in a list of facts: the shortened hash, which a press copies. */
export function HashFact({ hash }: Pick<Sent, "hash">) {
  const [copied, copy] = useCopied(hash)
  const text = useText()
  return (
    <>
      <dt>{text("activity.hash")}</dt>
      <dd>
        <CopyHash hash={hash} copied={copied} copy={copy} className="copy" />
        <CopyFailed copied={copied} />
      </dd>
    </>
  )
}

function CopyHash({
  className,
  copied,
  copy,
  hash
}: Pick<Sent, "hash"> & {
  readonly className: string
  readonly copied: ReturnType<typeof useCopied>[0]
  readonly copy: () => void
}) {
  const text = useText()
  const short = truncateTransactionAddress(hash)
  return (
    <button
      type="button"
      className={className}
      title={hash}
      aria-label={copied === "yes" ? undefined : `${text("activity.copyHash")} ${short}`}
      onClick={copy}
    >
      <Icon path={copied === "yes" ? doneIcon : copyIcon} />
      {copied === "yes" ? text("receive.copied") : <bdi dir="ltr">{short}</bdi>}
    </button>
  )
}

/** A link to the explorer's page of a transaction, if the network has an explorer. */
export function ExplorerLink({ hash, network }: Sent) {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  const link = toExplorerLink(findNetwork(networks, network), "tx", hash)
  return (
    link !== undefined && (
      <a className="btn small" href={link} target="_blank" rel="noreferrer">
        <Icon path={linkIcon} flip />
        {text("money.explorer")}
      </a>
    )
  )
}

/**
 * The hash with its buttons and details; for a batch, those of each of its transactions once they are known. The hash
 * is that of the transaction that took its place, if there is one.
 */
export function ReceiptWays({ end, hash, network }: Sent & { readonly end?: SentEnd | undefined }) {
  const text = useText()
  const place = useSheet(css)
  const steps = end !== undefined && "steps" in end ? (end.steps ?? []) : []
  const replacedBy = end?.status === "replaced" ? end.replacedBy : undefined
  const only = replacedBy ?? steps[0]?.hash ?? hash
  return (
    <div ref={place} className="receipt">
      {steps.length < 2 ? (
        <>
          <HashWays hash={only} network={network} />
          <ReceiptDetails end={end} hash={only} network={network} />
        </>
      ) : (
        <>
          <ol className="sent-steps">
            {steps.map((step, index) => (
              <li key={step.hash}>
                <p>
                  {text(step.status === "confirmed" ? "receipt.step" : "receipt.stepFailed", {
                    number: String(index + 1)
                  })}
                </p>
                <HashWays hash={step.hash} network={network} />
              </li>
            ))}
          </ol>
          <ReceiptDetails end={end} hash={hash} network={network} />
        </>
      )}
      <Unkept />
    </div>
  )
}

/** The block, the fee with all its digits, and the whole hash, folded. */
function ReceiptDetails({ end, hash, network: id }: Sent & { readonly end: SentEnd | undefined }) {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  const { decimals, symbol } = findNetwork(networks, id).nativeCurrency
  const { block, fee } = end !== undefined && "fee" in end ? end : { block: undefined, fee: undefined }
  return (
    <details className="whole">
      <summary>
        {text("receipt.details")}
        <Icon path={downIcon} />
      </summary>
      <dl className="facts">
        {block !== undefined && (
          <>
            <dt>{text("receipt.block")}</dt>
            <dd>{formatExact(block)}</dd>
          </>
        )}
        {fee !== undefined && (
          <>
            <dt>{text("send.fee")}</dt>
            <dd className="breaks">
              <bdi dir="ltr">{`${formatExact(formatUnits(BigInt(fee), decimals))} ${symbol}`}</bdi>
            </dd>
          </>
        )}
        <dt>{text("activity.hash")}</dt>
        <dd className="breaks">
          <bdi dir="ltr">{hash}</bdi>
        </dd>
      </dl>
    </details>
  )
}

const isKeptRx = selectRx(({ receipt }) => receipt?.isKept ?? true)

/** Says that the browser does not store sent transactions, while that is so. */
function Unkept() {
  const isKept = useRxValue(isKeptRx)
  const words = useFailureText(isKept ? null : toFailureData(new SentRecordsUnkept()))
  return (
    words !== "" && (
      <Note>
        <p>{words}</p>
      </Note>
    )
  )
}
