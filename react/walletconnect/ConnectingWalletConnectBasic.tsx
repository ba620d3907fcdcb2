import { Styled } from "../modal/Styled.tsx"
import { PairingFailed } from "./PairingFailed.tsx"
import { QrPart } from "./QrPart.tsx"
import { usePairing } from "./usePairing.ts"
import { useText } from "../atoms.ts"
import css from "./walletconnect.css?inline"

/** One code for any wallet that can scan it. */
export function ConnectingWalletConnectBasic() {
  const pairing = usePairing()
  const text = useText()
  return (
    <Styled className="pairing" css={css}>
      {pairing.error === undefined ? <QrPart pairing={pairing} />
        : <PairingFailed name={text("view.ConnectingWalletConnect")} error={pairing.error} again={pairing.again} />}
    </Styled>
  )
}
