import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { signInRx } from "../siwx/atoms.ts"
import { Ended } from "./Ended.tsx"

/**
 * What stands in place of the views in which a visitor agrees to something, in a page that another site frames: that
 * site could cover what is read there. docs/spec/wallets.md#requests-framed-pages.
 */
export const framedViews = (error: FailureData) => {
  const Framed = () => <Ended error={error} />
  return { WalletSendPreview: Framed, SwapPreview: Framed, SIWXSignMessage: () => <FramedSignIn error={error} /> }
}

/** A sign-in may be held open until it is answered: no is an answer that a covered page may give. */
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
