import { UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp } from "./UpdateEmailOtp.tsx"
import { UpdateEmailWallet } from "./UpdateEmailWallet.tsx"
import { UpgradeEmailWallet } from "./UpgradeEmailWallet.tsx"

/** The views in which the visitor changes the embedded wallet, by their names. */
export const userViews = { UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp, UpdateEmailWallet, UpgradeEmailWallet }
