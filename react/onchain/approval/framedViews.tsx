import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { signInRx } from "../siwx/atoms.ts"
import { Ended } from "./Ended.tsx"

/**
 * Replaces the views that ask for consent if another site frames the page: that site could cover what the visitor
 * reads. docs/spec/wallets.md#requests-framed-pages.
 */
export const createFramedViews = (error: FailureData) => {
  const Framed = () => <Ended error={error} />
  return { WalletSendPreview: Framed, SwapPreview: Framed, SIWXSignMessage: () => <FramedSignIn error={error} /> }
}

/** A sign-in may stay open until it is answered, so that a framed page still offers Cancel. */
function FramedSignIn({ error }: { readonly error: FailureData }) {
  const account = useRxValue(signInRx)?.account ?? null
  const commands = useCommands("siwx")
  const text = useText()
  return (
    <Ended error={error}>
      {account !== null && (
        <button type="button" className="btn plain" onClick={() => commands()?.cancel()}>
          {text("signIn.cancel")}
        </button>
      )}
    </Ended>
  )
}
