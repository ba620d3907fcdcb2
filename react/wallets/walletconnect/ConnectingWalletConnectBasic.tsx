import { useText } from "../../foundation/state/atoms.ts"
import { codeIcon } from "../../foundation/ui/icons.ts"
import { phoneIcon } from "../../foundation/parts/viewIcons.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { GetWalletLink } from "../../foundation/ui/GetWalletLink.tsx"
import { Pairing } from "./Pairing.tsx"
import { PairingFailed } from "./PairingFailed.tsx"
import { QrPart } from "./QrPart.tsx"
import { usePairing } from "./usePairing.ts"

/** A code that any wallet can scan. */
export function ConnectingWalletConnectBasic() {
  const pairing = usePairing()
  const text = useText()
  return (
    <Pairing
      foot={pairing.error === undefined ? <GetWalletLink question={text("walletconnect.noWallet")} /> : undefined}
    >
      {pairing.error === undefined ? (
        <QrPart pairing={pairing} logo={<Picture name={text("view.ConnectingWalletConnect")} iconPath={phoneIcon} />} />
      ) : (
        <PairingFailed
          name={text("view.ConnectingWalletConnect")}
          iconPath={codeIcon}
          error={pairing.error}
          again={pairing.again}
        />
      )}
    </Pairing>
  )
}
