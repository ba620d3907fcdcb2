import { useEffect, useState } from "react"
import { useText } from "../atoms.ts"
import { Icon } from "../modal/Icon.tsx"

/** Copies the pairing, for a wallet that takes it by a text. It is there before the pairing is, and says so. */
export function CopyLink({ uri }: { readonly uri: string | undefined }) {
  const text = useText()
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no")
  useEffect(() => {
    if (copied === "no") return
    const back = setTimeout(() => setCopied("no"), 2000)
    return () => clearTimeout(back)
  }, [copied])
  const copy = () => uri !== undefined && void (navigator.clipboard?.writeText(uri) ?? Promise.reject(new Error("no clipboard")))
    .then(() => setCopied("yes"), () => setCopied("failed"))
  return (
    <>
      <button type="button" className="plain copy" aria-disabled={uri === undefined} onClick={copy}>
        <Icon name={copied === "yes" ? "done" : "copy"} /> {text(copied === "yes" ? "walletconnect.copied" : "walletconnect.copy")}
      </button>
      <span role="status" className={copied === "failed" ? "bad" : "hidden"}>
        {copied === "yes" ? text("walletconnect.copied") : copied === "failed" ? text("account.copyFailed") : ""}
      </span>
    </>
  )
}
