import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { toExplorerLink } from "../../../core/onchain/account/explorerLink.ts"
import { sentRecordsUnkept } from "../../../core/onchain/receipt/errors.ts"
import type { SentEnd } from "../../../core/wallets/signing/sentRecord.ts"
import { endSentence } from "../../foundation/state/endSentence.ts"
import { CopyFailed } from "../../foundation/parts/CopyFailed.tsx"
import { copyIcon, linkIcon } from "../../foundation/parts/viewIcons.ts"
import { chainRx, selectRx, useLongText, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { useCopied } from "../../foundation/ui/useCopied.ts"

interface Sent {
  /** The hash of a transaction, or the id of a bundle. */
  readonly hash: string
  readonly network: NetworkId
}

/** Buttons that copy a hash and open its explorer page. */
export function HashWays({ hash, network: id }: Sent) {
  const { networks } = useRxValue(chainRx)
  const [copied, copy] = useCopied(hash)
  const text = useText()
  const link = toExplorerLink(findNetwork(networks, id), "tx", hash)
  return (
    <>
      <div className="ways">
        <button type="button" className="btn small" onClick={copy}>
          <Icon path={copied === "yes" ? doneIcon : copyIcon} />
          {text(copied === "yes" ? "receive.copied" : "activity.copyHash")}
        </button>
        {link !== undefined && (
          <a className="btn small" href={link} target="_blank" rel="noreferrer">
            <Icon path={linkIcon} flip />
            {text("money.explorer")}
          </a>
        )}
      </div>
      <CopyFailed copied={copied} />
    </>
  )
}

/** The hash with its buttons; for a batch, those of each of its transactions once they are known. */
export function ReceiptWays({ end, hash, network }: Sent & { readonly end?: SentEnd | undefined }) {
  const text = useText()
  const steps = end !== undefined && "steps" in end ? (end.steps ?? []) : []
  const ways =
    steps.length < 2 ? (
      <HashLine hash={steps[0]?.hash ?? hash} network={network} />
    ) : (
      <ol className="sent-steps">
        {steps.map((step, index) => (
          <li key={step.hash}>
            <p>
              {text(step.status === "confirmed" ? "receipt.step" : "receipt.stepFailed", { number: String(index + 1) })}
            </p>
            <HashLine hash={step.hash} network={network} />
          </li>
        ))}
      </ol>
    )
  return (
    <>
      {ways}
      <Unkept />
    </>
  )
}

const isKeptRx = selectRx(({ receipt }) => receipt?.isKept ?? true)

/** Says that the browser does not store sent transactions, while that is so. */
function Unkept() {
  const isKept = useRxValue(isKeptRx)
  const sentence = useSentence()
  const error = isKept ? null : toFailureData(sentRecordsUnkept())
  const longText = useLongText(error)
  return error && <p className="note">{`${endSentence(sentence(error))} ${longText ?? ""}`.trim()}</p>
}

function HashLine({ hash, network }: Sent) {
  return (
    <>
      <p className="hash">
        <bdi dir="ltr">{hash}</bdi>
      </p>
      <HashWays hash={hash} network={network} />
    </>
  )
}
