import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import { endSentence } from "../../foundation/state/endSentence.ts"
import { useLongText, useSentence } from "../../foundation/state/atoms.ts"
import { sessionRx } from "./atoms.ts"

/** Says why the last attempt to end a session failed. */
export function NotEnded({ account, pci }: { readonly account: AccountId; readonly pci: string }) {
  const revocation = useRxValue(sessionRx)?.revocations[account]
  const sentence = useSentence()
  const error = revocation?._tag === "Failed" && revocation.pci === pci ? revocation.error : null
  const longText = useLongText(error)
  if (error === null) return null
  return (
    <Note look="careful" isAlert>
      <p>{`${endSentence(sentence(error))} ${longText ?? ""}`.trim()}</p>
    </Note>
  )
}
