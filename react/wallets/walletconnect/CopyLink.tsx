import { useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { copyIcon } from "../../foundation/parts/viewIcons.ts"
import { CopyFailed } from "../../foundation/parts/CopyFailed.tsx"
import { useCopied } from "../../foundation/ui/useCopied.ts"

/**
 * Copies the pairing URI for wallets that accept it as text. Disabled until the pairing is ready, and after it has
 * expired.
 */
export function CopyLink({
  isExpired = false,
  plain = false,
  uri
}: {
  readonly uri: string | undefined
  readonly isExpired?: boolean
  readonly plain?: boolean
}) {
  const text = useText()
  const [copied, copy] = useCopied(uri, "toast.linkCopied")
  return (
    <>
      <button
        type="button"
        className={plain ? "btn plain" : "btn small"}
        aria-disabled={uri === undefined}
        title={uri === undefined ? text(isExpired ? "walletconnect.expired" : "walletconnect.makingLink") : undefined}
        onClick={copy}
      >
        <Icon path={copied === "yes" ? doneIcon : copyIcon} />
        {text(copied === "yes" ? "walletconnect.copied" : "walletconnect.copy")}
      </button>
      <CopyFailed copied={copied} />
    </>
  )
}
