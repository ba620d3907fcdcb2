import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { fullName } from "../../../core/onchain/name/suffix.ts"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { nameRx } from "./atoms.ts"
import own from "./names.css?inline"

const css = parts + own

/** Confirms the registered name. */
export function RegisterAccountNameSuccess() {
  const registration = useRxValue(nameRx)?.registration
  const dispatch = useDispatch()
  const text = useText()
  if (registration?._tag !== "Registered") return null
  const name = fullName(registration.name)
  return (
    <Page
      css={css}
      className="naming"
      bare
      foot={
        <button type="button" className="btn ink" onClick={() => dispatch({ _tag: "WentBack" })}>
          {text("buy.done")}
        </button>
      }
    >
      <Moment
        name={name}
        round
        picture={<Avatar address={splitAccountId(registration.account).address} />}
        state="done"
        badge={["good", doneIcon]}
        title={text("name.yours", { name })}
        more={text("name.yoursNext")}
      />
    </Page>
  )
}
