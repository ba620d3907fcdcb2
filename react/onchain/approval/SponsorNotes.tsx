import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { IntentState } from "../../../core/wallets/signing/events.ts"
import { connectionRx } from "../../foundation/state/atoms.ts"
import { useSponsorWords, Warnings } from "../money/Warnings.tsx"

/** Shows a hint if the site pays the fee, or the reason why the visitor pays although the site offers to. */
export function SponsorNotes({ intent }: { readonly intent: IntentState }) {
  const { connections } = useRxValue(connectionRx)
  const wallet = connections.find(({ connectorId }) => connectorId === intent.connectorId)?.name ?? ""
  const { notes } = useSponsorWords(intent.sponsorship ?? null, wallet)
  return <Warnings all={notes} ticked={[]} tick={() => undefined} />
}
