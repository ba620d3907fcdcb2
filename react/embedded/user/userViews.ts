import { UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp } from "./UpdateEmailOtp.tsx"
import { UpdateEmailWallet } from "./UpdateEmailWallet.tsx"
import { UpgradeEmailWallet } from "./UpgradeEmailWallet.tsx"

/** The views that change the embedded wallet, by view name. */
export const userViews = { UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp, UpdateEmailWallet, UpgradeEmailWallet }
