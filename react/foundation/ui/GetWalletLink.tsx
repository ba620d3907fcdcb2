import { useDispatch, useText } from "../state/atoms.ts"
import { Icon } from "./Icon.tsx"
import { nextIcon } from "./icons.ts"

/** A question to a visitor without a wallet, and the button that shows how to get one. */
export function GetWalletLink({ question }: { readonly question: string }) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <>
      {question}
      <button
        type="button"
        data-opens="GetWallet"
        onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "GetWallet" } })}
      >
        {text("connect.get")} <Icon path={nextIcon} flip />
      </button>
    </>
  )
}
