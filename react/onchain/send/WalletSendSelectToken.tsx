import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { Skeleton } from "../../foundation/ui/Skeleton.tsx"
import { TokenPicker } from "../money/TokenPicker.tsx"
import { useDraft } from "./useSend.ts"
import { css } from "./WalletSend.tsx"

/** The list of the account's tokens to send, with the network's coin first. */
export function WalletSendSelectToken() {
  const draft = useDraft()
  const dispatch = useDispatch()
  const text = useText()
  if (draft === undefined)
    return (
      <Page css={css} className="send">
        <Skeleton label={text("modal.loading")} />
      </Page>
    )
  const { isLoading, network, send, token, tokens } = draft
  return (
    <Page css={css} className="send">
      <TokenPicker
        groups={isLoading ? undefined : [{ title: text("send.yours", { network: network.name }), tokens }]}
        selected={token.address}
        choose={({ address }) => {
          const isSame = address === send.form.token
          dispatch(...(isSame ? [] : [{ _tag: "SendFilled" as const, form: { token: address, amount: "" } }]), {
            _tag: "WentBack"
          })
        }}
        search={send.search}
        searched={(search) => dispatch({ _tag: "SendSearched", text: search })}
      />
    </Page>
  )
}
