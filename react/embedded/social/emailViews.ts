import { ConnectSocials } from "./ConnectSocials.tsx"
import { ConnectingSocial } from "./ConnectingSocial.tsx"
import { EmailLogin } from "../login/EmailLogin.tsx"
import { EmailVerifyDevice } from "../login/EmailVerifyDevice.tsx"
import { EmailVerifyOtp } from "../login/EmailVerifyOtp.tsx"
import { WaysAfter, WaysBefore } from "./Ways.tsx"

/** The views for signing in by email and social account, and their parts in Connect, by name. */
export const emailViews = {
  ConnectSocials,
  ConnectingSocial,
  EmailLogin,
  EmailVerifyDevice,
  EmailVerifyOtp,
  "part.before": WaysBefore,
  "part.after": WaysAfter,
  "part.ways": WaysAfter
}
