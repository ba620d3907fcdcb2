import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import { useFailureText } from "../../foundation/state/failureTexts.ts"
import { sessionRx } from "./atoms.ts"

/** Says why the last attempt to end a session failed. */
export function NotEnded({ account, pci }: { readonly account: AccountId; readonly pci: string }) {
  const revocation = useRxValue(sessionRx)?.revocations[account]
  const words = useFailureText(revocation?._tag === "Failed" && revocation.pci === pci ? revocation.error : null)
  return words === "" ? null : (
    <Note look="careful" isAlert>
      <p>{words}</p>
    </Note>
  )
}
