import { useSay, useText } from "../state/atoms.ts"
import type { Copied } from "../ui/useCopied.ts"

/** Says that a browser refused to copy, for as long as the copying counts as failed. */
export function CopyFailed({ copied }: { readonly copied: Copied }) {
  const text = useText()
  const sentence = copied === "failed" ? text("account.copyFailed") : ""
  useSay(sentence)
  return sentence === "" ? null : <span className="bad">{sentence}</span>
}
