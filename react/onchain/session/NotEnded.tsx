import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { stopped } from "../../foundation/laterTexts/stopped.ts"
import { useLongText, useSentence } from "../../foundation/state/atoms.ts"
import { sessionRx } from "./atoms.ts"

/** Says why a session was not ended by the last attempt. */
export function NotEnded({ account, pci }: { readonly account: AccountId; readonly pci: string }) {
  const revocation = useRxValue(sessionRx)?.revocations[account]
  const sentence = useSentence()
  const long = useLongText()
  if (revocation?._tag !== "Failed" || revocation.pci !== pci) return null
  const { error } = revocation
  return (
    <p className="note" role="alert">
      {`${stopped(sentence(error))} ${long(error) ?? ""}`.trim()}
    </p>
  )
}
