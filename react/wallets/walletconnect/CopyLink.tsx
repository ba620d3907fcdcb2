import { useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { useCopied } from "../../foundation/ui/useCopied.ts"

/** Copies the pairing URI, for a wallet that takes it as text. Shown before the pairing is ready, and says so. */
export function CopyLink({ uri }: { readonly uri: string | undefined }) {
  const text = useText()
  const [copied, copy] = useCopied("toast.linkCopied")
  return (
    <>
      <button
        type="button"
        className="plain copy"
        aria-disabled={uri === undefined}
        onClick={() => uri !== undefined && copy(uri)}
      >
        <Icon name={copied === "yes" ? "done" : "copy"} />{" "}
        {text(copied === "yes" ? "walletconnect.copied" : "walletconnect.copy")}
      </button>
      <span role="status" className={copied === "failed" ? "bad" : "hidden"}>
        {copied === "failed" ? text("account.copyFailed") : ""}
      </span>
    </>
  )
}
