import { useSay, useText } from "../state/atoms.ts"
import type { Copied } from "../ui/useCopied.ts"

/** Says that the browser refused to copy, until the copy state resets. */
export function CopyFailed({ copied }: { readonly copied: Copied }) {
  const text = useText()
  const sentence = copied === "failed" ? text("account.copyFailed") : ""
  useSay(sentence)
  return sentence === "" ? null : <span className="bad">{sentence}</span>
}
